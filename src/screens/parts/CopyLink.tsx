/** A link with a copy button; if the browser does not allow copying, the text is selected for manual copying. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Status } from '../../ui/status/Status.tsx';

interface CopyLinkProps {
  /** Change the `key` with the address, to reset the result of the last copy. */
  address: string;
  /** Label of the field with the address. */
  label: ReactNode;
  words: Readonly<Record<'copy' | 'copied' | 'notCopied', MessageKey>>;
  /** Shows the field from the start, not only for manual copying. */
  shown?: boolean;
  /** Further controls, before the button. */
  before?: ReactNode;
}

export function CopyLink({ address, label, words, shown = false, before }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  // A new object per press, so that each failure selects the text again.
  const [last, setLast] = useState<{ copied: boolean } | null>(null);
  useEffect(() => {
    const input = field.current;
    if (last?.copied !== false || !input) return;
    input.focus();
    input.select();
    // Keeps the beginning visible.
    input.scrollLeft = 0;
  }, [last]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setLast({ copied: true });
    } catch {
      setLast({ copied: false });
    }
  };
  const status = <Status>{last ? <Message id={last.copied ? words.copied : words.notCopied} /> : null}</Status>;
  const toCopy = <Field ref={field} label={label} value={address} readOnly />;
  return (
    <>
      {shown ? toCopy : null}
      <Actions>
        {before}
        <Button quiet onClick={() => void copy()}>
          <Message id={words.copy} />
        </Button>
      </Actions>
      {status}
      {!shown && last?.copied === false ? toCopy : null}
    </>
  );
}
