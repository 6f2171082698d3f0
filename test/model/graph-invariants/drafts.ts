/**
 * Typed values and emitted events: nothing is lost, nothing is emitted twice, and no visitor is redirected without a
 * reason.
 */
import { callOf } from '../calls.ts';
import { GIVES_UP_TEASER, isPress } from './causes.ts';
import { answerOf } from '../event-output.ts';
import { everywhere, together, type Invariant } from './invariant.ts';
import type { Edge } from './visit-graph.ts';

/** A draft ends once its form has succeeded, on logout, or when another person takes over. */
function servedBy({ event, to }: Edge, form: string): boolean {
  const { page, tags } = to.place;
  if (page === 'loggedOut') return event.type === 'logout.chosen';
  if (event.type === 'registration.begunAnew') return true;
  if (form === 'registration') return page === 'formFinished' || page === 'autoActivated';
  const isTaken = tags.has('placeAsked') || tags.has('lobbyLinkSent');
  return isTaken || page === 'membershipConfirmation' || page === 'formFinished';
}

const draftServed = (edge: Edge) => {
  const forms = edge.effect.emitted.filter((emitted) => emitted.startsWith('draft.discarded '));
  if (forms.length === 0) return undefined;
  const lost = forms.map((emitted) => emitted.slice('draft.discarded '.length)).find((form) => !servedBy(edge, form));
  return lost === undefined ? null : `expected the input to be kept (${lost}), got its loss`;
};

/**
 * Events that may end a key: an answer, including the admin role, a press, abandoning the teaser, or a foreign key;
 * logout ends all keys.
 */
const mayEndKey = ({ from, event }: Edge): boolean =>
  from.place.page === 'loggedOut' ||
  event.type === 'role.refused' ||
  answerOf(event) !== undefined ||
  GIVES_UP_TEASER.some((type) => type === event.type) ||
  ('error' in event && Reflect.get(event.error as object, 'keyConsumed') === true) ||
  (isPress(event) && event.type !== 'wait.cancelled');
const keyIsKept = (edge: Edge) => {
  const { forgotten } = edge.effect;
  if (mayEndKey(edge)) return undefined;
  return forgotten.length === 0
    ? null
    : `expected the request to be kept with its key (${forgotten.join(' and ')}), got its loss`;
};

export const nothingTypedIsLost: Invariant = {
  name: 'no input is lost',
  rules: 'D16, D21, D22, D24',
  sentence:
    'Input is discarded only when it has served: by registering, joining the list, applying, an accepted change ' +
    'of address or logout, or when another person registers. What was sent without a response is kept with its ' +
    'key after a timeout, a cancel, navigation or loss of the network: pressed again, it has one effect.',
  check: ({ visit }) => together(everywhere(visit, { edge: draftServed }), everywhere(visit, { edge: keyIsKept })),
};

export const credentialsOnce: Invariant = {
  name: 'credentials are handed over once',
  rules: 'D36',
  sentence:
    'The credentials for a customer’s own consents are passed on once per response that has them, and by no other ' +
    'event.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const times = effect.emitted.filter((emitted) => emitted === 'credentials.received').length;
        if (times === 0) return undefined;
        if (times > 1) return `expected that they are handed over once, got ${times} times`;
        return callOf(answerOf(event)?.actor ?? '').credentials
          ? null
          : 'expected that only an answer hands them over, got that this does';
      },
    }),
};

/** Named delays that give time to read before a redirect (D20). */
const isReadingTime = ({ type }: Edge['event']) => /^xstate\.after\.(?:forwarding|readingTime)\./.test(type);

/** Presses that request another system. */
const ASKING_FOR: Readonly<Record<string, readonly string[]>> = {
  'navigation.requested login': ['login.chosen'],
  'navigation.requested shop': ['shop.chosen'],
};

export const nobodyIsTakenAway: Invariant = {
  name: 'visitors leave only on request',
  rules: 'D11, D15, D20',
  sentence:
    'The visit leaves for the login or the shop only by a press, after a countdown that the visitor can stop, or ' +
    'with the response that completes a social sign-up; and for the deny page only by the referrer rule.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const to = effect.emitted.find((emitted) => emitted.startsWith('navigation.requested '));
        if (to === undefined) return undefined;
        const actor = answerOf(event)?.actor ?? '';
        if (to === 'navigation.requested deny')
          return /^(?:link|form)Invitation$/.test(actor)
            ? null
            : 'expected that the visitor stays, got a reload to the deny page';
        if (ASKING_FOR[to]?.includes(event.type) || isReadingTime(event)) return null;
        return actor === 'finalizeSocial' && to === 'navigation.requested shop'
          ? null
          : `expected that the visitor stays, got ${to}`;
      },
    }),
};
