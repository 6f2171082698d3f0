import type { State } from '../../charts/facts.types.ts';
import { withoutScreen, type WithoutScreen } from '../../situations/by-state.ts';
import { LiveScreen } from '../screen/LiveScreen.tsx';
import { Choice } from '../shell/Choice.tsx';
import { show, useView } from '../view.ts';
import type { ShownSituation } from './useShown.ts';
import type { Locale } from '../../../../locales/languages.ts';
import { BASE } from '../../../../machines/domain/site.ts';
import { SCREENS } from '../screen/address.ts';
import { addressOf } from '../../../photograph/screens/situations.ts';

const WITHOUT: Readonly<Record<WithoutScreen, string>> = {
  beforeThePage: 'Nothing is drawn yet: the address is being parsed.',
  passedThrough: 'Never visible: it leads on immediately.',
  pageIsLeft: 'The page is closed: the visitor sees the next one.',
  background: 'It runs in the background, without a screen.',
};
/** Width of the small picture, in px; a wide window is shown larger. */
const SMALL = 138;
const WIDE = 334;
const NARROW_WINDOW = 600;

interface Props {
  state: State;
  of: ShownSituation;
  children: React.ReactNode;
}
/** The live screen of a state. Presses on it move the visit and, if enabled, the selected state. */
export function Screen({ state, of, children }: Props) {
  const { language, width, text } = useView();
  const { shown, situations, chosen, replaced, follows, setFollows, follow } = of;
  const why = shown === null ? withoutScreen(state) : null;
  const isWide = width > NARROW_WINDOW;
  return (
    <>
      <div className="state__screen" data-wide={isWide ? '' : undefined}>
        <LiveScreen
          situation={shown}
          language={language}
          width={width}
          text={text}
          shownWidth={isWide ? WIDE : SMALL}
          onMoved={follow}
        />
        {why && <p className="state__without">{WITHOUT[why]}</p>}
        <div className="state__facts">
          {children}
          {chosen && <OpenProduct id={chosen.id} language={language} />}
        </div>
      </div>
      {situations.length > 0 && (
        <div className="state__situations">
          {situations.length > 1 || replaced ? (
            <Choice
              label={`Situation, ${situations.length} to choose from`}
              value={replaced ? '' : (chosen?.id ?? '')}
              options={[
                ...(replaced ? [{ value: '', name: replaced.name }] : []),
                ...situations.map(({ id, name }) => ({ value: id, name })),
              ]}
              onChoose={(id) => show({ situation: id })}
            />
          ) : (
            <span>{chosen?.name}</span>
          )}
          <label>
            <input type="checkbox" checked={follows} onChange={() => setFollows(!follows)} /> Follow clicks
          </label>
        </div>
      )}
    </>
  );
}

interface ProductProps {
  /** The id of a situation: `RegistrationForm.slow`. */
  id: string;
  language: Locale;
}

/**
 * The product in a situation: on the dev server it continues from there; in the folder it is drawn without a running
 * visit.
 */
function productHref({ id, language }: ProductProps): string {
  const [screen = '', situation = ''] = id.split('.');
  return import.meta.env.DEV
    ? `${BASE}/${language}/?${new URLSearchParams({ stand: id }).toString()}`
    : `${SCREENS}${addressOf(screen, situation, language)}`;
}

/** Opens the product in that situation, in a new window. */
const OpenProduct = (props: ProductProps) => (
  <>
    <p>
      <a className="pill pill--full" href={productHref(props)} target="_blank" rel="noopener">
        Open in the product
      </a>
    </p>
    {!import.meta.env.DEV && <p className="faint">The visit does not continue there: a folder has no back end.</p>}
  </>
);
