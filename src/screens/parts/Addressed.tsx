import type { MessageKey } from '../../../locales/messages.ts';
import { strong, Message } from '../../engine/language/message.tsx';

interface AddressedProps {
  /** Null if unknown, or not known yet. */
  email: string | null;
  /** The sentence with the address. */
  named: MessageKey;
  /** The sentence without it. */
  nameless: MessageKey;
}

/** A sentence that includes an address if it is known. */
export function Addressed({ email, named, nameless }: AddressedProps) {
  // A separate element for each variant, so that the text is replaced as a whole (D62).
  return email ? (
    <Message key={named} as="span" id={named} values={{ email, strong }} />
  ) : (
    <Message key={nameless} as="span" id={nameless} />
  );
}
