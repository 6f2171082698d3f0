/**
 * State of each request (`requests.types.ts`): what a submission repeats, what a response ends, and its problem. Pure.
 */
import type { Failure } from '../domain/failure.ts';
import type { VisitContext } from './visit.types.ts';
import type { Problem, Request, RequestName, Requests } from './requests.types.ts';

const UNSENT = { sent: null, problem: null };

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
/** The requests with changes to one of them. */
export const changed = <Name extends RequestName>(
  { requests }: Known,
  name: Name,
  change: Partial<Requests[Name]>,
): Known => ({ requests: { ...requests, [name]: { ...requests[name], ...change } } });

const spent = <Sent extends object>(sent: Sent | null) =>
  sent && { ...sent, key: '', ...('code' in sent ? { code: '' } : {}) };
/**
 * The requests after a response to one of them, with further changes. Values that the form shows again are kept, with
 * an empty key.
 */
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
 * Context changes after a request without a response. If a chunk is missing, the request itself has no problem: the
 * page is reloaded.
 */
export const unansweredBy = (failure: Failure, name: RequestName, known: Pick<VisitContext, 'requests' | 'load'>) =>
  failure.kind === 'missing'
    ? { load: { ...known.load, partMissing: true } }
    : (failure.keyConsumed ? answered : changed)(known, name, { problem: failure });

export function withoutProblems(requests: Requests): Requests {
  const without = { ...requests };
  for (const name of REQUESTS) Object.assign(without, { [name]: { ...requests[name], problem: null } });
  return without;
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one !== null &&
    other !== null &&
    Object.keys({ ...one, ...other }).every((key) => isAlike(Reflect.get(one, key), Reflect.get(other, key))));
/** What was sent without a response so far. */
export const unanswered = <Sent extends object>({ sent }: Request<Sent>): Sent | null =>
  sent && 'key' in sent && sent.key === '' ? null : sent;

/**
 * The request of a submission: the previous one with its key, if it is equal and unanswered (D21).
 * @param apart properties, in addition to the key, that may differ in a repetition.
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

/** True if the visitor should be asked whether to resend: the network failed, or the request timed out (D21). */
export const isLost = (request: Request<object>): boolean =>
  unanswered(request) !== null && (request.problem?.kind === 'network' || request.problem?.kind === 'timeout');

/** The first problem among these requests, or null. */
export const problemOf = ({ requests }: Known, names: readonly RequestName[] = REQUESTS): Problem | null =>
  names.map((name) => requests[name].problem).find((problem) => problem !== null) ?? null;
