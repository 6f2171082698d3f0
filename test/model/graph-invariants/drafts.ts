/** What is typed and what is emitted: nothing is lost, nothing is emitted twice, and nobody is taken away unasked. */
import { answerOf, isDelay, isPress } from './causes.ts';
import { everywhere, type Invariant } from './invariant.ts';
import type { Edge } from './visit-graph.ts';

/** A draft has served once it led to where its form was for; and whoever logs out takes it with them. */
function servedBy({ event, to }: Edge, form: string): boolean {
  const { page, tags } = to.place;
  if (page === 'loggedOut') return event.type === 'logout.chosen';
  if (form === 'registration') return page === 'formFinished' || page === 'autoActivated';
  return tags.has('placeAsked') || page === 'membershipConfirmation' || page === 'formFinished';
}

export const nothingTypedIsLost: Invariant = {
  name: 'nothing typed is lost',
  rules: 'D16, D22',
  sentence:
    'What was typed is given up only where it has served: by registering, by being on the list or having applied, by a changed ' +
    'address that was taken, or by logging out.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: (edge) => {
        const forms = edge.effect.emitted.filter((emitted) => emitted.startsWith('draft.discarded '));
        if (forms.length === 0) return undefined;
        const lost = forms.find((emitted) => !servedBy(edge, emitted.slice('draft.discarded '.length)));
        return lost === undefined ? null : `${lost}, by ${edge.event.type}`;
      },
    }),
};

/** The calls whose answer may carry what opens the customer's own consents. */
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
        if (times > 1) return `${event.type} hands them over ${times} times`;
        return WITH_CREDENTIALS.includes(answerOf(event)?.actor ?? '') ? null : `${event.type} hands them over`;
      },
    }),
};

/** Named delays that are time to read, after which one is taken on (D20). */
const isReadingTime = ({ type }: Edge['event']) => /^xstate\.after\.(?:forwarding|readingTime)\./.test(type);

export const nobodyIsTakenAway: Invariant = {
  name: 'nobody is taken away unasked',
  rules: 'D11, D15, D20',
  sentence:
    'The visit leaves for the login or the shop only by a press, or after time to read in which one can stay, or with the ' +
    'answer that lets a social sign-up in; and for the deny page only as the rule of referrers has it.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const to = effect.emitted.find((emitted) => emitted.startsWith('navigation.requested '));
        if (to === undefined) return undefined;
        const actor = answerOf(event)?.actor ?? '';
        if (to === 'navigation.requested deny')
          return /^(?:link|form)Invitation$/.test(actor) ? null : `${event.type} leads to deny`;
        if (isPress(event) || isReadingTime(event)) return null;
        return actor === 'finalizeSocial' && to === 'navigation.requested shop'
          ? null
          : `${event.type} takes the visitor away`;
      },
    }),
};

export const eachEventOnce: Invariant = {
  name: 'each analytics event is tracked once a step',
  rules: 'D37',
  sentence:
    'No step of a visit tracks the same event twice, and none is tracked merely because time passes or the network changes.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const tracked = effect.emitted.filter((emitted) => emitted.startsWith('event.tracked '));
        if (tracked.length === 0) return undefined;
        const twice = tracked.find((emitted, at) => tracked.indexOf(emitted) !== at);
        if (twice !== undefined) return `${twice} is tracked twice by ${event.type}`;
        const waited =
          event.type.startsWith('network.') || (isDelay(event) && !/forwarding|answerLimit/.test(event.type));
        return waited ? `${event.type} tracks ${tracked.join()}` : null;
      },
    }),
};
