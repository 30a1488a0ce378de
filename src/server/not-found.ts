import { t } from '../kernel/text.ts';
import { RequestProblem } from './problems.ts';
import { isApi } from './security.ts';

const API_HINT = t(
  'rien à cette adresse ; commencer par GET /api/rulesets, tout est décrit dans /api/reference',
  'nothing at this address; start with GET /api/rulesets, all is described in /api/reference',
);
const PAGE_HINT = t('rien à cette adresse ; la page est à /', 'nothing at this address; the page is at /');

export const notFound = (url: string): RequestProblem =>
  new RequestProblem('unknown', isApi(url) ? API_HINT : PAGE_HINT);
