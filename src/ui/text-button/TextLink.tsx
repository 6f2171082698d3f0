import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './text-button.css';

type TextLinkProps = ComponentProps<'a'> & { href: string };

/** A link next to a button with the same touch target: navigation drawn as text. */
export function TextLink({ className, children, ...anchor }: TextLinkProps) {
  return (
    <a {...anchor} className={classNames('text-button', className)}>
      {children}
    </a>
  );
}
