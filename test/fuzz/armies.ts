import fc from 'fast-check';
import { copySample, newArmy } from '../../src/armies/edit.ts';
import { armyJson, fileJson, readArmy, type ReadArmy } from '../../src/armies/army-file.ts';
import { readHistory } from '../../src/armies/history.ts';
import type { ArmyRules } from '../../src/kernel/army.ts';
import { armyLink, armyOfLink, readArmyLink } from '../../src/present/armies/link.ts';
import { armyTable, readArmyTable } from '../../src/present/armies/table.ts';
import { checkCharacterOf } from '../../src/present/link-encoding.ts';
import { withInPlace } from '../support/hostile.ts';
import { check, checkRefusal, checkText } from './checks.ts';
import { anyJson, RULESETS } from './procedures.ts';

interface Mustered {
  readonly rules: ArmyRules;
  readonly file: string;
  readonly link: string;
  readonly table: string;
}

/** The armies that come along, as each door takes them. */
export const MUSTERED: readonly Mustered[] = (
  await Promise.all(
    RULESETS.map(async (ruleset) => {
      const rules = await ruleset.army();
      return (await rules.samples()).map((sample) => {
        const army = copySample(rules, sample, 'en');
        const file = JSON.stringify(armyJson(rules, army));
        return { rules, file, link: armyLink(rules, army), table: armyTable(rules, army, 'en') };
      });
    }),
  )
).flat();

const which = fc.nat(MUSTERED.length - 1);

/** A text with some of its characters replaced, and perhaps cut. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(text.length), fc.oneof(fc.constantFrom(...'";,\t\n-_AB01{}[]='), fc.string())), {
        maxLength: 4,
      }),
      fc.option(fc.nat(text.length)),
    )
    .map(([puts, to]) => {
      const whole = puts.reduce((all, [at, put]) => all.slice(0, at) + put + all.slice(at + 1), text);
      return to === null ? whole : whole.slice(0, to);
    });

const ENVELOPE = { format: 'grognard-army', version: 1 };

/** Files: sound, cut, with a part replaced by anything, sound on the outside alone, or anything at all. */
export const files = which.chain((of) => {
  const { rules, file } = MUSTERED[of]!;
  const { ruleset } = rules;
  return fc.oneof(
    fc.constant(file),
    damaged(file),
    fc
      .tuple(anyJson, fc.nat(400))
      .map(([put, at]) => JSON.stringify(withInPlace(JSON.parse(file), put, at)) as string | undefined),
    fc
      .record({ name: anyJson, breaking: anyJson, entries: anyJson, history: anyJson })
      .map((within) => JSON.stringify({ ...ENVELOPE, ruleset, ...within })),
    fc.array(anyJson, { maxLength: 5 }).map((entries) => JSON.stringify({ ...ENVELOPE, ruleset, entries })),
    anyJson.map((json) => JSON.stringify(json)),
    fc.string({ unit: 'binary' }),
  );
});

const MOST_LEFT = 21;
const LONGEST_ACCOUNT = 20_000;

/** What was taken is an army that is written and read alike; what was left is told in a few lines. */
function checkRead(rules: ArmyRules, { army, left }: ReadArmy): void {
  check(left.length <= MOST_LEFT, `${left.length} lines about what was left`);
  checkText(left.map(({ path, text }) => `${path}: ${text.fr} ${text.en}`).join('\n'), LONGEST_ACCOUNT);
  const whole = JSON.stringify({ army, left: [] });
  const again = readArmy(rules, fileJson(JSON.stringify(armyJson(rules, army))));
  check(JSON.stringify(again) === whole, 'a file is read otherwise than it was written');
}

function refusable(read: () => void): void {
  try {
    read();
  } catch (error) {
    checkRefusal(error);
  }
}

export const armyFilesProperty = fc.property(which, files, (of, text) =>
  refusable(() => {
    const { rules } = MUSTERED[of]!;
    const json = fileJson(text ?? '');
    checkRead(rules, readArmy(rules, json));
    readHistory(rules, json, 'army');
  }),
);

const tables = which.chain((of) => {
  const { table } = MUSTERED[of]!;
  const cell = fc.oneof(fc.constantFrom(...table.split(/[;\n]/)), fc.constantFrom('400', '=1+1', '"', ''), fc.string());
  return fc.oneof(
    damaged(table),
    fc
      .tuple(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 8 }), fc.constantFrom(';', ',', '\t'))
      .map(([rows, sign]) => [table.split('\n')[0], ...rows.map((row) => row.join(sign))].join('\n')),
    fc.array(fc.array(cell, { maxLength: 8 })).map((rows) => rows.map((row) => row.join(';')).join('\r\n')),
    fc.string({ unit: 'binary' }),
  );
});

export const armyTablesProperty = fc.property(which, tables, fc.constantFrom('fr', 'en'), (of, text, lang) =>
  refusable(() => {
    const { rules } = MUSTERED[of]!;
    checkRead(rules, readArmyTable(rules, newArmy(rules, {}), text, lang));
  }),
);

const vouchedFor = (link: string): string => link + checkCharacterOf(link.slice(link.indexOf('.') + 1));

const links = which.chain((of) => {
  const { rules, link } = MUSTERED[of]!;
  const start = `#/${rules.ruleset}/army?a=`;
  return fc.oneof(
    fc.constant(link),
    damaged(link),
    damaged(link.slice(0, -1)).map(vouchedFor),
    fc.stringMatching(/^[\w-]{0,80}$/).map((text) => vouchedFor(`${start}1.${text}`)),
    fc.string().map((version) => link.replace('a=1.', `a=${version}.`)),
    fc.string({ unit: 'binary' }),
  );
});

export const armyLinksProperty = fc.property(links, (link) =>
  refusable(() => {
    const parts = readArmyLink(`https://example.org/${link}`);
    const found = MUSTERED.find(({ rules }) => rules.ruleset === parts.ruleset);
    if (found !== undefined) checkRead(found.rules, armyOfLink(found.rules, parts));
  }),
);
