/** What invariants see of a step: what it emits, tells and starts, and what it keeps or gives up of what was sent. */
import type { Problem, VisitContext, VisitEmitted } from '../../../machines/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { isPress } from '../graph-invariants/causes.ts';
import { carriedBy } from './carried.ts';
import type { Shown } from '../../../packages/witness/index.ts';

export interface Sent {
  actor: string;
  /** Of a registration: whether the terms were accepted, and whether it is one that was turned to English by this very step. */
  terms: boolean | null;
  english: boolean;
}
/** What was sent, and repeats its key until it is answered (D21). */
const MEMORIES = ['attempt', 'completionAttempt', 'emailRequest', 'press'] as const;

export interface Effect {
  /** What is emitted, each in a word or two: `draft.discarded registration`. */
  emitted: readonly string[];
  /** Analytics events that from now on count as shown in this page load. */
  counted: readonly string[];
  /** What is wrong from now on, if that comes with this step: `fields email`, `code expired`, `network`. */
  problem: string | null;
  /** The verdict on the invitation, if it comes with this step; `dropped`: there is none any more. */
  verdict: string | null;
  /** What is told of a mail that was asked for. */
  mail: 'sent' | 'refused' | null;
  /** What was sent and not answered, and is given up by this step with its key, though there was no answer and no other press. */
  forgotten: readonly string[];
  /** What is carried along and is otherwise from now on, or sent: each with whether it is as it must be. */
  carried: readonly string[];
  started: readonly Sent[];
  /** Where the flow changes: whether a registration was begun before. */
  begun: boolean;
}

/** The one word that tells two emissions of a type apart. */
function wordsOf(emitted: VisitEmitted): string {
  if (emitted.type === 'event.tracked') return `${emitted.type} ${emitted.tracked.event}`;
  if (emitted.type === 'experiment.exposed') return `${emitted.type} ${emitted.feature}`;
  if (emitted.type === 'draft.discarded') return `${emitted.type} ${emitted.form}`;
  return emitted.type === 'navigation.requested' ? `${emitted.type} ${emitted.to}` : emitted.type;
}
function problemWords(problem: Problem | null): string | null {
  if (problem === null) return null;
  if (problem.kind === 'fields') return `fields ${Object.keys(problem.fields).join(' ')}`;
  return problem.kind === 'code' ? `code ${problem.verdict}` : problem.kind;
}
/** What is told with this step; the words at fields that stay as they were are not told again. */
function toldBy(was: VisitContext, { problem }: VisitContext): string | null {
  const words = problemWords(problem);
  return problem?.kind === 'fields' && words === problemWords(was.problem) ? null : words;
}
export const isEnglish = (key: string | undefined) => key?.endsWith('-en') ?? false;
/** A key that is pending: one that was answered is empty. */
const keyIn = (context: VisitContext, memory: (typeof MEMORIES)[number]) => context[memory]?.key || null;

/** An answer, a press of another kind, and an error that says that the key is of no use any more. */
const mayEndKeys = (event: PathEvent): boolean =>
  'error' in event
    ? Reflect.get(event.error as object, 'keyConsumed') === true
    : 'output' in event || (isPress(event) && event.type !== 'wait.cancelled');

export function observe({ event, before, after, wrote, emitted, started }: Shown): Effect {
  const [was, is] = [before as VisitContext, after as VisitContext];
  return {
    // A report to us is no effect on anyone.
    emitted: (emitted as readonly VisitEmitted[]).map(wordsOf).filter((words) => words !== 'anomaly.reported'),
    counted: wrote('shown') ? is.shown.filter((one) => !was.shown.includes(one)) : [],
    problem: wrote('problem') ? toldBy(was, is) : null,
    verdict: wrote('judgement') ? (is.judgement?.verdict ?? 'dropped') : null,
    mail: wrote('resend') && is.resend ? (is.resend.accepted ? 'sent' : 'refused') : null,
    forgotten: mayEndKeys(event as PathEvent)
      ? []
      : MEMORIES.filter(
          (memory) => wrote(memory) && keyIn(was, memory) !== null && keyIn(was, memory) !== keyIn(is, memory),
        ),
    carried: carriedBy({ event: event as PathEvent, was, is, wrote, started }),
    started: started.map(({ id, input }) => ({
      actor: id,
      terms: id === 'register' ? (input as { values: { terms: boolean } }).values.terms : null,
      english:
        id === 'register' &&
        event.type === 'xstate.done.actor.register' &&
        isEnglish((input as { key: string }).key) &&
        !isEnglish(was.attempt?.key),
    })),
    // Another person begins with nothing of the holder's.
    begun:
      event.type !== 'registration.begunAnew' &&
      wrote('flow') &&
      (was.attempt !== null || (was.registration !== null && is.registration !== null)),
  };
}
