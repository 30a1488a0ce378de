import { resolve } from 'node:path';
import { type ArmiesAfter, applyResult } from '../../../armies/apply.ts';
import { nameOf } from '../../../armies/entries.ts';
import { placeEntry } from '../../../armies/fill.ts';
import type { Armies, Placements, EntryRef } from '../../../armies/placements.ts';
import { entriesNamed } from '../../../armies/sheet.ts';
import { type Resolvable } from '../../../calculate/calculation.ts';
import type { ArmyRules } from '../../../kernel/army.ts';
import type { Procedure, Ruleset } from '../../../kernel/ruleset.ts';
import { BadInput, type Path } from '../../../kernel/schema.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import type { Resolution } from '../../../kernel/rolled-dice.ts';
import { resultSentence } from '../../../present/sentence.ts';
import { nearest, squash } from '../../../present/typed-input/likeness.ts';
import { didYouMean, inDoubt, quoted } from '../../../present/typed-input/single-value.ts';
import type { Arguments } from '../../arguments/arguments.ts';
import type { Units } from '../../arguments/flags.ts';
import { badInput } from '../../arguments/problem.ts';
import type { World } from '../../world.ts';
import { fileName, replaceAll } from '../../files.ts';
import { fileText, type ArmyOfFile, readArmyFile, printLeftOut } from './army-file.ts';

/** A unit of one of the armies, as it is named. */
interface MusteredUnit {
  readonly ref: EntryRef;
  readonly name: Text;
  /** A name that no other unit has: the army's, then its own. */
  readonly whole: string;
}

/** The armies that were brought for one calculation, and who of them stands where in it. */
export class Muster implements Units {
  readonly #rules: ArmyRules;
  readonly #procedure: Procedure;
  readonly #kept: readonly ArmyOfFile[];
  #placements: Placements = {};

  constructor(rules: ArmyRules, procedure: Procedure, kept: readonly ArmyOfFile[]) {
    this.#rules = rules;
    this.#procedure = procedure;
    this.#kept = kept;
  }

  get #armies(): Armies {
    return Object.fromEntries(this.#kept.map(({ file, army }) => [file, army]));
  }

  place(path: Path, present: unknown, name: string, flag: string): unknown {
    const setting = { rules: this.#rules, procedure: this.#procedure, armies: this.#armies };
    const ref = this.#refTo(name, flag);
    try {
      const { placed, actor } = placeEntry(setting, path, present, ref, this.#placements);
      this.#placements = { ...this.#placements, [actor]: ref };
      return placed;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      throw new BadInput(error.problems.map(({ text }) => ({ path: flag, text })));
    }
  }

  /** Finds a unit by its name or, where several bear it, by army and name (`Macedon/Agema`) or army and id (`Macedon/e3`). */
  #refTo(typed: string, flag: string): EntryRef {
    const [, whose = '', own = typed] = /^(.*?)\/(.*)$/s.exec(typed) ?? [];
    const found = [...this.#unitsCalled(this.#kept, typed)];
    if (found.length === 0)
      found.push(
        ...this.#unitsCalled(
          this.#kept.filter((kept) => isCalled(kept, whose)),
          own.trim(),
        ),
      );
    if (found.length === 1) return found[0]!.ref;
    const all = this.#allUnits(this.#kept);
    const near = nearest(typed, all, ({ name }) => [name.fr, name.en]);
    const text =
      found.length > 1
        ? inDoubt(
            `@${typed}`,
            found.map(({ whole }) => same(whole)),
          )
        : near.length > 0
          ? didYouMean(
              `@${typed}`,
              near.map(({ name }) => t(`@${name.fr}`, `@${name.en}`)),
            )
          : this.#nobodyText(typed);
    throw new BadInput([{ path: flag, text }]);
  }

  #nobodyText(typed: string): Text {
    const said = quoted(`@${typed}`);
    const names = this.#kept.map(({ army, file }) => army.name || fileName(file)).join(', ');
    return t(`${said.fr} n’est pas dans ${names}`, `${said.en} is not in ${names}`);
  }

  #unitsCalled(kept: readonly ArmyOfFile[], name: string): readonly MusteredUnit[] {
    const named = kept.map((one) => ({
      ...one,
      army: { ...one.army, entries: entriesNamed(this.#rules, one.army, name) },
    }));
    const byName = this.#allUnits(named);
    return byName.length > 0 ? byName : this.#allUnits(kept).filter(({ ref }) => ref.entry === name);
  }

  #allUnits(kept: readonly ArmyOfFile[]): readonly MusteredUnit[] {
    return kept.flatMap(({ file, army }) =>
      army.entries.map((entry) => {
        const name = nameOf(this.#rules, entry);
        const alone = entriesNamed(this.#rules, this.#armies[file]!, name.en).length === 1;
        return {
          ref: { army: file, entry: entry.id },
          name,
          whole: `@${army.name || fileName(file)}/${alone ? name.en : entry.id}`,
        };
      }),
    );
  }

  /** What a result changes in the armies, and the files that are to be written for it. */
  after(found: Resolvable, resolution: Resolution<unknown>): ChangesInFiles {
    const { input, cast } = found.assessment;
    const effects = this.#procedure.effects(input, resolution.outcome);
    const result = applyResult(this.#rules, this.#armies, this.#placements, {
      procedure: this.#procedure,
      effects,
      cast,
    });
    const text = resultSentence(found, resolution);
    const files = new Map<string, string>();
    for (const { file, history, army } of this.#kept) {
      const changes = result.changes.filter((change) => change.army === file);
      const changed = {
        rules: this.#rules,
        army: result.armies[file] ?? army,
        history: [...history, { text, changes }],
      };
      if (changes.length > 0) files.set(file, fileText(changed));
    }
    return { ...result, files: [...files.keys()], write: () => replaceAll(files) };
  }

  get isEmpty(): boolean {
    return Object.keys(this.#placements).length === 0;
  }
}

export interface ChangesInFiles extends ArmiesAfter {
  readonly files: readonly string[];
  write(): Promise<void>;
}

const isCalled = ({ army, file }: ArmyOfFile, typed: string): boolean =>
  [army.name, fileName(file), fileName(file).replace(/\.json$/, '')].some(
    (name) => squash(name) === squash(typed) && squash(typed) !== '',
  );

/** The armies of `--army`, all of the ruleset in hand. Throws `BadInput`. */
export async function musterArmies(
  args: Arguments,
  world: World,
  ruleset: Ruleset,
  procedure: Procedure,
): Promise<Muster> {
  const rules = await ruleset.army();
  const kept: ArmyOfFile[] = [];
  for (const file of args.armies) {
    if (kept.some((other) => resolve(other.file) === resolve(file)))
      throw badInput(`--army ${fileName(file)}`, 'est donnée deux fois', 'is given twice');
    const one = await readArmyFile(file, world, rules);
    printLeftOut(file, one.left, args, world, args.apply);
    kept.push(one);
  }
  return new Muster(rules, procedure, kept);
}
