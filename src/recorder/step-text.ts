/** One step of a visit as a line of text, with the chart's own event names. */
import type { AnyStateNode } from 'xstate';
import { ServiceFailure, type FailureKind } from '../../machines/domain/failure.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEvent } from '../../machines/context/visit.types.ts';
import type { PageId } from '../../machines/domain/page-ids.ts';
import { VisitTextError } from './visit-text-error.ts';

/** An event of the visit; events of actors and delays have XState's own types. */
export type PathEvent =
  | VisitEvent
  | { type: `xstate.done.actor.${string}`; output: unknown; actorId: string }
  | { type: `xstate.error.actor.${string}`; error: unknown; actorId: string }
  | { type: `xstate.after.${string}` };

const KINDS: Record<FailureKind, null> = { network: null, timeout: null, technical: null, missing: null, busy: null };
const isKind = (word: string): word is FailureKind => Object.hasOwn(KINDS, word);

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)];
const nodes = nodesBelow(visitMachine.root);
const pages: ReadonlySet<string> = new Set(nodes.flatMap(({ id, meta }) => (meta ? [id] : [])));
const actors: ReadonlySet<string> = new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
const visitEvents: ReadonlySet<string> = new Set(visitMachine.events);

/** Words followed by JSON, which is omitted if empty. */
const spoken = (words: readonly string[], rest: unknown): string => {
  const json = JSON.stringify(rest) as string | undefined;
  return [...words, ...(json === undefined || json === '{}' ? [] : [json])].join(' ');
};

function writeFailure(actorId: string, error: unknown): string {
  if (!(error instanceof ServiceFailure))
    return spoken(['fail', actorId, 'error'], error instanceof Error ? error.message : String(error));
  const { kind, message, retryAfter, keyConsumed } = error;
  return spoken(['fail', actorId, kind, JSON.stringify(message)], { retryAfter, keyConsumed });
}

export function writeStep(event: PathEvent): string {
  if ('output' in event) {
    const json = JSON.stringify(event.output) as string | undefined;
    return ['answer', event.actorId, ...(json === undefined ? [] : [json])].join(' ');
  }
  if ('error' in event) return writeFailure(event.actorId, event.error);
  const after = /^xstate\.after\.([^.]+)\.(.+)$/.exec(event.type);
  if (after) return `wait ${after[1]} ${after[2]}`;
  if (event.type === 'xstate.route') return spoken(['open', event.to.slice(1)], event.params);
  if (event.type === 'visit.refused') return `refuse ${event.page}`;
  const { type, ...rest } = event;
  return spoken([type], rest);
}

function parsed(json: string, line: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new VisitTextError('JSON to the end of the line', line);
  }
}

export function readObject(json: string, line: string): object {
  const value = json === '' ? {} : parsed(json, line);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new VisitTextError('a JSON object', line);
}

/** The first word, and the rest without the separating space. */
function cut(text: string): readonly [word: string, rest: string] {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()];
}

function known(names: ReadonlySet<string>, name: string, expected: string, line: string): string {
  if (names.has(name)) return name;
  throw new VisitTextError(expected, line);
}
const pageNamed = (name: string, line: string) => known(pages, name, 'a page of the visit', line) as PageId;
const actorNamed = (name: string, line: string) => known(actors, name, 'an actor of the visit', line);

/** A quoted message, and further properties of a failure. */
const FAILURE = /^(?<message>"(?:[^"\\]|\\.)*")?\s*(?<more>\{.*\})?$/;

function readFailure(rest: string, line: string): unknown {
  const [kind, text] = cut(rest);
  const found = FAILURE.exec(text)?.groups;
  if (!found) throw new VisitTextError('a message in quotes', line);
  const message = String(parsed(found['message'] ?? '""', line));
  if (kind === 'error') return new Error(message);
  if (!isKind(kind)) throw new VisitTextError(`error, or one of ${Object.keys(KINDS).join(', ')}`, line);
  return new ServiceFailure(kind, message, readObject(found['more'] ?? '', line));
}

/** Parsers by a line's first word; any other word is an event type. */
const verbs: Record<string, (rest: string, line: string) => PathEvent> = {
  open: (rest, line) => {
    const [page, params] = cut(rest);
    const to = `#${pageNamed(page, line)}` as const;
    return { type: 'xstate.route', to, ...(params === '' ? {} : { params: readObject(params, line) }) };
  },
  refuse: (rest, line) => ({ type: 'visit.refused', page: pageNamed(rest, line) }),
  answer: (rest, line) => {
    const [name, json] = cut(rest);
    const actorId = actorNamed(name, line);
    return { type: `xstate.done.actor.${actorId}`, output: json === '' ? undefined : parsed(json, line), actorId };
  },
  fail: (rest, line) => {
    const [name, text] = cut(rest);
    const actorId = actorNamed(name, line);
    return { type: `xstate.error.actor.${actorId}`, error: readFailure(text, line), actorId };
  },
  wait: (rest, line) => {
    const [delay, state] = cut(rest);
    const type = `xstate.after.${delay}.${state}` as const;
    if (!visitEvents.has(type)) throw new VisitTextError('a delay of the visit, and the state that waits for it', line);
    return { type };
  },
};

/** Parses the output of `writeStep`. Throws a `VisitTextError` with the expected input. */
export function readStep(line: string): PathEvent {
  const [word, rest] = cut(line.trim());
  const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  if (verb) return verb(rest, line);
  if (!visitEvents.has(word) || word.startsWith('xstate.'))
    throw new VisitTextError(`${Object.keys(verbs).join(', ')} or an event of the visit`, line);
  return { ...readObject(rest, line), type: word } as PathEvent;
}
