/** What a visitor, his browser and his network may do: each step as it is written down, repeated, and told in words. */
import type { PageId } from '../../../machines/visit.types.ts';
import { FAULTS, type FaultName } from '../../model/faults.ts';
import type { FormId, Values } from './forms.ts';

/** The presses that carry nothing of a form, as `useIntents` names them. */
export const PRESSES = [
  'cancel',
  'retryLookUp',
  'retryReload',
  'returnToForm',
  'changeEmail',
  'keepEmail',
  'goToLogin',
  'stay',
  'logOut',
  'sendMailAgain',
  'activate',
  'join',
  'unsubscribe',
  'goToShop',
  'closeTeaser',
] as const;
export type PressName = (typeof PRESSES)[number];

export type Deed =
  /** `{walk}` in a text becomes the name of the walk, so that every walk has addresses of its own. */
  | { do: 'type'; form: FormId; values: Values }
  | { do: 'submit'; form: FormId; twice: boolean }
  | { do: 'press'; press: PressName; twice: boolean }
  | { do: 'follow'; page: PageId; slug: string | null }
  | { do: 'go'; steps: -1 | 1 }
  | { do: 'reload' }
  /** The newest mail's link, that of the beginning, or the start page. */
  | { do: 'open'; what: 'mail' | 'beginning' | 'start'; where: 'here' | 'newTab' }
  | { do: 'switchTab' }
  /** Milliseconds. */
  | { do: 'wait'; for: number }
  | { do: 'network'; online: boolean }
  /** A part of the page does not come. */
  | { do: 'missPart' };
/** `faults`: what befalls the next calls. */
export type Step = Deed & { faults: readonly FaultName[] };

const clockWords = (milliseconds: number) =>
  milliseconds >= 86_400_000 ? `${milliseconds / 86_400_000} day` : `${milliseconds / 1000} s`;

const WHAT = { mail: 'the link of the newest mail', beginning: 'the first address again', start: 'the start page' };
const twiceWords = (twice: boolean) => (twice ? ', twice at once' : '');
const deedWords: { readonly [Name in Deed['do']]: (deed: Extract<Deed, { do: Name }>) => string } = {
  type: ({ form, values }) => `types into ${form}: ${JSON.stringify(values)}`,
  submit: ({ form, twice }) => `submits ${form}${twiceWords(twice)}`,
  press: ({ press, twice }) => `presses: ${press}${twiceWords(twice)}`,
  follow: ({ page, slug }) => `follows a link to ${page}${slug === null ? '' : ` (${slug})`}`,
  go: ({ steps }) => (steps === -1 ? 'presses Back' : 'presses Forward'),
  reload: () => 'reloads',
  open: ({ what, where }) => `opens ${WHAT[what]}${where === 'newTab' ? ' in another tab' : ''}`,
  switchTab: () => 'looks at the other tab',
  wait: (deed) => `lets ${clockWords(deed.for)} pass`,
  network: ({ online }) => (online ? 'the network comes back' : 'the network goes'),
  missPart: () => 'a part of the page does not come',
};
/** One line. */
export function stepWords({ faults, ...deed }: Step): string {
  // Which words go with which name the table has checked.
  const words = (deedWords[deed.do] as (deed: Deed) => string)(deed);
  const told = faults.map((name) => FAULTS[name].words).join('; ');
  return told === '' ? words : `${words}  [next calls: ${told}]`;
}
