/** Actions and guards of the consent chart. */
import type { TrackedEvent } from '../context/tracked.types.ts';
import { makersOf } from '../common/chart-makers.ts';
import type { ConsentCredentials } from '../context/registration.types.ts';
import type { Consent, ConsentContext, ConsentEmitted, ConsentEvent, PlatformCommand } from './consent.types.ts';

/** Maximum number of events that wait for a decision; further ones are dropped. */
export const MOST_WAITING = 100;

const { enqueueActions, store, emit, emitAll, when } = makersOf<ConsentContext, ConsentEvent, ConsentEmitted>();
const ask = <P = undefined>(asked: (params: P, context: ConsentContext) => readonly PlatformCommand[]) =>
  enqueueActions<P>(({ context, enqueue }, params) => {
    for (const one of asked(params, context)) enqueue.sendTo('platform', one);
  });
const released = (tracked: TrackedEvent): ConsentEmitted => ({ type: 'event.released', tracked });

export const consentActions = {
  keepEvent: store((tracked: TrackedEvent, { waiting }) => ({ waiting: [...waiting, tracked] })),
  releaseWaiting: emitAll(({ waiting }) => waiting.map(released)),
  releaseEvent: emitAll((_, tracked: TrackedEvent) => [released(tracked)]),
  forgetWaiting: store(() => ({ waiting: [] })),

  storeConsent: store((consent: Consent) => ({ consent })),
  emitReady: emit({ type: 'consent.ready' }),
  emitChange: emitAll((_, consent: Consent) => [{ type: 'consent.changed', consent }]),
  reportAnomaly: emitAll((_, value: string) => [{ type: 'anomaly.reported', what: 'consent', value }]),

  emitSettingsMissing: emitAll(({ settingsWanted }) => (settingsWanted ? [{ type: 'settings.missing' }] : [])),
  forgetSettings: store(() => ({ settingsWanted: false })),
  keepSettings: store(() => ({ settingsWanted: true })),
  keepCredentials: store((credentials: ConsentCredentials) => ({ credentials })),
  openSettings: ask(() => [{ type: 'settings.opened' }]),
  handOver: ask((credentials: ConsentCredentials) => [{ type: 'credentials.received', credentials }]),
  /** The customer comes first: a choice in the settings then belongs to that customer. */
  askForKept: ask((_, { credentials, settingsWanted }) => [
    ...(credentials ? [{ type: 'credentials.received' as const, credentials }] : []),
    ...(settingsWanted ? [{ type: 'settings.opened' as const }] : []),
  ]),
  forgetKept: store(() => ({ credentials: null, settingsWanted: false })),
};

export const consentGuards = {
  visitorIsAsked: when(({ banner }) => banner),
  consentStored: when(({ stored }) => stored === true),
  roomLeft: when(({ waiting }) => waiting.length < MOST_WAITING),
  analyticsAllowed: when((_, { analytics }: Consent) => analytics),
  decisionDiffers: when(
    ({ consent }, { analytics, personalisation }: Consent) =>
      consent?.analytics !== analytics || consent.personalisation !== personalisation,
  ),
};
