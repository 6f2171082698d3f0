import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { TextButton } from '../text-button/TextButton.tsx';
import './dialog.css';

type DialogProps = {
  open: boolean;
  /** Called for the button, Escape or a press outside. The caller sets `open` to false. */
  onClose: () => void;
  /** Prevents closing. */
  staying?: boolean | undefined;
  closeLabel: ReactNode;
  children: ReactNode;
} & (
  | { heading: ReactNode; label?: never }
  /** Accessible name, if the children include their own heading, which takes the focus. */
  | { label: string; heading?: never }
);

/**
 * A native modal dialog. On opening, the heading gets the focus instead of the first control, which is the close button
 * and would show a focus ring at once. On closing, the focus returns to where it was.
 */
export function Dialog({ open, onClose, staying = false, heading, label, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('h1, h2')?.focus();
    // The browser does this too, but not when the element is removed while open.
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  // A browser may close the dialog itself; `open` follows, or the dialog is opened again.
  const closed = () => {
    if (!open) return;
    if (staying) dialog.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading ? headingId : undefined}
      aria-label={label}
      closedby={staying ? 'none' : 'any'}
      onCancel={(event) => {
        if (staying) event.preventDefault();
      }}
      onClose={closed}
    >
      <div className="dialog__head">
        {heading ? (
          <h2 id={headingId} tabIndex={-1}>
            {heading}
          </h2>
        ) : null}
        <TextButton
          className="dialog__close"
          aria-disabled={staying || undefined}
          onClick={() => {
            if (!staying) onClose();
          }}
        >
          {closeLabel}
        </TextButton>
      </div>
      {children}
    </dialog>
  );
}
