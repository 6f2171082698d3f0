import { HelpRow, type HelpRowProps } from '../help-row/HelpRow.tsx';
import { Column, type FooterColumn } from './Footer.tsx';
import './slim-foot.css';

/** The foot inside another app's browser: help, the languages and the fine print, which that app has not (D47). */
export function SlimFoot({ help, language, finePrint }: HelpRowProps & { finePrint: FooterColumn }) {
  return (
    <footer className="footer slim-foot">
      <div className="footer__row">
        <HelpRow help={help} language={language} />
      </div>
      <div className="footer__row">
        <Column {...finePrint} />
      </div>
    </footer>
  );
}
