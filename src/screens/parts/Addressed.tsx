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
  return email ? <Message id={named} values={{ email, strong }} /> : <Message id={nameless} />;
}
