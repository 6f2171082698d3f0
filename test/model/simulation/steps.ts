/** Steps of visitors, browsers and networks: recorded, replayed, and described in words. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { FAULTS, type FaultName } from '../faults.ts';
import type { EventType } from './events.ts';
import type { FormId, Values } from './form-values.ts';

export type Action =
  /** `{walk}` in a text is replaced by the name of the walk, so that every walk has separate addresses. */
  | { do: 'type'; form: FormId; values: Values }
  | { do: 'submit'; form: FormId; twice: boolean }
  | { do: 'press'; /** An event of a control. */ press: EventType; twice: boolean }
  | { do: 'follow'; page: PageId; slug: string | null }
  | { do: 'go'; steps: -1 | 1 }
  | { do: 'reload' }
  /** The newest mail's link, the first address, or the start page. */
  | { do: 'open'; what: 'mail' | 'entry' | 'start'; where: 'here' | 'newTab' }
  | { do: 'switchTab' }
  /** In ms. */
  | { do: 'wait'; for: number }
  | { do: 'network'; online: boolean }
  /** A part of the page fails to load. */
  | { do: 'missPart' };
export type ActionOf<Name extends Action['do']> = Extract<Action, { do: Name }>;
/** `faults`: applied to the next calls. */
export type Step = Action & { faults: readonly FaultName[] };

const duration = (milliseconds: number) =>
  milliseconds >= 86_400_000 ? `${milliseconds / 86_400_000} day` : `${milliseconds / 1000} s`;
const OPENED = { mail: 'the link of the newest mail', entry: 'the first address again', start: 'the start page' };
const ifTwice = (twice: boolean) => (twice ? ', twice at once' : '');

const descriptions: { readonly [Name in Action['do']]: (action: ActionOf<Name>) => string } = {
  type: ({ form, values }) => `types into ${form}: ${JSON.stringify(values)}`,
  submit: ({ form, twice }) => `submits ${form}${ifTwice(twice)}`,
  press: ({ press, twice }) => `presses: ${press}${ifTwice(twice)}`,
  follow: ({ page, slug }) => `follows a link to ${page}${slug === null ? '' : ` (${slug})`}`,
  go: ({ steps }) => (steps === -1 ? 'presses Back' : 'presses Forward'),
  reload: () => 'reloads',
  open: ({ what, where }) => `opens ${OPENED[what]}${where === 'newTab' ? ' in another tab' : ''}`,
  switchTab: () => 'looks at the other tab',
  wait: (action) => `lets ${duration(action.for)} pass`,
  network: ({ online }) => (online ? 'the network comes back' : 'the network goes'),
  missPart: () => 'a part of the page does not come',
};
export function describeStep({ faults, ...action }: Step): string {
  // The type of the table guarantees matching action names.
  const description = (descriptions[action.do] as (action: Action) => string)(action);
  const befalls = faults.map((name) => FAULTS[name].words).join('; ');
  return befalls === '' ? description : `${description}  [next calls: ${befalls}]`;
}
