/** The event of a step in the terms of the witness table: an actor and its result, or a press. */
import { failureOf, type FailureKind } from '../../../machines/domain/failure.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import type { Asked, Given } from '../../witness/witness.types.ts';
import { waits } from '../waits.ts';

/** The event as `kind name`: `register GenderInvalid`, `press login.stayed`, `time forwarding`, `arrives lobby`. */
export interface Happened {
  /** The actor of the answer, failure or timeout, or null. */
  asked: Asked | null;
  kind: 'asked' | 'press' | 'time' | 'network' | 'arrives' | 'other';
  name: string;
}

const FAILURES: Readonly<Record<FailureKind, string>> = {
  network: 'no network',
  timeout: 'no answer',
  technical: 'technical',
  missing: 'part missing',
  busy: 'too many requests',
};
function failureName(thrown: unknown): string {
  const { kind, keyConsumed } = failureOf(thrown);
  return keyConsumed ? 'used before' : FAILURES[kind];
}

type Output = Readonly<Record<string, unknown>> | undefined;
/** An answer by its name in the contract. */
function answerName(output: Output): string {
  if (output === undefined) return 'done';
  if ('reasons' in output) {
    const { reasons, details, registration } = output as {
      reasons: string[];
      details: string[];
      registration: { status: string } | null;
    };
    return reasons.length > 0 ? [...reasons, ...details].join(' ') : `accepted ${registration?.status}`;
  }
  if ('verdict' in output) {
    if (output['verdict'] === 'unavailable') return FAILURES[(output['failure'] as { kind: FailureKind }).kind];
    if (typeof output['forbiddenReferrer'] === 'string') return 'a site of the list';
    const { held } = output as { held?: { status: string } };
    if (held) return `place held ${held.status}`;
    return (output['unknownTypes'] as string[]).length > 0 ? 'a type never seen' : String(output['verdict']);
  }
  if ('accepted' in output) {
    if (output['isActive'] === true) return 'active';
    if (output['accepted'] === true) return 'accepted';
    return output['retryAfter'] === null ? 'refused' : 'a moment ago';
  }
  if ('admin' in output) return output['admin'] === true ? 'admin' : 'no admin';
  return String(output['outcome']);
}

/** The waiting states and their actors; a form sent early waits for its invitation. */
const WAITING: readonly (readonly [state: string, asked: string])[] = [
  ['registrationForm.entry.awaitingVerdict', 'formInvitation'],
  ...waits.map(({ id, actor }) => [id, actor] as const),
];
const waitedFor = (type: string) => WAITING.find(([id]) => type.includes(`.${id}`))?.[1] ?? null;
/** The actors that a visitor cancels. */
const givenUp = (before: VisitSnapshot) => Object.keys(before.children).filter((id) => id !== 'watchActivation');

/** Irregular input of a press. */
function givenWith(event: VisitEvent, { context: { flow } }: VisitSnapshot): readonly Given[] {
  if (event.type === 'code.submitted') return event.code.trim() === '' ? ['nothing'] : [];
  if (event.type === 'email.submitted') return event.email.includes('@') ? [] : ['no address'];
  if (event.type === 'mail.requested') return event.at === 0 ? ['at once'] : [];
  if (event.type === 'step.submitted' && 'person' in event.completion !== (flow === 'leanStep2'))
    return ['of the other step'];
  if (event.type === 'step.submitted')
    return 'person' in event.completion && event.completion.person.firstName === '' ? ['without a name'] : [];
  if (event.type !== 'form.submitted') return [];
  const isNamed = event.values.firstName !== '' || flow === 'leanStep2' || flow === 'socialRegistration';
  return [...(event.values.terms ? [] : ['without terms' as const]), ...(isNamed ? [] : ['without a name' as const])];
}

const asked = (by: string, name: string): Happened => ({ asked: by as Asked, kind: 'asked', name: `${by} ${name}` });
const other = (kind: Happened['kind'], name: string): Happened => ({ asked: null, kind, name: `${kind} ${name}` });
const OUTSIDE = /^(?:xstate|visit|visitor|offer|part|wrapper|role)\.|^country\.found$/;

export function happenedIn(event: PathEvent, before: VisitSnapshot): Happened {
  if ('output' in event) return asked(event.actorId, answerName(event.output as Output));
  // A look-up reports each failure as an answer.
  if ('error' in event)
    return asked(event.actorId, event.actorId.endsWith('Invitation') ? 'breaks' : failureName(event.error));
  const { type } = event;
  if (type.startsWith('xstate.after.')) {
    const delay = type.split('.')[2] ?? '';
    const by = waitedFor(type);
    if (delay === 'slowAnswer' && by !== null) return asked(by, 'slow');
    return delay === 'answerLimit' && by !== null ? asked(by, 'no answer') : other('time', delay);
  }
  if (type === 'wait.cancelled') {
    const by = givenUp(before);
    return by.length === 1 ? asked(String(by[0]), 'cancelled') : other('press', type);
  }
  // A page that is not granted is not requested by a route; its refusal is sent instead.
  if (type === 'xstate.route')
    return other(before.matches('boot') && before.can(event) ? 'arrives' : 'other', event.to.slice(1));
  if (type === 'visit.refused') return other(before.matches('boot') ? 'arrives' : 'other', event.page);
  if (type.startsWith('network.')) return other('network', type.slice('network.'.length));
  return other(OUTSIDE.test(type) ? 'other' : 'press', [type, ...givenWith(event as VisitEvent, before)].join(' '));
}
