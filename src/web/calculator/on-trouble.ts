/** What is needed only where there is no answer. */
export { Trouble } from './trouble.tsx';
