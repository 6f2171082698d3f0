/** The names of the states of the separate charts. */
import type { StateWords } from '../words.types.ts';

export const invitationStates: StateWords<'invitation'> = {
  opening: 'opening',
  checkingReferrer: 'the referrer is checked',
  lookingUp: 'the back end is asked',
  checked: 'checked',
  unavailable: 'no answer',
};
export const formStates: StateWords<'form'> = {
  fields: 'the real fields',
  'fields.listening': 'the real fields are listened to',
  'fields.unread': 'the real fields can’t be read',
  life: 'the form',
  'life.delivered': 'as the page was delivered',
  'life.seeded': 'filled with what was typed, drafted and known',
  'life.editing': 'being typed into',
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
  'events.held': 'tracked events wait',
  'events.released': 'tracked events leave',
  'events.dropped': 'tracked events are forgotten',
  platform: 'the consent platform',
  'platform.opening': 'the consent platform, opening',
  'platform.skipped': 'the consent platform is not asked for',
  'platform.present': 'the consent platform is asked for',
  'platform.present.connecting': 'the consent platform is waited for',
  'platform.present.connected': 'the consent platform answers',
  'platform.unavailable': 'the consent platform is absent',
};
export const experimentsStates: StateWords<'experiments'> = {
  locating: 'the visitor is being located',
  opening: 'opening',
  disabled: 'switched off',
  failed: 'no answer to be used',
  running: 'the feature service is listened to',
  'running.initialising': 'the features are asked for',
  'running.redirecting': 'on the way to another landing page',
  'running.inNone': 'in no experiment',
  'running.inExperiment': 'in an experiment',
  'running.redirected': 'on the landing page of an experiment',
};
export const seasonStates: StateWords<'season'> = {
  undecided: 'not decided yet',
  deciding: 'being decided',
  announced: 'a season is announced',
  begun: 'a season has begun',
  over: 'no season is announced',
};
export const languageStates: StateWords<'language'> = {
  spoken: 'the page is in the language',
  changing: 'the words of another language are fetched',
};
export const configurationStates: StateWords<'configuration'> = {
  asking: 'the defaults are asked for',
  'asking.awaited': 'the defaults are awaited',
  'asking.late': 'the defaults are late',
  settled: 'the configuration is settled',
};
export const networkStates: StateWords<'network'> = {
  online: 'there is a network',
  offline: 'there is no network',
  asking: 'the back end is being pinged',
  pausing: 'nothing answered',
};
export const linkGeneratorStates: StateWords<'linkGenerator'> = {
  open: 'open for a code',
  'open.editing': 'the code being typed',
  'open.made': 'the link is made',
  making: 'the link being made',
  turnedAway: 'no admin',
};
export const splitGeneratorStates: StateWords<'splitGenerator'> = {
  loading: 'the list being asked for',
  listed: 'experiments listed',
  none: 'no experiment',
  unavailable: 'no answer came',
};
