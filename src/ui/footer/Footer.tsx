import type { LinkItem } from '../link-item.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { HelpRow, type HelpRowProps } from '../help-row/HelpRow.tsx';
import { FooterItems } from './SlimFoot.tsx';
import './footer.css';
import './footer-phone.css';

type FooterAction = {
  readonly label: string;
  readonly onPress: () => void;
  /** Small text below the label while the root has `data-undecided`. */
  readonly undecided?: string | undefined;
  /** Result of the action, if it is not shown elsewhere; announced at once. */
  readonly outcome?: string | undefined;
};

export type FooterColumn = {
  readonly heading: string;
  readonly links: readonly LinkItem[];
  /** Actions listed among the links: logout, cookie settings. */
  readonly actions?: readonly FooterAction[] | undefined;
};

/** A list of names without links: payment methods, delivery partners. */
type FooterList = {
  readonly heading: string;
  readonly items: readonly string[];
};

export type FooterProps = HelpRowProps & {
  home: LinkItem;
  /** Description of the company in one sentence. */
  about: string;
  /** The second part, in italics. */
  second?: string | undefined;
  /** Columns without links and lists without items are omitted. */
  columns: readonly FooterColumn[];
  lists?: readonly FooterList[] | undefined;
  /** Last row: a note on costs. */
  services: string;
  copyright: string;
};

/** The full footer: help and languages, description and links; it ends with a lit arch on the floor line. */
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
