/** The visit's chart in unit tests: targets of events, emitted events, and calls. */
import { isDeepStrictEqual } from 'node:util';
import type { SnapshotFrom, StateValue } from 'xstate';
import type { TrackedEvent } from '../../machines/context/tracked.types.ts';
import { encodeBase64url } from '../../machines/domain/base64url.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { Invitation, CodeCheck } from '../../machines/invitation/invitation.types.ts';
import type { RegistrationAnswer, RegistrationValues } from '../../machines/context/registration.types.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitContext, VisitEmitted, VisitEvent, VisitInput } from '../../machines/context/visit.types.ts';
import type { PageId } from '../../machines/domain/page-ids.ts';
import { nothingKnown } from '../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { contextWith, RECORDS, requestsWith, type Known } from '../../src/screens/fixture.ts';
import { stepperOf, type Started } from '../../packages/witness/index.ts';
import { eventOf, failed } from './chart-steps.ts';

export { after, done, failed } from './chart-steps.ts';
export { contextWith, requestsWith, type Known };

type Snapshot = SnapshotFrom<typeof visitMachine>;
const stepper = stepperOf<Snapshot>(visitMachine);

/** A step of the chart: an event of the visit or of XState, or an elapsed named delay. */
export type Step = PathEvent | { over: string };

/** @param when epoch milliseconds. */
export const route = (page: PageId, slug?: string, when = 0): Step => ({
  type: 'xstate.route',
  to: `#${page}`,
  params: { slug },
  at: when,
});

export interface Taken {
  state: Snapshot;
  value: StateValue;
  context: VisitContext;
  /** Emitted events, without analytics. */
  emitted: readonly unknown[];
  /** Tracked events: the name, with its fields if it has any. */
  tracked: readonly unknown[];
  /** The started actors, each with its input. */
  asked: readonly Started[];
}

/** A visit in boot. */
export const begin = (input: Partial<VisitInput> = {}): Snapshot => stepper.begin({ ...nothingKnown, ...input }).state;

/** A visit in any state, with the given context. */
export const at = (value: StateValue, context: Known = {}): Snapshot =>
  visitMachine.resolveState({ value, context: contextWith(begin().context, context) });

/**
 * Requests a page as the engine does: by its route if the chart accepts it, otherwise by reporting the refusal (D12).
 */
export const asking = (from: Snapshot, page: PageId, slug?: string): Step => {
  const wish = route(page, slug);
  return from.can(wish as VisitEvent) ? wish : { type: 'visit.refused', page };
};
/** A visit that opens with a page. */
export const open = (page: PageId, input: Partial<VisitInput> = {}, slug?: string): Taken =>
  take(begin(input), asking(begin(input), page, slug));

const named = ({ event, fields }: TrackedEvent) => (Object.keys(fields).length > 0 ? { event, fields } : event);

/** Takes the steps one after the other. @throws the chart's errors. */
export function take(from: Snapshot, ...steps: readonly Step[]): Taken {
  let state = from;
  const all: VisitEmitted[] = [];
  const asked: Started[] = [];
  for (const step of steps) {
    const next = stepper.take(state, eventOf(step, state));
    if (next.broken !== null) throw new Error(next.broken);
    ({ state } = next);
    all.push(...(next.emitted as readonly VisitEmitted[]));
    asked.push(...next.started);
  }
  const tracked = all.flatMap((one) => (one.type === 'event.tracked' ? [named(one.tracked)] : []));
  const emitted = all.filter(({ type }) => type !== 'event.tracked');
  return { state, value: plain(state.value), context: state.context, emitted, tracked, asked };
}

/** A call that fails for lack of a network. */
export const cut = (actor: string) => failed(actor, new ServiceFailure('network', 'cut'));
/** The keys of the calls that the steps start. */
export const keysOf = (from: Snapshot, ...steps: readonly Step[]) =>
  take(from, ...steps).asked.map(({ input }) => (input as { key: string }).key);

/** A state value without `connected`, the default state of the network. */
export function plain(value: StateValue): StateValue {
  if (typeof value === 'string') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'object' && Object.values(inner)[0] === 'connected' && Object.keys(inner).length === 1
        ? (Object.keys(inner)[0] ?? '')
        : plain(inner ?? ''),
    ]),
  );
}

/** Context changes of a step, without `load.shown` (tracked events) and `offer.wentOn`. */
const UNSAID: readonly string[] = ['shown', 'wentOn'];
const changed = (was: object, is: object): object =>
  Object.fromEntries(
    Object.entries(is).filter(
      ([key, value]) => !UNSAID.includes(key) && !isDeepStrictEqual(value, Reflect.get(was, key)),
    ),
  );
export const changes = (from: Snapshot, { context }: Taken): Known =>
  Object.fromEntries(
    Object.entries(changed(from.context, context)).flatMap(([key, value]: [string, object]) => {
      if (!RECORDS.some((record) => record === key)) return [[key, value]];
      const inner = changed(Reflect.get(from.context, key) as object, value);
      return Object.keys(inner).length > 0 ? [[key, inner]] : [];
    }),
  );

export const values: RegistrationValues = {
  gender: 'woman',
  firstName: 'Zoë',
  lastName: 'Lindström',
  email: 'zoe@example.org',
  country: 'DE',
  terms: true,
  newsletter: false,
};
export const link: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
export const countryOptions = [{ isoCode: 'DE', dataPolicyPk: 'policy-de', termsPk: 'terms-de' }];
export const valid: CodeCheck = {
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions,
  campaign: null,
  forbiddenReferrer: null,
  unknownTypes: [],
};

/** A mutation's answer: the registration, or the reasons of the refusal. */
export const accepted = (status: string, url: string | null = null): RegistrationAnswer => ({
  registration: { id: '1', status },
  reasons: [],
  details: [],
  url,
  at: 0,
});
export const refusal = (...reasons: readonly string[]): RegistrationAnswer => ({
  registration: null,
  reasons,
  details: [],
  url: null,
  at: 0,
});

/** A token with this payload and an invalid signature. */
export const tokenOf = (claims: object): string =>
  `${encodeBase64url('{"alg":"HS256"}')}.${encodeBase64url(JSON.stringify(claims))}.c2lnbmF0dXJl`;
