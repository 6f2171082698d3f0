import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { TextButton } from '../text-button/TextButton.tsx';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  /** Asked to close, by the button, Escape or a press outside. The caller sets `open` to false. */
  onClose: () => void;
  /** Not to be closed now. */
  staying?: boolean | undefined;
  /** The words on the close button. */
  closeLabel: ReactNode;
  children: ReactNode;
} & (
  | { heading: ReactNode; label?: never }
  /** Its children bring a heading of their own, which takes the focus: what assistive technology calls the dialog. */
  | { label: string; heading?: never }
);

/**
 * A native modal dialog. When it opens, the focus goes to its heading and not to what can be pressed first, which is the way out and
 * would be ringed before anybody used a key; when it closes, back to where it was.
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

  // A browser may close the dialog by itself; `open` follows, or it opens again.
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
