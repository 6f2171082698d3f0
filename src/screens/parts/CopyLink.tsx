/** A link to be copied: by a press; or by hand, selected, where the browser does not let a page do it. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Status } from '../../ui/status/Status.tsx';

export interface CopyLinkProps {
  /** Give another address another `key`: what was said of the last is not said of it. */
  address: string;
  /** Of the field in which the address stands. */
  label: ReactNode;
  words: Readonly<Record<'copy' | 'copied' | 'notCopied', MessageKey>>;
  /** The address stands there from the beginning, and not only where it must be copied by hand. */
  shown?: boolean;
  /** What else can be done with it, before the button. */
  before?: ReactNode;
}

export function CopyLink({ address, label, words, shown = false, before }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  // Each press has its own, so that each that is refused selects anew.
  const [last, setLast] = useState<{ copied: boolean } | null>(null);
  useEffect(() => {
    const input = field.current;
    if (last?.copied !== false || !input) return;
    input.focus();
    input.select();
    // Its beginning stays in sight.
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
