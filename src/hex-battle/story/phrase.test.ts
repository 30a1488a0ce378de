import { expect, test } from 'vitest';
import { t } from '../../kernel/text.ts';
import { person, phraseOf, possessive, says, sentence, together } from './phrase.ts';

const LYDIANS = phraseOf(t('Lydiens', 'Lydians'), 'plural');
const AGEMA = phraseOf(t('Agèma des hypaspistes', 'Agema of hypaspists'), 'masculine');

test.each([
  ['Lydiens', 'Lydians', 'plural', 'les Lydiens', 'des Lydiens', 'the Lydians'],
  ['Agèma', 'Agema', 'masculine', 'l’Agèma', 'de l’Agèma', 'the Agema'],
  ['I/25e', 'I/25th', 'masculine', 'le I/25e', 'du I/25e', 'the I/25th'],
  ['Garde', 'Guard', 'feminine', 'la Garde', 'de la Garde', 'the Guard'],
  [
    'Artillerie d’Acland',
    'Acland’s guns',
    'feminine',
    'l’Artillerie d’Acland',
    'de l’Artillerie d’Acland',
    'Acland’s guns',
  ],
  [
    'Cavaliers de Ménidas',
    'Menidas’ horse',
    'plural',
    'les Cavaliers de Ménidas',
    'des Cavaliers de Ménidas',
    'Menidas’ horse',
  ],
  ['Perdiccas', 'Perdiccas', 'none', 'Perdiccas', 'de Perdiccas', 'Perdiccas'],
  ['Arnim I', 'Arnim I', 'none', 'Arnim I', 'd’Arnim I', 'Arnim I'],
  [
    '1er Léger, 2e bataillon',
    '1st Light, 2nd battalion',
    'masculine',
    'le 1er Léger (2e bataillon)',
    'du 1er Léger (2e bataillon)',
    'the 1st Light (2nd battalion)',
  ],
  ['Vieille Garde', 'Old Guard', 'unknown', 'l’unité Vieille Garde', 'de l’unité Vieille Garde', 'Old Guard'],
] as const)('%s (%s, %s) is %s, %s, %s', (fr, en, article, named, of, english) => {
  const phrase = phraseOf(t(fr, en), article);
  expect([phrase.fr, phrase.of.fr, phrase.en, phrase.of.en]).toEqual([named, of, english, english]);
});

test('a French verb follows the number of its subject, an English one stands in the past', () => {
  const fall = ['recule', 'reculent', 'fell back'] as const;
  expect(says(LYDIANS, fall)).toEqual(t('les Lydiens reculent', 'the Lydians fell back'));
  expect(says(AGEMA, fall)).toEqual(t('l’Agèma des hypaspistes recule', 'the Agema of hypaspists fell back'));
  expect(says(together([AGEMA, person(t('Memnon', 'Memnon'))]), fall).fr).toBe(
    'l’Agèma des hypaspistes et Memnon reculent',
  );
});

test('an unknown name is told of as a unit, whatever its gender and number', () =>
  expect(says(phraseOf(t('Hussards', 'Hussars'), 'unknown'), ['recule', 'reculent', 'fell back'])).toEqual(
    t('l’unité Hussards recule', 'Hussars fell back'),
  ));

test('clauses stand one behind the other, the dice in brackets', () =>
  expect(sentence([t('un', 'one'), t('deux', 'two')], [t('dé 6, +4', 'die 6, +4')])).toEqual(
    t('Un ; deux (dé 6, +4)', 'One; two (die 6, +4)'),
  ));

test.each([
  ['Alexander', 'Alexander’s'],
  ['Arsames', 'Arsames’'],
])('%s has %s', (name, owned) => expect(possessive(name)).toBe(owned));
