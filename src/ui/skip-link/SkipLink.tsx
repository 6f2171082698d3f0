import type { ReactNode } from 'react';
import './skip-link.css';

export type SkipLinkProps = {
  /** The id of the element to go to. */
  target: string;
  children: ReactNode;
};

/** The first stop of the Tab key: past the header, to the content. Shown only while it has focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
