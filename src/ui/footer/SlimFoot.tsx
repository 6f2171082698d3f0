import { LanguageSelect, type LanguageSelectProps } from '../language-select/LanguageSelect.tsx';
import { Column, type FooterColumn } from './Footer.tsx';
import './slim-foot.css';

/** The foot inside another app's browser: the language and the fine print, which that app has not (D47). */
export function SlimFoot({ language, finePrint }: { language: LanguageSelectProps; finePrint: FooterColumn }) {
  return (
    <footer className="footer slim-foot">
      <div className="footer__row">
        <LanguageSelect {...language} />
        <Column {...finePrint} />
      </div>
    </footer>
  );
}
