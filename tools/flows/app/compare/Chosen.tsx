import { allSituations } from '../../situations/by-state.ts';
import { Choice } from '../shell/Choice.tsx';
import { show } from '../view.ts';

interface Props {
  /** The kind of comparison, such as `flow`. */
  kind: string;
  options: readonly { value: string; name: string }[];
  one: string;
  other: string;
}
/** Selectors for the two compared items. */
export const Chosen = ({ kind, options, one, other }: Props) => (
  <div className="compare__chosen">
    <span data-side="one">
      <Choice
        label="First"
        value={one}
        options={options}
        onChoose={(value) => show({ item: `${kind}:${value}`, other })}
      />
    </span>
    <span data-side="other">
      <Choice
        label="Second"
        value={other}
        options={options}
        onChoose={(value) => show({ item: `${kind}:${one}`, other: value })}
      />
    </span>
  </div>
);

/** The id of a compared item: `leanStep2` of `flow:leanStep2`; otherwise empty. */
export const idOf = (item: string | null): string => item?.split(':')[1] ?? '';

/** Options for every situation. */
export const SITUATIONS = allSituations.map(({ id, name }) => ({ value: id, name: `${id.split('.')[0]}: ${name}` }));
