import { Status } from '../status/Status.tsx';
import type { FooterColumn } from './Footer.tsx';
import './footer-items.css';

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
