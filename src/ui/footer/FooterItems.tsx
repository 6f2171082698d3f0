import type { FooterColumn } from './Footer.tsx';

/** What a foot leads to and what can be done in it, in one list. */
export function FooterItems({ links, actions }: Pick<FooterColumn, 'links' | 'actions'>) {
  return (
    <ul>
      {links.map(({ label, ...anchor }) => (
        <li key={`${anchor.href} ${label}`}>
          <a {...anchor}>{label}</a>
        </li>
      ))}
      {actions?.map(({ label, onPress }) => (
        <li key={label}>
          <button type="button" onClick={onPress}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
