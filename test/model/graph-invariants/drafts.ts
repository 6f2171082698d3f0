/**
 * Typed values and emitted events: nothing is lost, nothing is emitted twice, and no visitor is redirected without a
 * reason.
 */
import { answerOf, GIVES_UP_TEASER, isPress } from './causes.ts';
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
  return lost === undefined ? null : `expected that what was typed is kept (${lost}), came that it is thrown away`;
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
    : `expected that what was sent is kept with its key (${forgotten.join(' and ')}), came that it is thrown away`;
};

export const nothingTypedIsLost: Invariant = {
  name: 'nothing typed is lost',
  rules: 'D16, D21, D22, D24',
  sentence:
    'What was typed is given up only where it has served: by registering, by being on the list or having applied, by a changed ' +
    'address that was taken, by logging out, or where another person registers. What was sent and not answered is kept with its key, whether no answer comes, the ' +
    'limit passes, the visitor cancels, goes elsewhere or loses the network: pressed again, it has one effect.',
  check: ({ visit }) => together(everywhere(visit, { edge: draftServed }), everywhere(visit, { edge: keyIsKept })),
};

/** Calls whose answer may contain the credentials for the customer's consents. */
const WITH_CREDENTIALS = ['register', 'finalizeLean', 'finalizeSocial'];

export const credentialsOnce: Invariant = {
  name: 'credentials are handed over once',
  rules: 'D36',
  sentence:
    'What opens a customer’s own consents is handed over once with each answer that carries it, and by nothing else.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const times = effect.emitted.filter((emitted) => emitted === 'credentials.received').length;
        if (times === 0) return undefined;
        if (times > 1) return `expected that they are handed over once, came ${times} times`;
        return WITH_CREDENTIALS.includes(answerOf(event)?.actor ?? '')
          ? null
          : 'expected that only an answer hands them over, came that this does';
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
  name: 'nobody is taken away unasked',
  rules: 'D11, D15, D20',
  sentence:
    'The visit leaves for the login or the shop only by the press that asks for it, or after time to read in which one can stay, or with the ' +
    'answer that lets a social sign-up in; and for the deny page only as the rule of referrers has it.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const to = effect.emitted.find((emitted) => emitted.startsWith('navigation.requested '));
        if (to === undefined) return undefined;
        const actor = answerOf(event)?.actor ?? '';
        if (to === 'navigation.requested deny')
          return /^(?:link|form)Invitation$/.test(actor)
            ? null
            : 'expected that the visitor stays, came the deny page, loaded anew';
        if (ASKING_FOR[to]?.includes(event.type) || isReadingTime(event)) return null;
        return actor === 'finalizeSocial' && to === 'navigation.requested shop'
          ? null
          : `expected that the visitor stays, came ${to}`;
      },
    }),
};
