/** What causes a step: the visitor, a call, or time. */
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { CALL_PRESSES, hasEffect } from '../calls.ts';
import type { Edge, Place } from './visit-graph.ts';

type Named = VisitEvent['type'];

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

export const isPress = ({ type }: PathEvent): boolean =>
  [...CALL_PRESSES, ...OTHER_PRESSES].some((press) => press === type);
export const isAnswer = ({ type }: PathEvent): boolean => /^xstate\.(?:done|error)\.actor\./.test(type);
export const isDelay = ({ type }: PathEvent): boolean => type.startsWith('xstate.after.');

/** The effects that an edge starts. */
export const effectsOf = ({ effect }: Edge) => effect.started.filter(({ actor }) => hasEffect(actor));
/** True while a press waits for something else before it is sent. */
export const isPressPending = ({ tags, asking }: Place): boolean => tags.has('busy') && !asking.some(hasEffect);

/** Optional emissions: earlier emissions or a missing offer may suppress them. */
export const isOptional = (emitted: string): boolean =>
  emitted.startsWith('event.tracked') || emitted.startsWith('experiment.exposed');
