/** Requests of a visit, in words. */
import type { RequestName } from '../../../machines/requests/requests.types.ts';

export const SENT_WORDS: Readonly<Record<RequestName, string>> = {
  register: 'the form',
  complete: 'the second step',
  newAddress: 'the other address',
  resend: 'the press for another mail',
  activate: 'the press that activates',
  place: 'the address for the waiting list',
  teaser: 'the address of the teaser',
  application: 'the address for membership',
  lobbyLink: 'the address for a new link',
  join: 'the press that joins',
  unsubscribe: 'the press that withdraws',
  code: 'the code',
  lookUp: 'the invitation',
  viewer: 'who is there',
};
export const isSent = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(SENT_WORDS, name);
