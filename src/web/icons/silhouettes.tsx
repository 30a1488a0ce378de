import DRAWINGS from './silhouettes.svg?no-inline';

/** Drawings of `silhouettes.svg` by the codes of types of units, in a box of 32 by 24. */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  Ph: 'phalanx',
  Ho: 'hoplites',
  Pe: 'peltast',
  In: 'foot-spears',
  Ja: 'javelinmen',
  Ar: 'archers',
  Ca: 'lancers',
  Cl: 'horse-javelins',
  Ch: 'chariot',
  El: 'elephant',
  infantry: 'line-infantry',
  cavalry: 'sabres',
  'heavy-cavalry': 'cuirassiers',
  artillery: 'cannon',
  'horse-artillery': 'horse-gun',
};

export const silhouetteOf = (type: string): string | undefined =>
  Object.hasOwn(SILHOUETTES, type) ? SILHOUETTES[type] : undefined;

/** Shapes filled with ink, what shows the counter through them, and lines. */
export const Silhouette = ({ name }: { name: string }) => (
  <>
    <use class="silhouette-ink" href={`${DRAWINGS}#${name}-ink`} />
    <use class="silhouette-light" href={`${DRAWINGS}#${name}-light`} />
    <use class="silhouette-lines" href={`${DRAWINGS}#${name}-lines`} />
  </>
);
