/** One press, one effect (D21); and some things are only ever triggered by a person (D25). */
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import { callOf, hasEffect } from '../calls.ts';
import { effectsOf, isPressPending } from './causes.ts';
import { answerOf, outputOf } from '../event-output.ts';
import { everywhere, together, type Invariant } from './invariant.ts';
import type { Edge } from './visit-graph.ts';

/** The back end does not know the language: the request is repeated once, in English (D16). */
export const asksInEnglish = ({ event, effect }: Edge) =>
  answerOf(event)?.actor === 'register' &&
  (outputOf<RegistrationAnswer>(event).reasons ?? []).includes('LocaleInvalid') &&
  effect.started.some(({ english }) => english);

function causeOf(edge: Edge) {
  const [first, ...more] = effectsOf(edge);
  if (!first) return undefined;
  const { event, from, to } = edge;
  if (more.length > 0)
    return `expected one effect of one press, got ${[first, ...more].map(({ actor }) => actor).join(' and ')}`;
  if (event.type === callOf(first.actor).press || asksInEnglish(edge)) return null;
  return first.actor === 'register' && isPressPending(from.place) && !isPressPending(to.place)
    ? null
    : `expected that only its press starts ${first.actor}, got that this does`;
}
/** A pending press was made by a person, in the place where it waits. */
const pendingPressBy = ({ from, event, to }: Edge) => {
  if (!isPressPending(to.place) || isPressPending(from.place)) return undefined;
  return event.type === 'form.submitted' ? null : 'expected that only a press is one, got one by itself';
};
/** A pending request is not sent a second time. */
const again = (edge: Edge) => {
  const sent = edge.from.place.asking.filter(hasEffect);
  if (sent.length === 0 || effectsOf(edge).length === 0) return undefined;
  return asksInEnglish(edge) || !effectsOf(edge).some(({ actor }) => sent.includes(actor)) || answerOf(edge.event)
    ? null
    : `expected that ${sent.join()} is waited for, got that it is sent again`;
};

export const noSecondEffect: Invariant = {
  name: 'no second effect without a new press',
  rules: 'D21, D22',
  sentence:
    'A request that changes something outside (register, complete, activate, send mail, join, leave) needs its ' +
    'own press, and each press sends it at most once. An address, Back, a reload, the network or an offer sends ' +
    'nothing. Two exceptions for the same press: it waits for the verdict on the code, and an unknown language ' +
    'becomes English.',
  check: ({ visit }) =>
    together(
      everywhere(visit, { edge: causeOf }),
      everywhere(visit, { edge: pendingPressBy }),
      everywhere(visit, { edge: again }),
    ),
};

export const activationByPress: Invariant = {
  name: 'activation only by a press',
  rules: 'D25',
  sentence: 'Only a press activates an account; opening the mailed link does not.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, effect }) => {
        if (!effect.started.some(({ actor }) => actor === 'activate')) return undefined;
        return event.type === 'activation.pressed' ? null : 'expected activation only by a press, got this';
      },
    }),
};

export const noLeavingWhileSending: Invariant = {
  name: 'no navigation while sending',
  rules: 'D21',
  sentence:
    'While a request with an effect has no response, neither an address nor Back leaves the page; cancel and the ' +
    'timeout do.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ from, event }) => {
        if (!from.place.asking.some(hasEffect)) return undefined;
        return event.type === 'xstate.route'
          ? `expected that ${from.place.asking.join()} is waited for, got that the page is left`
          : null;
      },
    }),
};
