import type { LinkItem } from '../link-item.ts';
import { Languages, type LanguagesProps } from './Languages.tsx';
import './help-row.css';

export type HelpRowProps = {
  /** Help links, always in this order (WCAG 3.2.6). */
  help: readonly LinkItem[];
  language: LanguagesProps;
};

/** First row of every footer: help, then languages; on ink, or on paper for pages without a footer. */
export function HelpRow({ help, language }: HelpRowProps) {
  return (
    <div className="help-row">
      <ul>
        {help.map(({ label, ...anchor }) => (
          <li key={label}>
            <a {...anchor}>{label}</a>
          </li>
        ))}
      </ul>
      <Languages {...language} />
    </div>
  );
}
