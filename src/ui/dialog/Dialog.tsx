import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { TextButton } from '../text-button/TextButton.tsx';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  /** Asked to close, by the button, Escape or a press outside. The caller sets `open` to false. */
  onClose: () => void;
  heading: ReactNode;
  /** The words on the close button. */
  closeLabel: ReactNode;
  children: ReactNode;
};

/** A native modal dialog. Focus goes in when it opens and back to where it was when it closes. */
export function Dialog({ open, onClose, heading, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    element.showModal();
    // The browser does this too, but not when the element is removed while open.
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  // A browser may close the dialog by itself; `open` follows.
  const closed = () => open && onClose();
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={headingId} closedby="any" onClose={closed}>
      <div className="dialog__head">
        <h2 id={headingId}>{heading}</h2>
        <TextButton className="dialog__close" onClick={onClose}>
          {closeLabel}
        </TextButton>
      </div>
      {children}
    </dialog>
  );
}
