import type { LinkItem } from '../link-item.ts';
import { Languages, type LanguagesProps } from './Languages.tsx';
import './help-row.css';

export type HelpRowProps = {
  /** Where help is, always in this order (WCAG 3.2.6). */
  help: readonly LinkItem[];
  language: LanguagesProps;
};

/** The first row of whatever foot a page has: help, then the languages; on its ink, or on paper where there is no foot. */
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
