import type { CurrentLinkItem, LinkItem } from '../link-item.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import './header.css';

export type HeaderProps = {
  /** Link to the start page, labelled with the company's name. */
  home: LinkItem;
  /** Shown if there is enough space; the footer has these links too. `name` is the navigation's accessible name. */
  menu?: { readonly name: string; readonly links: readonly CurrentLinkItem[] } | null | undefined;
  /** One or two links, such as the login. */
  account: readonly LinkItem[];
};

/** The header of every page; `Page` makes it a landmark. */
export function Header({ home, menu, account }: HeaderProps) {
  return (
    <div className="header">
      <Wordmark {...home} />
      {menu ? (
        <nav className="header__links header__house" aria-label={menu.name}>
          {menu.links.map(({ label, current, ...anchor }) => (
            <a key={anchor.href} {...anchor} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {account.length > 0 && (
        <div className="header__links">
          {account.map(({ label, ...anchor }) => (
            <a key={anchor.href} {...anchor}>
              {label}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
