import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import { firstDraft } from '../../form/drafts.ts';
import { rootFields } from '../sides.ts';
import { drawn } from './places.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));

const picture = (rulesetId: string, procedureId: string) => {
  const procedure = RULESETS.find(({ id }) => id === rulesetId)!.procedures.find(({ id }) => id === procedureId)!;
  const [fields, draft] = [rootFields(procedure.situation), firstDraft(procedure, 'en')];
  return (['own', 'enemy'] as const).map((side) =>
    drawn(fields, draft, side).counters.map(({ path, type, figures }) => `${path} ${type} ${figures}`),
  );
};

it.each([
  [
    'alexandre',
    'melee',
    [['attackers[1].units[1] Ph 4-6', 'attackers[1].leaders[1] leader 1'], ['defenders[1].units[1] In 5-3']],
  ],
  ['dbm', 'close-combat', [['friend Bd Bd(O)'], ['enemy Wb Wb(O)', 'enemy.rears[1] Wb Wb(O)']]],
  ['wab', 'close-combat', [['attackers[1] infantry 24-6'], ['defenders[1] infantry 16-5']]],
])('%s %s is drawn as its counters', (ruleset, procedure, sides) => expect(picture(ruleset, procedure)).toEqual(sides));
