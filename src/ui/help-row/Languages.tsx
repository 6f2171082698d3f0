import { useState, type MouseEvent } from 'react';
import { Status } from '../status/Status.tsx';

export type LanguagesProps = {
  label: string;
  /** The locale of the page. */
  value: string;
  /** Each language by its own name, with this page’s address in it; `value` is its locale. */
  options: readonly { readonly value: string; readonly label: string; readonly href: string }[];
  onChange: (value: string) => void;
};

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * The choice of language: links, which act on a press and not on the way to it (WCAG 3.2.2), each named in its own language (3.1.2).
 * Where no script runs they lead to the same page. One that was chosen says its name: the focus stays, and the page is another.
 */
export function Languages({ label, value: current, options, onChange }: LanguagesProps) {
  const [first] = useState(current);
  return (
    <nav className="languages" aria-label={label}>
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
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Status unseen>{current === first ? null : options.find(({ value }) => value === current)?.label}</Status>
    </nav>
  );
}
