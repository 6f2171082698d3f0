/** What invariants see of a step: what it emits, tells and starts, and what it keeps or gives up of what was sent. */
import { REQUESTS, unanswered } from '../../../machines/requests/requests.ts';
import type { Problem, RequestName } from '../../../machines/requests/requests.types.ts';
import type { VisitContext, VisitEmitted } from '../../../machines/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { carriedBy } from './carried.ts';
import type { Shown } from '../../../packages/witness/index.ts';

export interface Sent {
  actor: string;
  /** Of a registration: whether the terms were accepted, and whether it is one that was turned to English by this very step. */
  terms: boolean | null;
  english: boolean;
}
export interface Effect {
  /** What is emitted, each in a word or two: `draft.discarded registration`. */
  emitted: readonly string[];
  /** Analytics events that from now on count as shown in this page load. */
  counted: readonly string[];
  /** What is wrong from now on, if that comes with this step: `fields email`, `code expired`, `network`. */
  problem: string | null;
  /** The requests with which something is wrong from now on. */
  told: readonly RequestName[];
  /** The verdict on the invitation, if it comes with this step; `dropped`: there is none any more. */
  verdict: string | null;
  /** What is told of a mail that was asked for. */
  mail: 'sent' | 'refused' | null;
  /** The requests that were sent and not answered, and go by another key from now on, or are given up; or all at once. */
  forgotten: readonly (RequestName | 'everything')[];
  /** What is carried along and is otherwise from now on, or sent: each with whether it is as it must be. */
  carried: readonly string[];
  started: readonly Sent[];
  /** Where the flow changes: whether a registration was begun before. */
  begun: boolean;
}

/** What they have sent outlives an activation. */
const STEPS: readonly RequestName[] = ['register', 'complete'];

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
/** The words of what is wrong with a request from now on; those at fields that stay as they were are not new. */
function newWords(name: RequestName, was: VisitContext, is: VisitContext): string | null {
  const { problem } = is.requests[name];
  const words = problemWords(problem);
  return problem?.kind === 'fields' && words === problemWords(was.requests[name].problem) ? null : words;
}
export const isEnglish = (key: string | undefined) => key?.endsWith('-en') ?? false;
/** A key that is pending. */
function keyIn({ requests }: VisitContext, name: RequestName): string | null {
  const sent = unanswered<object>(requests[name]);
  return sent && 'key' in sent ? String(sent.key) : null;
}

export function observe({ event, before, after, wrote, emitted, started }: Shown): Effect {
  const [was, is] = [before as VisitContext, after as VisitContext];
  const wroteOf = (name: RequestName, ...entries: readonly string[]) =>
    entries.some((entry) => wrote(`requests.${name}.${entry}`));
  const told = REQUESTS.flatMap((name) => {
    const words = wroteOf(name, 'problem') ? newWords(name, was, is) : null;
    return words === null ? [] : [{ name, words }];
  });
  // Which keys were pending then makes no difference.
  const isOver = REQUESTS.every((name) => STEPS.includes(name) || wroteOf(name, 'sent'));
  const forgotten = REQUESTS.filter((name) => {
    const key = !isOver && wroteOf(name, 'sent') ? keyIn(was, name) : null;
    return key !== null && key !== keyIn(is, name);
  });
  const { again } = wroteOf('resend', 'again') ? is.requests.resend : { again: null };
  return {
    // A report to us is no effect on anyone.
    emitted: (emitted as readonly VisitEmitted[]).map(wordsOf).filter((words) => words !== 'anomaly.reported'),
    counted: wrote('load.shown') ? is.load.shown.filter((one) => !was.load.shown.includes(one)) : [],
    problem: told[0]?.words ?? null,
    told: told.map(({ name }) => name),
    verdict: wrote('judgement') ? (is.judgement?.verdict ?? 'dropped') : null,
    mail: again && again.accepted !== null ? (again.accepted ? 'sent' : 'refused') : null,
    forgotten: isOver ? ['everything'] : forgotten,
    carried: carriedBy({ event: event as PathEvent, was, is, wrote, started }),
    started: started.map(({ id, input }) => ({
      actor: id,
      terms: id === 'register' ? (input as { values: { terms: boolean } }).values.terms : null,
      english:
        id === 'register' &&
        event.type === 'xstate.done.actor.register' &&
        isEnglish((input as { key: string }).key) &&
        !isEnglish(was.requests.register.sent?.key),
    })),
    // Another person begins with nothing of the holder's.
    begun:
      event.type !== 'registration.begunAnew' &&
      wrote('flow') &&
      (was.requests.register.sent !== null || (was.registration !== null && is.registration !== null)),
  };
}
