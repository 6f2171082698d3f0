/** Who causes a step: the visitor, a call, or time. And which calls have effects. */
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import type { Edge, Place } from './visit-graph.ts';

type Named = VisitEvent['type'];

/** Presses that send something, by the actors they start. */
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
/** Queries, which change nothing when repeated. */
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

/**
 * Events that abandon the teaser with its request: a typing visitor is not interrupted, and a missing part can't be
 * shown (D4).
 */
export const GIVES_UP_TEASER: readonly Named[] = ['visitor.typing', 'part.absent'];

/** Every call that is not a known query has an effect. */
export const hasEffect = (actor: string): boolean => !QUESTIONS.includes(actor);
export const pressOf = (actor: string): string | undefined => Object.entries(PRESSES).find(([is]) => is === actor)?.[1];

export const isPress = ({ type }: PathEvent): boolean =>
  [...Object.values<string>(PRESSES), ...OTHER_PRESSES].includes(type);
export const isAnswer = ({ type }: PathEvent): boolean => /^xstate\.(?:done|error)\.actor\./.test(type);
export const isDelay = ({ type }: PathEvent): boolean => type.startsWith('xstate.after.');

/** The effects that an edge starts. */
export const effectsOf = ({ effect }: Edge) => effect.started.filter(({ actor }) => hasEffect(actor));
/** True while a press waits for something else before it is sent. */
export const isPressPending = ({ tags, asking }: Place): boolean => tags.has('busy') && !asking.some(hasEffect);

/** Optional emissions: earlier emissions or a missing offer may suppress them. */
export const isOptional = (emitted: string): boolean =>
  emitted.startsWith('event.tracked') || emitted.startsWith('experiment.exposed');
