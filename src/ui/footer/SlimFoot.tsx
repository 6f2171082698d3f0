import { HelpRow, type HelpRowProps } from '../help-row/HelpRow.tsx';
import type { FooterColumn } from './Footer.tsx';
import { FooterItems } from './FooterItems.tsx';
import './slim-foot.css';

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
