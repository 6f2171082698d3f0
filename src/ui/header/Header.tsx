import type { ReactNode } from 'react';
import type { LinkItem } from '../link-item.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import './header.css';

export type HeaderProps = {
  /** The way home, with the name of the house as its label. */
  home: LinkItem;
  /** The name of the navigation, for those who listen. */
  navigation: string;
  /** One or two links: the login. */
  links: readonly LinkItem[];
  /** The skip link. */
  children?: ReactNode;
};

/** The head of every page. */
export function Header({ home, navigation, links, children }: HeaderProps) {
  return (
    <header className="header">
      {children}
      <Wordmark {...home} />
      {links.length > 0 && (
        <nav className="header__links" aria-label={navigation}>
          {links.map(({ label, ...anchor }) => (
            <a key={anchor.href} {...anchor}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}
