import { HelpRow, type HelpRowProps } from '../help-row/HelpRow.tsx';
import type { FooterColumn } from './Footer.tsx';
import { FooterItems } from './FooterItems.tsx';
import './slim-foot.css';

export type SlimFootProps = HelpRowProps & {
  finePrint: FooterColumn;
  copyright: string;
};

/** The foot of a page that is a step, on its paper: help, the languages, the fine print, and nothing that leads away from it. */
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
