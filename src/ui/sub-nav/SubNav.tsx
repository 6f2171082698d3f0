/** Navigation among a few related pages, with the current one marked. */
import type { CurrentLinkItem } from '../link-item.ts';
import './sub-nav.css';

type SubNavProps = {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly CurrentLinkItem[];
};

export function SubNav({ label, links }: SubNavProps) {
  return (
    <nav className="sub-nav" aria-label={label}>
      <ul>
        {links.map(({ label: words, current, ...anchor }) => (
          <li key={anchor.href}>
            <a {...anchor} aria-current={current ? 'page' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
