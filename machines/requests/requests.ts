/** What is known of each request (`requests.types.ts`): what a press repeats, what an answer ends, what is wrong. Pure. */
import type { Failure } from '../domain/failure.ts';
import type { VisitContext } from '../visit.types.ts';
import type { Problem, Request, RequestName, Requests } from './requests.types.ts';

const UNSENT = { sent: null, problem: null };

/** Nothing was sent. */
export const NOTHING_SENT: Requests = {
  register: { ...UNSENT, revealed: [] },
  complete: UNSENT,
  newAddress: UNSENT,
  resend: { ...UNSENT, again: null },
  activate: UNSENT,
  place: UNSENT,
  teaser: UNSENT,
  application: UNSENT,
  lobbyLink: UNSENT,
  join: UNSENT,
  unsubscribe: UNSENT,
  code: UNSENT,
  lookUp: UNSENT,
  viewer: UNSENT,
};
export const REQUESTS = Object.keys(NOTHING_SENT) as readonly RequestName[];

type Known = Pick<VisitContext, 'requests'>;
/** The requests with something else of one of them. */
export const changed = <Name extends RequestName>(
  { requests }: Known,
  name: Name,
  change: Partial<Requests[Name]>,
): Known => ({ requests: { ...requests, [name]: { ...requests[name], ...change } } });

const spent = <Sent extends object>(sent: Sent | null) =>
  sent && { ...sent, key: '', ...('code' in sent ? { code: '' } : {}) };
/** The requests with an answer to one of them, and something else of it. What the form shows again is kept, with an empty key. */
export const answered = <Name extends RequestName>(
  known: Known,
  name: Name,
  change: Partial<Requests[Name]> = {},
): Known =>
  changed(known, name, {
    sent: name === 'register' || name === 'complete' ? spent(known.requests[name].sent) : null,
    ...change,
  });

/**
 * No answer came to one of them, as changes of the context. Where a part of the page is missing, nothing is wrong with the request: the
 * page is fetched anew.
 */
export const unansweredBy = (failure: Failure, name: RequestName, known: Pick<VisitContext, 'requests' | 'load'>) =>
  failure.kind === 'missing'
    ? { load: { ...known.load, partMissing: true } }
    : (failure.keyConsumed ? answered : changed)(known, name, { problem: failure });

/** The requests without what is wrong with any of them. */
export const withoutProblems = (requests: Requests): Requests =>
  Object.fromEntries(REQUESTS.map((name) => [name, { ...requests[name], problem: null }])) as unknown as Requests;

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one !== null &&
    other !== null &&
    Object.keys({ ...one, ...other }).every((key) => isAlike(Reflect.get(one, key), Reflect.get(other, key))));
/** What was sent, and no answer came to it. */
export const unanswered = <Sent extends object>({ sent }: Request<Sent>): Sent | null =>
  sent && 'key' in sent && sent.key === '' ? null : sent;

/**
 * What a press sends: what was sent before, with its key, if it is the same and was not answered (D21).
 * @param apart what may be otherwise in a repetition, beside the key.
 */
export const repeated = <Sent extends { key: string }>(
  before: Request<Sent>,
  next: Sent,
  ...apart: readonly (keyof Sent & string)[]
): Sent => {
  const sent = unanswered(before);
  const kept = Object.fromEntries(['key' as const, ...apart].map((name) => [name, sent?.[name]]));
  return sent && isAlike(sent, { ...next, ...kept }) ? sent : next;
};

/** Whether the visitor is to be asked to send it once more: there was no network, or no answer in time (D21). */
export const isLost = (request: Request<object>): boolean =>
  unanswered(request) !== null && (request.problem?.kind === 'network' || request.problem?.kind === 'timeout');

/** What is wrong with any of these, the first that is; null: nothing. */
export const problemOf = ({ requests }: Known, names: readonly RequestName[] = REQUESTS): Problem | null =>
  names.map((name) => requests[name].problem).find((problem) => problem !== null) ?? null;
