/** The names of the states of the separate charts. */
import type { StateWords } from '../words.types.ts';

export const invitationStates: StateWords<'invitation'> = {
  opening: 'opening',
  checkingReferrer: 'the referrer is checked',
  lookingUp: 'the code is looked up',
  checked: 'checked',
  unavailable: 'the check failed',
};
export const formStates: StateWords<'form'> = {
  fields: 'the fields',
  'fields.listening': 'the fields are observed',
  'fields.unread': 'the fields can’t be read',
  life: 'the form',
  'life.delivered': 'as delivered',
  'life.seeded': 'filled with earlier input, draft and known data',
  'life.editing': 'being filled in',
  'life.checking': 'being checked',
  'life.correcting': 'errors are shown',
  'life.correcting.shown': 'errors are visible',
  'life.correcting.rechecking': 'errors are checked again',
  'life.handedOver': 'handed over to the visit',
  'life.answered': 'the refusal of the back end is shown',
  'life.answered.shown': 'the refusal of the back end is visible',
  'life.answered.rechecking': 'remaining refusals are checked',
};
export const consentStates: StateWords<'consent'> = {
  decision: 'the decision',
  'decision.awaited': 'the decision is awaited',
  'decision.known': 'the decision is known',
  events: 'tracked events',
  'events.opening': 'tracked events, opening',
  'events.held': 'tracked events are queued',
  'events.released': 'tracked events are sent',
  'events.dropped': 'tracked events are dropped',
  platform: 'the consent platform',
  'platform.opening': 'the consent platform, opening',
  'platform.skipped': 'the consent platform is not needed',
  'platform.present': 'the consent platform is needed',
  'platform.present.connecting': 'the consent platform is loading',
  'platform.present.connected': 'the consent platform is connected',
  'platform.unavailable': 'the consent platform failed to load',
};
export const experimentsStates: StateWords<'experiments'> = {
  locating: 'the visitor is being located',
  opening: 'opening',
  disabled: 'switched off',
  failed: 'the feature service failed',
  running: 'the feature service is connected',
  'running.initialising': 'the features are loading',
  'running.redirecting': 'redirecting to another landing page',
  'running.inNone': 'in no experiment',
  'running.inExperiment': 'in an experiment',
  'running.redirected': 'redirected to the landing page of an experiment',
};
export const seasonStates: StateWords<'season'> = {
  undecided: 'not decided yet',
  deciding: 'being decided',
  announced: 'a season is announced',
  begun: 'a season has begun',
  over: 'no season is announced',
};
export const languageStates: StateWords<'language'> = {
  spoken: 'the language is shown',
  changing: 'the messages of another language are loading',
};
export const configurationStates: StateWords<'configuration'> = {
  asking: 'the defaults are requested',
  'asking.awaited': 'the defaults are awaited',
  'asking.late': 'the defaults are late',
  settled: 'the configuration is settled',
};
export const networkStates: StateWords<'network'> = {
  online: 'online',
  offline: 'offline',
  asking: 'the back end is being pinged',
  pausing: 'no answer, waiting to ping again',
};
export const linkGeneratorStates: StateWords<'linkGenerator'> = {
  open: 'open for a code',
  'open.editing': 'the code being typed',
  'open.made': 'the link is created',
  making: 'the link being created',
  turnedAway: 'not an admin',
};
export const splitGeneratorStates: StateWords<'splitGenerator'> = {
  loading: 'the list is loading',
  listed: 'experiments listed',
  none: 'no experiments',
  unavailable: 'the list failed to load',
};
