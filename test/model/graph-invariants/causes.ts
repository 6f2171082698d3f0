/** Who makes a step: the visitor, the outside, or time. And what is asked of the outside: with an effect there, or without. */
import type { VisitEvent } from '../../../machines/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import type { Edge, Place } from './visit-graph.ts';

type Named = VisitEvent['type'];

/** Presses that send something, by the actors that they start. */
export const PRESSES = {
  register: 'form.submitted',
  finalizeLean: 'step.submitted',
  finalizeSocial: 'step.submitted',
  activate: 'activation.pressed',
  changeEmail: 'email.submitted',
  resend: 'mail.requested',
  requestPlace: 'email.submitted',
  requestLobbyLink: 'email.submitted',
  joinWaitingList: 'join.pressed',
  applyForMembership: 'email.submitted',
  unsubscribe: 'unsubscribe.pressed',
  logout: 'logout.chosen',
} as const satisfies Record<string, Named>;
/** Questions: asked again, they change nothing. */
const QUESTIONS = [
  'askViewer',
  'typedInvitation',
  'linkInvitation',
  'formInvitation',
  'watchActivation',
  'pingBackend',
];
const OTHER_PRESSES: readonly Named[] = [
  'code.submitted',
  'lookUp.retried',
  'form.returned',
  'email.changeChosen',
  'email.kept',
  'registration.begunAnew',
  'login.chosen',
  'login.stayed',
  'shop.chosen',
  'shop.stayed',
  'wait.cancelled',
  'reload.retried',
  'teaser.closed',
  'finished.closed',
];

/** The teaser is given up by it, with what was sent from it: who types is not interrupted, and what does not come can't be shown (D4). */
export const GIVES_UP_TEASER: readonly Named[] = ['visitor.typing', 'part.absent'];

/** Whatever is not known as a question has an effect. */
export const hasEffect = (actor: string): boolean => !QUESTIONS.includes(actor);
export const pressOf = (actor: string): string | undefined => Object.entries(PRESSES).find(([is]) => is === actor)?.[1];

export const isPress = ({ type }: PathEvent): boolean =>
  [...Object.values<string>(PRESSES), ...OTHER_PRESSES].includes(type);
export const isAnswer = ({ type }: PathEvent): boolean => /^xstate\.(?:done|error)\.actor\./.test(type);
export const isDelay = ({ type }: PathEvent): boolean => type.startsWith('xstate.after.');

/** The answer of an actor; undefined for any other event. */
export const answerOf = (event: PathEvent): { actor: string; output: unknown } | undefined =>
  'output' in event ? { actor: event.actorId, output: event.output } : undefined;
export function outputOf<T extends object>(event: PathEvent): Partial<T> {
  const output: Partial<T> = answerOf(event)?.output ?? {};
  return output;
}

/** The effects that an edge begins. */
export const effectsOf = ({ effect }: Edge) => effect.started.filter(({ actor }) => hasEffect(actor));
/** A press that waits for something else before it is sent. */
export const isPressPending = ({ tags, asking }: Place): boolean => tags.has('busy') && !asking.some(hasEffect);

/** What may be emitted but need not: it is silenced by what was emitted before, or by an offer that was not made. */
export const isOptional = (emitted: string): boolean =>
  emitted.startsWith('event.tracked') || emitted.startsWith('experiment.exposed');
