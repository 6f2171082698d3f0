import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import './button.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** The second choice of two: an outline instead of ink. */
  quiet?: boolean | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  /** Its work is under way: keeps focus, does nothing when pressed, shows a running thread. */
  busy?: boolean | undefined;
  /** Not to be pressed yet: keeps focus, does nothing when pressed. */
  unavailable?: boolean | undefined;
};

/** The button. Its children are its label; `busy` and `unavailable` are announced by `aria-disabled`, so that focus is never lost. */
export function Button({ quiet, wide, busy, unavailable, type, className, onClick, ...rest }: ButtonProps) {
  const idle = busy || unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps Enter in a field from submitting the form a second time.
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
