import { byDefault, list, type OutputOf, record, whole, words } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { MOST_COLUMNS, MOST_ROWS } from './hex.ts';

const LONGEST_NAME = 60;
const LONGEST_ID = 30;
const MOST_LETTERS = 40;
const MOST_GROUPS = 60;
const MOST_SIDES = 2000;
const MOST_PLACES = 200;

export const name = record(t('Nom', 'Name'), {
  fr: words(t('En français', 'In French'), LONGEST_NAME),
  en: words(t('En anglais', 'In English'), LONGEST_NAME),
});

const hexNumber = words(t('Numéro d’hexagone', 'Hex number'), 4);

const letter = record(t('Lettre', 'Letter'), {
  letter: words(t('Lettre', 'Letter'), 1),
  terrain: words(t('Terrain', 'Terrain'), LONGEST_ID),
});

const sides = record(t('Côtés d’hexagone', 'Hexsides'), {
  kind: words(t('Nature', 'Kind'), LONGEST_ID),
  between: list(
    t('Entre deux hexagones', 'Between two hexes'),
    words(t('Deux hexagones', 'Two hexes'), 9, {
      help: t('0407-0408 ; pour un ouvrage, l’intérieur d’abord', '0407-0408; of a work, the inside first'),
    }),
    1,
    MOST_SIDES,
  ),
});

const road = record(t('Route', 'Road'), {
  kind: words(t('Nature', 'Kind'), LONGEST_ID),
  path: list(t('Hexagones', 'Hexes'), hexNumber, 2, MOST_COLUMNS * 4),
});

const place = record(t('Lieu', 'Place'), { hex: hexNumber, name });

const rows = (label: ReturnType<typeof t>, min: number) =>
  list(label, words(t('Rangée', 'Row'), MOST_COLUMNS), min, MOST_ROWS);

/**
 * A map as a document: plain JSON, laid out so that a person can read it.
 *
 *     { "width": 4, "height": 2, "legend": [{ "letter": ".", "terrain": "clear" }, { "letter": "w", "terrain": "woods" }],
 *       "terrain": ["..w.", ".ww."], "levels": ["0001", "0011"],
 *       "sides": [{ "kind": "stream", "between": ["0101-0102", "0201-0202"] }],
 *       "roads": [{ "kind": "road", "path": ["0101", "0201", "0301"] }],
 *       "places": [{ "hex": "0301", "name": { "fr": "Le Gué", "en": "The Ford" } }] }
 */
export const mapDocument = record(t('Carte', 'Map'), {
  name: byDefault(name, {}),
  width: whole(t('Colonnes', 'Columns'), 1, MOST_COLUMNS),
  height: whole(t('Rangées', 'Rows'), 1, MOST_ROWS),
  legend: list(t('Lettres des terrains', 'Letters of terrains'), letter, 1, MOST_LETTERS),
  terrain: rows(t('Terrains, une lettre par hexagone', 'Terrain, a letter for each hex'), 1),
  levels: byDefault(rows(t('Niveaux, un chiffre par hexagone', 'Levels, a digit for each hex'), 0), []),
  sides: byDefault(list(t('Côtés d’hexagone', 'Hexsides'), sides, 0, MOST_GROUPS), []),
  roads: byDefault(list(t('Routes', 'Roads'), road, 0, MOST_GROUPS), []),
  places: byDefault(list(t('Lieux', 'Places'), place, 0, MOST_PLACES), []),
});
export type MapDocument = OutputOf<typeof mapDocument>;
