/** What reads and writes links: loaded with the first one. */
export { linkedJson, linkOf, readLink } from '../../present/link.ts';
