/** What nobody needs before there is a result: loaded with the first one. */
export { ResultView } from './answer/result.tsx';
