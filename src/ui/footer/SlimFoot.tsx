import { HelpRow, type HelpRowProps } from '../help-row/HelpRow.tsx';
import { Status } from '../status/Status.tsx';
import type { FooterColumn } from './Footer.tsx';
import './footer-items.css';
import './slim-foot.css';

/** Links and actions of a footer, in one list. */
export function FooterItems({ links, actions }: Pick<FooterColumn, 'links' | 'actions'>) {
  return (
    <ul>
      {links.map(({ label, ...anchor }) => (
        <li key={`${anchor.href} ${label}`}>
          <a {...anchor}>{label}</a>
        </li>
      ))}
      {actions?.map(({ label, onPress, undecided, outcome }) => (
        <li key={label}>
          <button type="button" data-undecided={undecided} onClick={onPress}>
            {label}
          </button>
          {outcome === undefined ? null : <Status>{outcome}</Status>}
        </li>
      ))}
    </ul>
  );
}

type SlimFootProps = HelpRowProps & {
  finePrint: FooterColumn;
  copyright: string;
};

/** The footer of a page that is a step, on paper: help, languages, legal links, and no links to other pages. */
export function SlimFoot({ help, language, finePrint, copyright }: SlimFootProps) {
  return (
    <footer className="slim-foot">
      <div className="slim-foot__rows">
        <HelpRow help={help} language={language} />
        <div className="slim-foot__row">
          <nav aria-label={finePrint.heading}>
            <FooterItems {...finePrint} />
          </nav>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
