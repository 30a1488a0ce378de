import { binomial } from '../../kernel/binomial.ts';
import { atLeast, below, d6, type Dice, facesOf, passingFaces, type Stage } from '../../kernel/dice.ts';
import type { ActorId } from '../../kernel/effect.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import type { Counts } from './counts.ts';

/**
 * One throw on the way from a blow to a wound: it goes on with this face or better, a save with less than it.
 * `side`: a hit on a melee falls on one of its sides (W-14).
 */
export interface Need {
  readonly to: 'hit' | 'side' | 'wound' | 'save';
  readonly face: number;
}

/** What the dice of a blow need, in their order; `null` where it cannot hurt, so that nothing is thrown. */
export type AttackRolls = readonly Need[] | null;

/** The dice after the hit; `null` where no die wounds or saves. */
export interface WoundAndSave {
  readonly wound: number | null;
  readonly save: number | null;
}

/** A 1 that hits is no throw at all (W-1 as printed). */
export const hitRolls = (die: number): readonly Need[] => (die <= 1 ? [] : [{ to: 'hit', face: die }]);

export function woundRolls({ wound, save }: WoundAndSave): AttackRolls {
  if (wound === null) return null;
  const needs: Need[] = [{ to: 'wound', face: wound }];
  if (save !== null) needs.push({ to: 'save', face: save });
  return needs;
}

/** The rolls of a blow, from the hit to the save. */
export function allRolls(hit: number, hurt: WoundAndSave): AttackRolls {
  const after = woundRolls(hurt);
  return after === null ? null : [...hitRolls(hit), ...after];
}

/** Who throws at whom; `place` tells the one struck from the others without a name. */
export interface Parties {
  readonly who: ActorId;
  readonly whom: ActorId;
  readonly place: Text;
}

export const WHICH_SIDE = t('1-3 camp des tireurs, 4-6 ennemi', '1-3 the shooters’ side, 4-6 the enemy');

const HITS = t('touches', 'hits');
const ON_ENEMY = t('sur l’ennemi', 'on the enemy');
const WOUNDS = t('blessures', 'wounds');
const FAILED_SAVES = t('sauvegardes ratées', 'failed saves');

/** Saves are thrown for the target; what goes on are those that fail. */
export const saveStage = (who: ActorId, face: number): Stage =>
  below(d6, face, {
    who,
    why: t(`sauvegardes, ${face}+`, `saves, ${face}+`),
    counted: t('ratées', 'failed'),
    brief: FAILED_SAVES,
  });

function stageOf({ to, face }: Need, { who, whom, place }: Parties): Stage {
  switch (to) {
    case 'hit':
      return atLeast(d6, face, { who, why: t(`toucher, ${face}+`, `to hit, ${face}+`), brief: HITS });
    case 'side':
      return atLeast(d6, face, { who, why: WHICH_SIDE, brief: ON_ENEMY });
    case 'wound':
      return atLeast(d6, face, {
        who,
        why: t(`blesser (${place.fr}), ${face}+`, `to wound (${place.en}), ${face}+`),
        brief: WOUNDS,
      });
    case 'save':
      return saveStage(whom, face);
  }
}

/** Odds ask for the same dice thousands of times: made anew each time, they would double the cost of a large count. */
const made = new WeakMap<readonly Need[], { readonly parties: Parties; readonly stages: readonly Stage[] }>();

function stagesOf(rolls: readonly Need[], parties: Parties): readonly Stage[] {
  const known = made.get(rolls);
  if (known?.parties.who === parties.who && known.parties.whom === parties.whom) return known.stages;
  const stages = rolls.map((need) => stageOf(need, parties));
  made.set(rolls, { parties, stages });
  return stages;
}

/** How many of a pool of dice pass all their rolls. */
export function passAll(dice: Dice, n: number, rolls: AttackRolls, parties: Parties): number {
  if (rolls === null || n === 0) return 0;
  return dice.chain(n, stagesOf(rolls, parties));
}

/** The chance that one die passes all its rolls: so many out of so many. */
export function chanceOf(rolls: AttackRolls): { readonly pass: bigint; readonly of: bigint } {
  if (rolls === null) return { pass: 0n, of: 1n };
  const stages = rolls.map((need) => stageOf(need, NOBODY));
  return {
    pass: stages.reduce((product, stage) => product * BigInt(passingFaces(stage)), 1n),
    of: BigInt(facesOf(d6)) ** BigInt(stages.length),
  };
}

const NOBODY: Parties = { who: '', whom: '', place: t('', '') };

/** How many of a pool of dice pass all their rolls, as exact chances. */
export function passAllCounts(n: number, rolls: AttackRolls): Counts {
  const { pass, of } = chanceOf(rolls);
  return binomial(n, pass, of);
}

interface Struck {
  readonly n: number;
  readonly rolls: AttackRolls;
  readonly capacity: number;
  readonly parties: Parties;
}

const cappedWounds = ({ n, rolls, capacity, parties }: Struck, dice: Dice): number =>
  Math.min(capacity, passAll(dice, n, rolls, parties));

/**
 * Wounds that come through to a target that can take `capacity` more: beyond that they make no difference, and none
 * are thrown for at a target already gone (W-41).
 */
export const wounds = (dice: Dice, n: number, rolls: AttackRolls, capacity: number, parties: Parties): number => {
  if (capacity === 0) return 0;
  return n <= capacity ? passAll(dice, n, rolls, parties) : dice.step(cappedWounds, { n, rolls, capacity, parties });
};

export const hitText = (hit: number): Text =>
  hit <= 1 ? t('touche d’office', 'hits without a die') : t(`${hit}+ touche`, `${hit}+ hits`);

const savesText = (save: number | null): Text =>
  save === null ? t('pas de sauvegarde', 'no save') : t(`sauvegarde ${save}+`, `save ${save}+`);

const UNABLE = t('sans pouvoir blesser', 'unable to wound');

const facesText = (rolls: readonly Need[]): string =>
  rolls
    .filter(({ to }) => to === 'hit' || to === 'wound')
    .map(({ face }) => `${face}+`)
    .join('/');

const saveIn = (rolls: readonly Need[]): number | undefined => rolls.find(({ to }) => to === 'save')?.face;

/** `4+/4+, sauvegarde 5+`: the rolls of a blow in a sentence. */
export function rollsBrief(rolls: AttackRolls): Text {
  if (rolls === null) return UNABLE;
  const [faces, saved] = [facesText(rolls), savesText(saveIn(rolls) ?? null)];
  return t(`${faces}, ${saved.fr}`, `${faces}, ${saved.en}`);
}

/** `4+/4+, svg ennemie 5+`: the same where both sides strike, so that nobody takes the save for the striker's. */
export function blowBrief(rolls: AttackRolls): Text {
  if (rolls === null) return UNABLE;
  const [faces, save] = [facesText(rolls), saveIn(rolls)];
  return save === undefined ? same(faces) : t(`${faces}, svg ennemie ${save}+`, `${faces}, enemy saves on ${save}+`);
}

/** `4+ blesse, sauvegarde 5+`, or why nothing is thrown. */
export function woundAndSaveText({ wound, save }: WoundAndSave, strength: number, toughness: readonly number[]): Text {
  if (wound === null) {
    const all = [...new Set(toughness)];
    return t(
      `aucun dé, F${strength} ne peut blesser ${all.map((n) => `E${n}`).join(', ')}`,
      `no die, S${strength} cannot wound ${all.map((n) => `T${n}`).join(', ')}`,
    );
  }
  const saves = savesText(save);
  return t(`${wound}+ blesse, ${saves.fr}`, `${wound}+ wounds, ${saves.en}`);
}

/** `archers, 12 d6 : 4+ touche, 4+ blesse, sauvegarde 5+` */
export function rollsText(
  who: Text,
  dice: number,
  hit: number,
  hurt: WoundAndSave,
  strength: number,
  toughness: number,
): Text {
  const after = woundAndSaveText(hurt, strength, [toughness]);
  if (hurt.wound === null) return t(`${who.fr} : ${after.fr}`, `${who.en}: ${after.en}`);
  const hits = hitText(hit);
  return t(`${who.fr}, ${dice} d6 : ${hits.fr}, ${after.fr}`, `${who.en}, ${dice} d6: ${hits.en}, ${after.en}`);
}
