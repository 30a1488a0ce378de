/** What puts a calculation in sentences: loaded when one is asked for or read aloud. */
export { Sentence } from './answer/sentence.tsx';
export { spoken } from './spoken.ts';
