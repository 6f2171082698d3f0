import './header.css';
import { LANGUAGES, isLocale } from '../../../locales/languages.ts';
import { Choice } from './shell/Choice.tsx';
import { Stately } from './shell/Stately.tsx';
import { Search } from './search/Search.tsx';
import { hrefOf, show, HEADER_SECTIONS, TEXT_SIZES, useView, WIDTHS } from './view.ts';

const TITLES: Readonly<Record<(typeof HEADER_SECTIONS)[number], string>> = {
  plan: 'Plan',
  chart: 'Chart',
  funnel: 'Funnel',
};
const LANGUAGE_CHOICES = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, name }));
const WIDTH_CHOICES = WIDTHS.map((width) => ({ value: String(width), name: `${width} px` }));
const TEXT_CHOICES = TEXT_SIZES.map((text) => ({ value: String(text), name: `${text} %` }));

interface Props {
  /** True if the navigation of a narrow window is collapsed. */
  folded: boolean;
  onFold: (folded: boolean) => void;
}

/** The header: search, sections (plan, chart, funnel) and display settings of the screens. */
export function Header({ folded, onFold }: Props) {
  const { section, question, language, width, text } = useView();
  return (
    <header>
      <h1>
        <a href="#/plan">
          Vestibule <em>· the flows, as they run</em>
        </a>
      </h1>
      <button
        type="button"
        className="pill header__fold"
        aria-expanded={!folded}
        aria-controls="topics"
        onClick={() => onFold(!folded)}
      >
        Topics
      </button>
      <div className="header__find">
        <Search />
      </div>
      <nav className="header__sections" aria-label="Sections">
        {HEADER_SECTIONS.map((one) => (
          <a
            key={one}
            className="pill"
            href={hrefOf({ section: one, question: null })}
            aria-current={one === section && question === null ? 'page' : undefined}
          >
            {TITLES[one]}
          </a>
        ))}
      </nav>
      <fieldset className="header__show" aria-label="How screens are shown">
        <span aria-hidden="true">Show</span>
        <Choice
          label="Language"
          value={language}
          options={LANGUAGE_CHOICES}
          onChoose={(value) => isLocale(value) && show({ language: value })}
        />
        <Choice
          label="Width of the window"
          value={String(width)}
          options={WIDTH_CHOICES}
          onChoose={(value) => show({ width: WIDTHS.find((one) => String(one) === value) ?? width })}
        />
        <Choice
          label="Size of text"
          value={String(text)}
          options={TEXT_CHOICES}
          onChoose={(value) => show({ text: TEXT_SIZES.find((one) => String(one) === value) ?? text })}
        />
        <Stately />
      </fieldset>
    </header>
  );
}
