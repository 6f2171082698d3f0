import type { LinkItem } from '../link-item.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { HelpRow, type HelpRowProps } from '../help-row/HelpRow.tsx';
import { FooterItems } from './FooterItems.tsx';
import './footer.css';
import './footer-phone.css';

export type FooterAction = {
  readonly label: string;
  readonly onPress: () => void;
  /** In small type beneath the label, while the root says that nothing is decided (`data-undecided`). */
  readonly undecided?: string | undefined;
  /** What came of the press, where nothing else shows it; heard at once. */
  readonly outcome?: string | undefined;
};

export type FooterColumn = {
  readonly heading: string;
  readonly links: readonly LinkItem[];
  /** Stand among the links, but do something instead of leading somewhere: the log-out, the cookie settings. */
  readonly actions?: readonly FooterAction[] | undefined;
};

/** Names that lead nowhere: ways to pay, who delivers. */
export type FooterList = {
  readonly heading: string;
  readonly items: readonly string[];
};

export type FooterProps = HelpRowProps & {
  home: LinkItem;
  /** What the house is, in a sentence. */
  about: string;
  /** The second thought, in italic. */
  second?: string | undefined;
  /** A column without links and a list without items are not there. */
  columns: readonly FooterColumn[];
  lists?: readonly FooterList[] | undefined;
  /** The last row: what all of it costs. */
  services: string;
  copyright: string;
};

/** The foot with all that the house has: help and the languages, the house, its links; at its end a lit door on the floor. */
export function Footer({ home, about, second, columns, lists, help, language, services, copyright }: FooterProps) {
  return (
    <footer className="footer">
      <div className="footer__row">
        <HelpRow help={help} language={language} />
      </div>
      <div className="footer__row footer__top">
        <div className="footer__house">
          <Wordmark {...home} onInk />
          <p className="footer__about">
            {about} {second ? <em>{second}</em> : null}
          </p>
        </div>
        <div className="footer__columns">
          {columns
            .filter(({ links }) => links.length > 0)
            .map((column) => (
              <Column key={column.heading} {...column} />
            ))}
        </div>
      </div>
      {lists
        ?.filter(({ items }) => items.length > 0)
        .map((list) => (
          <List key={list.heading} {...list} />
        ))}
      <div className="footer__row footer__end">
        <p>{services}</p>
        <p>{copyright}</p>
      </div>
      <div className="footer__door" aria-hidden="true" />
    </footer>
  );
}

function Column({ heading, ...items }: FooterColumn) {
  return (
    <div className="footer__column">
      <h2>{heading}</h2>
      <FooterItems {...items} />
    </div>
  );
}

function List({ heading, items }: FooterList) {
  return (
    <div className="footer__row footer__list">
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
