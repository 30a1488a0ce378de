import type { Problem } from '../kernel/schema.ts';
import { type Lang, t, type Text } from '../kernel/text.ts';

interface Kind {
  readonly status: number;
  readonly title: Text;
  readonly about: Text;
}

const kind = (status: number, title: Text, about: Text): Kind => ({ status, title, about });

/** Everything that can go wrong with a request. `GET /api/problems` lists it. */
export const KINDS = {
  'bad-json': kind(
    400,
    t('JSON illisible', 'Unreadable JSON'),
    t('Le corps de la requête n’est pas du JSON correct.', 'The body of the request is not well-formed JSON.'),
  ),
  'bad-request': kind(
    400,
    t('Requête incorrecte', 'Bad request'),
    t('La requête elle-même est mal formée.', 'The request itself is malformed.'),
  ),
  unknown: kind(
    404,
    t('Introuvable', 'Not found'),
    t(
      'Il n’y a rien à cette adresse ; le détail dit ce qu’il y a.',
      'Nothing is there; the detail says what there is.',
    ),
  ),
  method: kind(
    405,
    t('Méthode inadaptée', 'Wrong method'),
    t('Cette adresse attend une autre méthode.', 'This address wants another method.'),
  ),
  'too-slow': kind(
    408,
    t('Requête trop lente', 'Request too slow'),
    t('La requête n’est pas arrivée à temps.', 'The request did not arrive in time.'),
  ),
  'too-large': kind(
    413,
    t('Requête trop grande', 'Request too large'),
    t('Le corps de la requête dépasse la limite.', 'The body of the request exceeds the limit.'),
  ),
  'media-type': kind(
    415,
    t('Format inconnu', 'Unknown format'),
    t('Le corps doit être du JSON (application/json).', 'The body must be JSON (application/json).'),
  ),
  'bad-input': kind(
    422,
    t('Données incorrectes', 'Input does not fit'),
    t(
      'Des champs ne conviennent pas ; `errors` dit lesquels et ce qui est attendu. Les listes se comptent à partir de 1.',
      'Some fields do not fit; `errors` says which and what is expected. Items of lists are counted from 1.',
    ),
  ),
  'bad-dice': kind(
    422,
    t('Dés incorrects', 'Dice do not fit'),
    t(
      'Une face est impossible, ou de trop ; `errors` dit laquelle.',
      'A face is impossible, or one too many; `errors` says which.',
    ),
  ),
  'too-long': kind(
    422,
    t('Calcul trop long', 'Too long to compute'),
    t(
      'Les chances exactes prendraient trop de temps ; `roll` et `resolve` répondent quand même.',
      'The exact odds would take too long; `roll` and `resolve` still answer.',
    ),
  ),
  'too-many': kind(
    429,
    t('Trop de requêtes', 'Too many requests'),
    t(
      'Trop de requêtes de cette adresse ; voir `Retry-After`.',
      'Too many requests from this address; see `Retry-After`.',
    ),
  ),
  'long-header': kind(
    431,
    t('En-têtes trop longs', 'Headers too long'),
    t('L’adresse et les en-têtes dépassent la limite.', 'The address and headers exceed the limit.'),
  ),
  busy: kind(
    503,
    t('Serveur occupé', 'Server busy'),
    t(
      'Trop de calculs longs attendent déjà ; voir `Retry-After`.',
      'Too many long calculations are waiting already; see `Retry-After`.',
    ),
  ),
  internal: kind(
    500,
    t('Erreur du serveur', 'Server error'),
    t('Une erreur de Grognard, non de la requête.', 'An error of Grognard, not of the request.'),
  ),
} as const satisfies Record<string, Kind>;

export type KindId = keyof typeof KINDS;

/** A request that cannot be answered, told in both languages. */
export class RequestProblem extends Error {
  readonly kind: KindId;
  readonly detail: Text;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    kind: KindId,
    detail: Text = KINDS[kind].about,
    { problems = [], headers = {} }: { problems?: readonly Problem[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail.en);
    this.kind = kind;
    this.detail = detail;
    this.problems = problems;
    this.headers = headers;
  }
}

/** The problem details of RFC 9457. */
export const problemJson = ({ kind, detail, problems }: RequestProblem, lang: Lang) => ({
  type: `/api/problems/${kind}`,
  title: KINDS[kind].title[lang],
  status: KINDS[kind].status,
  detail: detail[lang],
  errors: problems.map(({ path, text }) => ({ path, message: text[lang] })),
});

/** Nothing is called `id`; these are. */
export const unknownProblem = (what: Text, id: string, ids: readonly string[]): RequestProblem => {
  const given = id.length > 60 ? `${id.slice(0, 59)}…` : id;
  return new RequestProblem(
    'unknown',
    t(
      `${what.fr} « ${given} » n’existe pas ; il y a : ${ids.join(', ')}`,
      `there is no ${what.en} “${given}”; there are: ${ids.join(', ')}`,
    ),
  );
};
