/** The rows of the table: for each wait of the chart, who comes, which page they open, and the press that begins it. */
import { secondStepOf } from '../../../machines/flows/read-flows.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import type { PageId } from '../../../machines/page.types.ts';
import type { RegistrationValues } from '../../../machines/registration/registration.types.ts';
import type { VisitEvent } from '../../../machines/visit.types.ts';
import type { FaultName } from '../../model/faults.ts';
import {
  admin,
  byMail,
  fromProduct,
  inFlow,
  invited,
  pending,
  registered,
  unknown,
  withToken,
  type Arrive,
} from '../../model/browser/arrivals.ts';

/** One row: a wait for an answer, and how a visitor comes to begin it. */
export interface Row {
  name: string;
  /** The state of the chart that waits. */
  wait: string;
  arrive: Arrive;
  opens: PageId;
  slug?: string;
  /** The page's own look-up has failed already. */
  unanswered?: true;
  /** Pressed on the page first. */
  first?: VisitEvent;
  press: (person: RegistrationValues) => VisitEvent;
  /** Whether the registration is accepted with a second step to come. */
  started?: boolean;
  /** One effect sends one mail, to the address that the press says, or to the visitor's own. */
  mails?: true;
  /** Nobody is told when it fails: the page that follows is as good without. */
  silent?: true;
}
/** A row with presses of its own: not what the chart waits for on a page. */
export interface OwnRow {
  name: string;
  wait: string | null;
  silent: true;
  /** Faults that make no cell here, with the reason. */
  without: Partial<Record<FaultName, string>>;
}

const key = 'key';
const locale = 'en';
const register = (values: RegistrationValues): VisitEvent => ({ type: 'form.submitted', values, locale, key });
const retry = (): VisitEvent => ({ type: 'lookUp.retried' });
const code = (): VisitEvent => ({ type: 'code.submitted', code: 'VESTIBULE' });
const email = (person: RegistrationValues): VisitEvent => ({
  type: 'email.submitted',
  email: person.email,
  locale,
  key,
});
const otherEmail = (person: RegistrationValues) => email({ ...person, email: `other-${person.email}` });
const personOf = ({ gender, firstName, lastName }: RegistrationValues): VisitEvent => ({
  type: 'step.submitted',
  completion: { person: { gender, firstName, lastName } },
  key,
});
const resend = (): VisitEvent => ({ type: 'mail.requested', locale, at: 0, key });

const form = (name: string, flow: RegistrationFlow, more: Partial<Row> = {}): Row => ({
  name,
  wait: 'registrationForm.entry.submitting',
  arrive: inFlow(flow),
  opens: 'registrationForm',
  press: register,
  ...(secondStepOf(flow) ? { started: true } : { mails: true }),
  ...more,
});
const gate = (page: 'linkGenerator' | 'splitGenerator'): Row => ({
  name: `the gate of ${page}`,
  wait: `${page}Gate.asking`,
  arrive: admin,
  opens: page,
  unanswered: true,
  press: retry,
});

const row = (
  name: string,
  wait: string,
  arrive: Arrive,
  opens: PageId,
  press: Row['press'],
  more: Partial<Row> = {},
): Row => ({ name, wait, arrive, opens, press, ...more });
const mails = { mails: true } as const;
const pressed = (event: VisitEvent) => () => event;

export const rows: readonly Row[] = [
  row('look-up of a link', 'landing.lookingUp', invited, 'landing', retry, { unanswered: true }),
  row('code typed on the start page', 'landing.uninvited.code.checking', unknown, 'landing', code),
  row('code typed on the code page', 'codeEntry.checking', unknown, 'codeEntry', code),
  row('look-up beside the form', 'registrationForm.invitation.checking', invited, 'registrationForm', register, {
    unanswered: true,
    ...mails,
  }),
  form('register', 'default'),
  form('register, lean, on its landing page', 'leanStep2', { opens: 'landing', slug: 'lean' }),
  form('register, social', 'socialRegistration'),
  form('register, approved', 'waitingListApproved'),
  row('second step, lean', 'leanSecondStep.sending', registered('leanStep2'), 'registrationForm', personOf, mails),
  row('second step, social', 'socialSecondStep.sending', registered('socialRegistration'), 'socialSecondStep', () => ({
    type: 'step.submitted',
    completion: { shoppingPreferences: ['shoes'] },
    key,
  })),
  row(
    'activation',
    'activateAccount.activating',
    byMail(),
    'activateAccount',
    pressed({ type: 'activation.pressed', key }),
  ),
  row(
    'send again, from the inbox page',
    'formFinished.activationMail.sendingAgain',
    registered(),
    'formFinished',
    resend,
    mails,
  ),
  row('send again, to an address that waits', 'emailPending.sendingAgain', pending, 'emailPending', resend, mails),
  row(
    'send again, for a link that is over',
    'activationError.expiredLink.sendingAgain',
    byMail('expiredLink'),
    'activationError',
    resend,
    mails,
  ),
  row(
    'a different address',
    'formFinished.activationMail.changingAddress.sending',
    registered(),
    'formFinished',
    otherEmail,
    {
      first: { type: 'email.changeChosen' },
      ...mails,
    },
  ),
  row('a place on the waiting list', 'landing.uninvited.waitingList.asking', unknown, 'landing', email, {
    slug: 'full',
    ...mails,
  }),
  row('membership', 'membershipApply.applying', unknown, 'membershipApply', email, mails),
  row('membership, from the teaser', 'landing.teaser.applying', fromProduct, 'landing', email, mails),
  row('join, in the lobby', 'lobby.joining', withToken('lobby'), 'lobby', pressed({ type: 'join.pressed', key })),
  row(
    'unsubscribe',
    'unsubscribe.unsubscribing',
    withToken('wrongPurpose'),
    'unsubscribe',
    pressed({ type: 'unsubscribe.pressed', key }),
  ),
  gate('linkGenerator'),
  gate('splitGenerator'),
  row('log out', 'loggedOut.leaving', registered(), 'entrance', pressed({ type: 'logout.chosen' }), { silent: true }),
];

const OF_CONNECTIONS = 'the page would not come either';
const NO_COUNTERPART = 'nothing of a web socket is like it';
export const ownRows: readonly OwnRow[] = [
  {
    name: 'runtime defaults',
    wait: null,
    silent: true,
    without: { refused: OF_CONNECTIONS, resetAtOnce: OF_CONNECTIONS },
  },
  {
    name: 'status of the registration',
    wait: 'formFinished.watch.watching',
    silent: true,
    without: { arrivesLate: NO_COUNTERPART, plainText: NO_COUNTERPART, deliveredTwice: NO_COUNTERPART },
  },
];
