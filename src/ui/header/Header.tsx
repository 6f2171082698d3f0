import type { CurrentLinkItem, LinkItem } from '../link-item.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import './header.css';

export type HeaderProps = {
  /** The way home, with the name of the house as its label. */
  home: LinkItem;
  /** Only where there is room: the foot has them too. With the name of their navigation, for those who listen. */
  house?: { readonly name: string; readonly links: readonly CurrentLinkItem[] } | null | undefined;
  /** One or two: the login. */
  account: readonly LinkItem[];
};

/** The head of every page; `Page` makes it a landmark. */
export function Header({ home, house, account }: HeaderProps) {
  return (
    <div className="header">
      <Wordmark {...home} />
      {house ? (
        <nav className="header__links header__house" aria-label={house.name}>
          {house.links.map(({ label, current, ...anchor }) => (
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
