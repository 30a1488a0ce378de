import { fieldOf } from '../../../kernel/schema.ts';
import { say } from '../../base/lang.ts';
import { placeText } from '../../form/field-names.ts';
import type { Model } from '../model.ts';
import { AttackDirections, type Layout } from './attack-directions.tsx';
import { type PicturedSide, type Spot, spotsAt } from './pictured-side.ts';

/** The arcs of a body of men, as a rulebook draws them. */
const ARCS: Layout = {
  struck: 'M-12-19h24v38h-24z',
  zones: [
    { at: 'front', x: -29, y: 0, d: 'M-14-21-43-44V44l29-23z' },
    { at: 'side', x: 0, y: -33, d: 'M-13-23-40-46h80L13-23z' },
    { at: 'side', x: 0, y: 33, d: 'M-13 23-40 46h80L13 23z' },
    { at: 'rear', x: 29, y: 0, d: 'M14-21 43-44v88L14 21z' },
  ],
};

interface ArcsProps {
  readonly model: Model;
  readonly own: PicturedSide;
  readonly enemy: PicturedSide;
}

/** Into which arc of whom each unit strikes, of both sides. */
export const Arcs = ({ model, own, enemy }: ArcsProps) => (
  <>
    <Struck
      model={model}
      by={own}
      attacks={[...spotsAt(own.spots, 'arc'), ...spotsAt(enemy.spots, 'struck')]}
      whom={enemy}
    />
    <Struck model={model} by={enemy} attacks={spotsAt(enemy.spots, 'arc')} whom={own} back />
  </>
);

interface StruckProps {
  readonly model: Model;
  readonly attacks: readonly Spot[];
  readonly by: PicturedSide;
  readonly whom: PicturedSide;
  readonly back?: boolean;
}

/** Each unit that is struck, and by whom in which of its arcs. */
function Struck({ model, attacks, by, whom, back = false }: StruckProps) {
  const against = ({ owner }: Spot): number =>
    Number(spotsAt(by.spots, 'against').find((spot) => spot.owner === owner)?.value ?? 1);
  const all = [...new Set(attacks.map(against))].sort((a, b) => a - b);
  return (
    <>
      {all.map((nth) => {
        const given = attacks.filter((attack) => against(attack) === nth);
        const numberOf = (i: number): number => Number(NTH.exec(given[i]!.owner)?.[1] ?? 1);
        const nameOf = (i: number): string => {
          const name = say(placeText(fieldOf(model.procedure.situation), given[i]!.owner.replace(NTH, '')));
          return attacks.length > 1 ? `${name} ${numberOf(i)}` : name;
        };
        return (
          <AttackDirections
            key={nth}
            model={model}
            attacks={given}
            layout={ARCS}
            back={back}
            mark={whom.counters.length > 1 ? nth : undefined}
            numberOf={numberOf}
            nameOf={nameOf}
          />
        );
      })}
    </>
  );
}

const NTH = /\[(\d+)\]$/;
