import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './text-button.css';

type TextButtonProps = Omit<ComponentProps<'button'>, 'disabled'>;

/** A button drawn as text, for the least important choice on a screen. */
export function TextButton({ type, className, ...rest }: TextButtonProps) {
  return <button {...rest} type={type ?? 'button'} className={classNames('text-button', className)} />;
}

type TextLinkProps = ComponentProps<'a'> & { href: string };

/** A link next to a button with the same touch target: navigation drawn as text. */
export function TextLink({ className, children, ...anchor }: TextLinkProps) {
  return (
    <a {...anchor} className={classNames('text-button', className)}>
      {children}
    </a>
  );
}
