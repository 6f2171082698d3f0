/** What invariants see of a step: emitted events, messages, started calls, and kept or abandoned requests. */
import { REQUESTS, unanswered } from '../../../machines/context/requests.ts';
import type { Problem, RequestName } from '../../../machines/context/requests.types.ts';
import type { VisitContext, VisitEmitted } from '../../../machines/context/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { carriedBy } from './carried.ts';
import type { Shown } from '../../../packages/witness/index.ts';

export interface Sent {
  actor: string;
  /** For a registration: whether the terms were accepted, and whether this step is the retry in English. */
  terms: boolean | null;
  english: boolean;
}
export interface Effect {
  /** Emitted events in short form: `draft.discarded registration`. */
  emitted: readonly string[];
  /** Analytics events that count as shown in this page load from now on. */
  counted: readonly string[];
  /** A new problem of this step: `fields email`, `code expired`, `network`. */
  problem: string | null;
  /** The requests with a new problem. */
  reported: readonly RequestName[];
  /** A new verdict on the invitation; `dropped` if it was removed. */
  verdict: string | null;
  /** The message about a requested mail. */
  mail: 'sent' | 'refused' | null;
  /** Unanswered requests that get another key or are abandoned; or all at once. */
  forgotten: readonly (RequestName | 'everything')[];
  /** Carried data that was changed or sent, each with whether it is correct. */
  carried: readonly string[];
  started: readonly Sent[];
  /** On a change of flow: true if a registration was begun before. */
  begun: boolean;
}

/** Requests whose sent values survive an activation. */
const STEPS: readonly RequestName[] = ['register', 'complete'];

/** Distinguishes two emissions of a type by one word. */
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
/** A request's new problem, in words; unchanged field problems are not new. */
function newWords(name: RequestName, was: VisitContext, is: VisitContext): string | null {
  const { problem } = is.requests[name];
  const words = problemWords(problem);
  return problem?.kind === 'fields' && words === problemWords(was.requests[name].problem) ? null : words;
}
export const isEnglish = (key: string | undefined) => key?.endsWith('-en') ?? false;
/** The key of a pending request. */
function keyIn({ requests }: VisitContext, name: RequestName): string | null {
  const sent = unanswered<object>(requests[name]);
  return sent && 'key' in sent ? String(sent.key) : null;
}

export function observe({ event, before, after, wrote, emitted, started }: Shown): Effect {
  const [was, is] = [before as VisitContext, after as VisitContext];
  const wroteOf = (name: RequestName, ...entries: readonly string[]) =>
    entries.some((entry) => wrote(`requests.${name}.${entry}`));
  const reported = REQUESTS.flatMap((name) => {
    const words = wroteOf(name, 'problem') ? newWords(name, was, is) : null;
    return words === null ? [] : [{ name, words }];
  });
  // After that, pending keys do not matter.
  const isOver = REQUESTS.every((name) => STEPS.includes(name) || wroteOf(name, 'sent'));
  const forgotten = REQUESTS.filter((name) => {
    const key = !isOver && wroteOf(name, 'sent') ? keyIn(was, name) : null;
    return key !== null && key !== keyIn(is, name);
  });
  const { again } = wroteOf('resend', 'again') ? is.requests.resend : { again: null };
  return {
    // An error report has no effect on the visitor.
    emitted: (emitted as readonly VisitEmitted[]).map(wordsOf).filter((words) => words !== 'anomaly.reported'),
    counted: wrote('load.shown') ? is.load.shown.filter((one) => !was.load.shown.includes(one)) : [],
    problem: reported[0]?.words ?? null,
    reported: reported.map(({ name }) => name),
    verdict: wrote('codeCheck') ? (is.codeCheck?.verdict ?? 'dropped') : null,
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
    // Another person starts without the holder's data.
    begun:
      event.type !== 'registration.begunAnew' &&
      wrote('flow') &&
      (was.requests.register.sent !== null || (was.registration !== null && is.registration !== null)),
  };
}
