import { useId, type ReactNode } from 'react';
import type { LinkItem } from '../link-item.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
import './footer.css';

export type FooterColumn = {
  readonly heading: string;
  readonly links: readonly LinkItem[];
  /** Stands among the links, but does something instead of leading somewhere: the log-out, the cookie settings. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export type FooterProps = {
  home: LinkItem;
  /** What the house is, in a sentence. */
  about: ReactNode;
  columns: readonly FooterColumn[];
  language: LanguageSelectProps;
  /** The last line, left: payment and delivery. */
  services: ReactNode;
  /** The last line, right. */
  copyright: ReactNode;
};

/** The foot of the page: the house, its links, the language. */
export function Footer({ home, about, columns, language, services, copyright }: FooterProps) {
  return (
    <footer className="footer">
      <div className="footer__columns">
        <div className="footer__house">
          <Wordmark {...home} onInk />
          <p>{about}</p>
        </div>
        {columns.map((column) => (
          <Column key={column.heading} {...column} />
        ))}
        <LanguageSelect {...language} />
      </div>
      <div className="footer__end">
        <p>{services}</p>
        <p>{copyright}</p>
      </div>
    </footer>
  );
}

function Column({ heading, links, action }: FooterColumn) {
  const id = useId();
  return (
    <nav className="footer__column" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ label, ...anchor }) => (
          <li key={`${anchor.href} ${label}`}>
            <a {...anchor}>{label}</a>
          </li>
        ))}
        {action ? (
          <li>
            <button type="button" onClick={action.onPress}>
              {action.label}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
