import { allSituations, type Shown } from '../../situations/by-state.ts';
import { Choice } from '../shell/Choice.tsx';
import { show, useView } from '../view.ts';
import { heightOf } from '../../../photograph/screens/window.ts';
import type { Locale } from '../../../../locales/languages.ts';
import { LiveScreen } from '../screen/LiveScreen.tsx';

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

interface Side {
  /** Caption above the screen. */
  name: string;
  situation: Shown;
  language: Locale;
  /** @param keys of the messages that the page shows. */
  onDrawn: (keys: readonly string[]) => void;
}
/** Width of a screen, in px. */
const SHOWN = 320;

/** Two live screens, side by side. */
export function Screens({ one, other }: { one: Side; other: Side }) {
  const { width, text } = useView();
  const side = ({ name, situation, language, onDrawn }: Side, which: 'one' | 'other') => (
    <figure data-side={which}>
      <figcaption>{name}</figcaption>
      <div style={{ minBlockSize: heightOf(width) * (SHOWN / width) }}>
        <LiveScreen
          situation={situation}
          language={language}
          width={width}
          text={text}
          shownWidth={SHOWN}
          onDrawn={onDrawn}
        />
      </div>
    </figure>
  );
  return (
    <div className="compare__screens">
      {side(one, 'one')}
      {side(other, 'other')}
    </div>
  );
}
