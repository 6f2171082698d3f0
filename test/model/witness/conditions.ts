/** Conditions on a visit for rows of the witness table, with plain names. */
import { tokenExpiry, tokenPurpose } from '../../../machines/domain/token.ts';
import { unanswered } from '../../../machines/context/requests.ts';
import { problemsIn } from '../problems.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';

type Test = (before: VisitSnapshot) => boolean;
/** The product is being left for another system; further events belong to another page load. */
const ON_THE_WAY_OUT = [
  { registration: { emailActive: 'leaving' } },
  { registration: { autoActivated: 'leaving' } },
  { activation: { activated: 'leaving' } },
] as const;

export const CONDITIONS = {
  /** The invitation was looked up and is valid. */
  invited: ({ context }) => context.codeCheck?.verdict === 'valid',
  /** There is an invitation, whose look-up is not answered yet. */
  'the verdict is awaited': (before) => before.hasTag('verdictPending'),
  'was refused': ({ context }) => context.codeCheck !== null && context.codeCheck.verdict !== 'valid',
  'with a code': ({ context }) => context.invitation !== null,
  'came by a link': ({ context }) => context.invitation?.source === 'link',
  'with a token': ({ context }) => context.token.claims !== null,
  'with a token whose time is over': ({ context: { token, load } }) =>
    (tokenExpiry(token.text ?? '') ?? Infinity) <= load.openedAt,
  'with an admin’s token': ({ context }) => context.token.claims?.purpose === 'admin',
  'with a token that can’t be read': ({ context }) => context.token.missing,
  'with a token of which nothing can be read': ({ context: { token } }) =>
    token.text !== null && token.claims === null && tokenPurpose(token.text) === null,
  'with an activation link': ({ context }) => context.activation.id !== null,
  'from a product page': ({ context }) => context.options.previousPdpPage !== null,
  'applied before': ({ context }) => context.membership.applied,
  'activated before': ({ context }) => context.activation.success !== null,
  'activated just now': ({ context }) => context.activation.success?.how === 'justNow',
  'activated by its link before': ({ context }) => context.activation.success?.how === 'before',
  'activated elsewhere': ({ context }) => context.activation.success?.how === 'elsewhere',
  'registered before': ({ context }) => context.registration?.status === 'PENDING_ACTIVATION',
  'a second step is due': ({ context }) => context.registration?.status === 'STARTED',
  'with an active account': ({ context }) => context.account?.state === 'active',
  'with a pending account': ({ context }) => context.account?.state === 'pending',
  'activation failed before': ({ context }) => context.activation.error === 'failed',
  'the link was invalid before': ({ context }) => context.activation.error === 'invalidLink',
  'the link had expired before': ({ context }) => context.activation.error === 'expiredLink',
  'the link was replaced before': ({ context }) => context.activation.error === 'replacedLink',
  'the link was incomplete before': ({ context }) => context.activation.error === 'incompleteLink',
  'no answer to the activation came before': ({ context }) => context.activation.error === 'unanswered',
  'offered to register again': ({ context }) => context.anewOffered,
  'signed in': ({ context }) => context.signedIn,
  'reloaded for it before': ({ context }) => context.load.reloaded,
  offline: ({ context }) => !context.online,
  /** The last request had no answer: network failure or timeout. */
  'no answer came': ({ context }) => problemsIn(context).some(({ kind }) => kind === 'network' || kind === 'timeout'),
  'showing no way on': (before) => before.hasTag('unreachable'),
  /** A notice reports a missing or unusable answer. */
  'a failure is shown': ({ context }) => problemsIn(context).some(({ kind }) => kind !== 'fields' && kind !== 'code'),
  'asked to send now': (before) => before.hasTag('sendNow'),
  'asked in English': ({ context: { requests } }) => requests.register.sent?.locale === 'en',
  'sent without a name': ({ context: { requests } }) => {
    const { sent } = requests.complete;
    return requests.register.sent?.values.firstName === '' && !(sent && 'person' in sent.completion);
  },
  /** The form was sent and is not answered yet. */
  'the form was sent': ({ context: { requests } }) => unanswered(requests.register) !== null,
  'the form waits for the invitation': (before) =>
    before.matches({ registration: { registrationForm: { entry: 'awaitingVerdict' } } }),
  'not answered yet': (before) => before.hasTag('unavailable'),
  'a mail was asked for before': ({ context }) => context.requests.resend.again !== null,
  'the address is known': ({ context: { requests } }) => Boolean(requests.register.sent?.values.email),
  'at the closed lobby': (before) => before.hasTag('lobbyClosed'),
  'the address is being changed': (before) => before.hasTag('changingAddress'),
  'the code is checked': (before) => before.hasTag('checkingCode'),
  'the address is asked for': (before) => before.hasTag('askingForPlace'),
  teased: (before) => before.hasTag('teased'),
  waiting: (before) => before.hasTag('busy'),
  'on the way out': (before) => ON_THE_WAY_OUT.some((state) => before.matches(state)),
} as const satisfies Readonly<Record<string, Test>>;
