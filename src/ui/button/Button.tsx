import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import './button.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Secondary button: an outline instead of ink. */
  quiet?: boolean | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  /** A request is pending: keeps the focus, ignores presses, shows a progress line. */
  busy?: boolean | undefined;
  /** Not available yet: keeps the focus, ignores presses. */
  unavailable?: boolean | undefined;
};

/**
 * The button. Its children are its label; `busy` and `unavailable` set `aria-disabled`, so that it can keep the focus.
 */
export function Button({ quiet, wide, busy, unavailable, type, className, onClick, ...rest }: ButtonProps) {
  const idle = busy || unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents Enter in a field from submitting the form twice.
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={idle ? true : undefined}
      onClick={press}
      className={classNames(
        'button',
        quiet && 'button--quiet',
        wide && 'button--wide',
        busy && 'button--busy',
        className,
      )}
    />
  );
}

type ButtonLinkProps = ComponentProps<'a'> & {
  href: string;
  quiet?: boolean | undefined;
};

/** A link that looks like a button, for navigation; a button is for actions. */
export function ButtonLink({ quiet, className, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} className={classNames('button', quiet && 'button--quiet', className)}>
      {children}
    </a>
  );
}
