import { allSituations } from '../../situations/by-state.ts';
import { Choice } from '../shell/Choice.tsx';
import { show } from '../view.ts';

interface Props {
  /** What is compared: `flow`. */
  kind: string;
  options: readonly { value: string; name: string }[];
  one: string;
  other: string;
}
/** The two that are compared, to be chosen. */
export const Chosen = ({ kind, options, one, other }: Props) => (
  <div className="compare__chosen">
    <span data-side="one">
      <Choice
        label="The one"
        value={one}
        options={options}
        onChoose={(value) => show({ item: `${kind}:${value}`, other })}
      />
    </span>
    <span data-side="other">
      <Choice
        label="The other"
        value={other}
        options={options}
        onChoose={(value) => show({ item: `${kind}:${one}`, other: value })}
      />
    </span>
  </div>
);

/** Of `flow:leanStep2`, what is compared by its kind: `leanStep2`; empty: nothing is named. */
export const idOf = (item: string | null): string => item?.split(':')[1] ?? '';

/** Every situation, to choose from. */
export const SITUATIONS = allSituations.map(({ id, name }) => ({ value: id, name: `${id.split('.')[0]}: ${name}` }));
