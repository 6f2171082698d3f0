import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Status } from '../status/Status.tsx';
import './languages.css';

export type LanguagesProps = {
  label: string;
  /** The locale of the page. */
  value: string;
  /** Each language by its own name, with this page's URL in it; `value` is its locale. */
  options: readonly { readonly value: string; readonly label: string; readonly href: string }[];
  onChange: (value: string) => void;
};

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * The language menu: shows the current language and opens a list of links, which act on a press and not on focus (WCAG
 * 3.2.2), each named in its own language (3.1.2). Without scripts they lead to the same page. A choice closes the list,
 * returns the focus to the toggle and announces the language's name, because the page's language has changed.
 */
export function Languages({ label, value: current, options, onChange }: LanguagesProps) {
  const [first] = useState(current);
  const list = useRef<HTMLDetailsElement>(null);
  const own = options.find(({ value }) => value === current)?.label;
  const close = () => list.current?.removeAttribute('open');
  const goBack = () => {
    close();
    list.current?.querySelector('summary')?.focus();
  };
  const closing = {
    ref: list,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') goBack();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !list.current?.contains(relatedTarget)) close();
    },
  };
  return (
    <nav className="languages" aria-label={label}>
      <details {...closing}>
        <summary>{own}</summary>
        <ul>
          {options.map(({ value, label: name, href }) => (
            <li key={value}>
              <a
                href={href}
                lang={value}
                hrefLang={value}
                aria-current={value === current ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onChange(value);
                  goBack();
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <Status unseen>{current === first ? null : own}</Status>
    </nav>
  );
}
