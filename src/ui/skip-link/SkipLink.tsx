import type { ReactNode } from 'react';
import './skip-link.css';

type SkipLinkProps = {
  /** The id of the target element. */
  target: string;
  children: ReactNode;
};

/** The first Tab stop: skips the header. Only visible while focused. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
