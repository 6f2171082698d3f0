/** What is typed, and what is said of it: nothing is lost, nothing is said twice, and nobody is taken away unasked. */
import { answerOf, isDelay, isPress } from './causes.ts';
import { everywhere, type Law } from './law.ts';
import type { Edge } from '../graph.ts';

/** A draft has served once it led to where its form was for; and whoever logs out takes it with them. */
function servedBy({ event, to }: Edge, form: string): boolean {
  const { page, tags } = to.place;
  if (page === 'loggedOut') return event.type === 'logout.chosen';
  if (form === 'registration') return page === 'formFinished' || page === 'autoActivated';
  return tags.has('placeAsked') || page === 'membershipConfirmation' || page === 'formFinished';
}

export const nothingTypedIsLost: Law = {
  name: 'nothing typed is lost',
  rules: 'D16, D22',
  sentence:
    'What was typed is given up only where it has served: by registering, by being on the list or having applied, by a changed ' +
    'address that was taken, or by logging out.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: (edge) => {
        const forms = edge.effect.said.filter((said) => said.startsWith('draft.discarded '));
        if (forms.length === 0) return undefined;
        const lost = forms.find((said) => !servedBy(edge, said.slice('draft.discarded '.length)));
        return lost === undefined ? null : `${lost}, by ${edge.event.type}`;
      },
    }),
};

/** The calls whose answer may carry what opens the customer's own consents. */
const WITH_CREDENTIALS = ['register', 'finalizeLean', 'finalizeSocial'];

export const credentialsOnce: Law = {
  name: 'credentials are handed over once',
  rules: 'D36',
  sentence:
    'What opens a customer’s own consents is handed over once with each answer that carries it, and by nothing else.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const times = effect.said.filter((said) => said === 'credentials.received').length;
        if (times === 0) return undefined;
        if (times > 1) return `${event.type} hands them over ${times} times`;
        return WITH_CREDENTIALS.includes(answerOf(event)?.actor ?? '') ? null : `${event.type} hands them over`;
      },
    }),
};

/** Named delays that are time to read, after which one is taken on (D20). */
const isTold = ({ type }: Edge['event']) => /^xstate\.after\.(?:forwarding|readingTime)\./.test(type);

export const nobodyIsTakenAway: Law = {
  name: 'nobody is taken away unasked',
  rules: 'D11, D15, D20',
  sentence:
    'The visit leaves for the login or the shop only by a press, or after time to read in which one can stay, or with the ' +
    'answer that lets a social sign-up in; and for the deny page only as the rule of referrers has it.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const to = effect.said.find((said) => said.startsWith('navigation.requested '));
        if (to === undefined) return undefined;
        const actor = answerOf(event)?.actor ?? '';
        if (to === 'navigation.requested deny')
          return /^(?:link|form)Invitation$/.test(actor) ? null : `${event.type} leads to deny`;
        if (isPress(event) || isTold(event)) return null;
        return actor === 'finalizeSocial' && to === 'navigation.requested shop'
          ? null
          : `${event.type} takes the visitor away`;
      },
    }),
};

export const eachEventOnce: Law = {
  name: 'each analytics event is told once a step',
  rules: 'D37',
  sentence:
    'No step of a visit tells analytics the same event twice, and none is told merely because time passes or the network changes.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        const tracked = effect.said.filter((said) => said.startsWith('event.tracked '));
        if (tracked.length === 0) return undefined;
        const twice = tracked.find((said, at) => tracked.indexOf(said) !== at);
        if (twice !== undefined) return `${twice} is told twice by ${event.type}`;
        const waited =
          event.type.startsWith('network.') || (isDelay(event) && !/forwarding|answerLimit/.test(event.type));
        return waited ? `${event.type} tells ${tracked.join()}` : null;
      },
    }),
};
