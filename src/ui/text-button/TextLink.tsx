import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './text-button.css';

export type TextLinkProps = ComponentProps<'a'> & { href: string };

/** A link that stands beside a button and is as easy to hit: for a place to go, in words only. */
export function TextLink({ className, children, ...anchor }: TextLinkProps) {
  return (
    <a {...anchor} className={classNames('text-button', className)}>
      {children}
    </a>
  );
}
