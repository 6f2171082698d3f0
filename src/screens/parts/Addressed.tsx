import type { MessageKey } from '../../../locales/messages.ts';
import { strong, Message } from '../../engine/message.tsx';

export interface AddressedProps {
  /** Null: not known, or not yet. */
  email: string | null;
  /** The sentence that names the address. */
  named: MessageKey;
  /** The same one without it. */
  nameless: MessageKey;
}

/** A sentence that names an address where one is known. */
export function Addressed({ email, named, nameless }: AddressedProps) {
  // An element for each: other words come and go whole (D62).
  return email ? (
    <span key={named}>
      <Message id={named} values={{ email, strong }} />
    </span>
  ) : (
    <span key={nameless}>
      <Message id={nameless} />
    </span>
  );
}
