/* A combobox keeps the cursor in its field, so its list needs ARIA roles instead of HTML elements. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import './search.css';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Found } from '../../search/find.ts';
import { KINDS, type SearchItem } from '../../search/search-item.types.ts';
import { show, useView } from '../view.ts';
import type { Locale } from '../../../../locales/languages.ts';
import { DATA } from '../decides/Decides.tsx';
import { situationsShowing } from '../pictures.ts';
import { loadTexts, useOfLanguage } from '../use-texts.ts';

const ID = 'search';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
/** `/` focuses the search and selects its text. */
function useSlash() {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const input = document.getElementById(ID);
      if (event.key !== '/' || isTyping(event.target) || !(input instanceof HTMLInputElement)) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const optionId = (at: number) => `${ID}-${at}`;

function resultCount(found: readonly Found[]): string {
  const count = found.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
}

interface OptionsProps {
  found: readonly Found[];
  /** The option that Enter chooses. */
  active: SearchItem | undefined;
  all: readonly SearchItem[];
  onChoose: (item: SearchItem) => void;
}
function Options({ found, active, all, onChoose }: OptionsProps) {
  return (
    <div className="search__list" id={`${ID}-list`} role="listbox" aria-label="Found">
      {found.map(({ kind, items, count }) => (
        <div key={kind} role="group" aria-label={KINDS[kind]}>
          <div className="search__kind" aria-hidden="true">
            {KINDS[kind]} {count > items.length && <small>{`${items.length} of ${count}`}</small>}
          </div>
          {items.map((item) => (
            // The input handles the keys; the pointer handles a press.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.id}
              id={optionId(all.indexOf(item))}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              <span>{item.title}</span>
              {item.detail !== '' && <small>{item.detail}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Searches everything that the workbench knows: typing, arrow keys and Enter. */
export function Search() {
  const { language } = useView();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [at, setAt] = useState(0);
  const found = useFound(typed, language, isWanted);
  const all = found.flatMap(({ items }) => items);
  const active = all[Math.min(at, all.length - 1)];
  useSlash();
  const isShown = isOpen && typed.trim() !== '';

  function choose(item: SearchItem) {
    setOpen(false);
    setTyped('');
    show(item.view);
  }
  function move(to: number) {
    setOpen(true);
    setAt(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const last = all.length - 1;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(at >= last ? 0 : at + 1),
      ArrowUp: () => move(at <= 0 ? Math.max(last, 0) : at - 1),
      Enter: () => active && isShown && choose(active),
      Escape: () => (isShown ? setOpen(false) : setTyped('')),
    };
    const does = keys[event.key];
    if (!does || event.nativeEvent.isComposing) return;
    event.preventDefault();
    does();
  }
  return (
    <div className="search" role="search">
      <input
        id={ID}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label="Find a state, a control, a mail, an event, an address, a message"
        placeholder="Find a state, a control, a mail, a message …"
        aria-expanded={isShown}
        aria-controls={`${ID}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active ? optionId(all.indexOf(active)) : undefined}
        value={typed}
        onFocus={() => setWanted(true)}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={press}
      />
      <kbd aria-hidden="true">/</kbd>
      {isShown && all.length > 0 && <Options found={found} active={active} all={all} onChoose={choose} />}
      <output className={isShown && all.length === 0 ? 'search__no-results' : 'unseen'}>
        {isShown ? resultCount(found) : ''}
      </output>
    </div>
  );
}

/** The finder of one language, created on first use. */
type Find = (typed: string) => readonly Found[];

async function make(language: Locale): Promise<Find> {
  const [{ finderOf }, { searchItems }, texts] = await Promise.all([
    import('../../search/find.ts'),
    import('../../search/search-items.ts'),
    loadTexts(language),
  ]);
  return finderOf(searchItems(DATA, texts, situationsShowing));
}

const made = new Map<Locale, Promise<Find>>();
function loadFinder(language: Locale): Promise<Find> {
  const finder = made.get(language) ?? make(language);
  made.set(language, finder);
  return finder;
}

const NOTHING: readonly Found[] = [];
/** Search results for the typed text. @param wanted if the search is in use; nothing is loaded before. */
function useFound(typed: string, language: Locale, wanted: boolean): readonly Found[] {
  // The promise resolves to a function, which a React state setter would call.
  const finder = useOfLanguage(loadFinder, language, wanted);
  return finder && typed.trim() !== '' ? finder(typed) : NOTHING;
}
