/** What a visitor sends and the visit keeps until it is answered. */
import type { Sent } from '../../machines/connection/connection.rules.ts';

export const SENT_WORDS: Readonly<Record<Sent, string>> = {
  attempt: 'the form',
  completionAttempt: 'the second step',
  emailRequest: 'the address',
  press: 'the press',
  typedCode: 'the code',
};
export const isSent = (name: string | null): name is Sent => name !== null && Object.hasOwn(SENT_WORDS, name);
