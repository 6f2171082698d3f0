import { heightOf } from '../../../photograph/screens/window.ts';
import type { Locale } from '../../../../locales/languages.ts';
import type { Shown } from '../../situations/by-state.ts';
import { LiveScreen } from '../screen/LiveScreen.tsx';
import { useView } from '../view.ts';

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
