import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './button.css';

type ButtonLinkProps = ComponentProps<'a'> & {
  href: string;
  quiet?: boolean | undefined;
  wide?: boolean | undefined;
};

/** A link that looks like a button, for navigation; a button is for actions. */
export function ButtonLink({ quiet, wide, className, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} className={classNames('button', quiet && 'button--quiet', wide && 'button--wide', className)}>
      {children}
    </a>
  );
}
