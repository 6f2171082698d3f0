/**
 * Everything that may happen to a visit, everywhere: each address is tried in each situation. Earlier requests,
 * refusals and counts are open keys: wherever one is read, all its possible values in that place are tried. So the
 * graph contains every real visit, and a few more; no invariant gets easier by that.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { DEFAULT_OPTIONS } from '../../../machines/landing-pages/landing-options.ts';
import type { Attempt } from '../../../machines/context/registration.types.ts';
import { NOTHING_SENT, REQUESTS, unanswered } from '../../../machines/context/requests.ts';
import type { Problem } from '../../../machines/context/requests.types.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { CodeDetails } from '../../../machines/invitation/invitation.types.ts';
import { ADDRESSED, askFor, eventsIn, mayCome, routes, type PathEvent } from '../alphabet.ts';
import { beginnings, spentToken } from '../beginnings.ts';
import { campaignOf, values } from '../visitor.ts';
import type { World } from '../../../packages/witness/index.ts';
import { isEnglish, observe, type Effect } from './effects.ts';
import { happenings, VISIT_RECORDS, visitEvents } from './visit-events.ts';

/** The facts of a situation that invariants use. */
export interface Facts {
  flow: VisitContext['flow'];
  invitation: 'link' | 'other' | null;
  verdict: 'valid' | 'valid for another code' | 'refused' | null;
  registration: NonNullable<VisitContext['registration']>['status'] | null;
  account: 'active' | 'pending' | null;
  token: boolean;
  adminToken: boolean;
  admin: boolean;
  tokenMissing: boolean;
  activationId: boolean;
  applied: boolean;
  flowDecided: boolean;
}
function verdictOf({ codeCheck, invitation }: VisitContext): Facts['verdict'] {
  if (codeCheck === null) return null;
  if (codeCheck.verdict !== 'valid') return 'refused';
  return codeCheck.campaign === campaignOf(invitation?.code ?? '') ? 'valid' : 'valid for another code';
}
/** Once the visitor went on to the form, or is in the lean flow, no offer changes the flow any more (D35). */
const isFlowDecided = ({ offer, flow }: VisitContext) => offer.wentOn || flow === 'leanStep2';
const GATES: readonly (PageId | undefined)[] = ['linkGeneratorGate', 'splitGeneratorGate'];
const ADMIN: readonly (PageId | undefined)[] = ['linkGenerator', 'splitGenerator'];
const pageIn = (snapshot: AnyMachineSnapshot) =>
  Object.entries(snapshot.getMeta() as object).find(([, meta]) => meta)?.[0] as PageId | undefined;

export function factsOf(context: VisitContext, page: PageId | undefined, isBoot: boolean): Facts {
  const { flow, invitation, registration, account, token } = context;
  return {
    flow,
    invitation: invitation && (invitation.source === 'link' ? 'link' : 'other'),
    verdict: verdictOf(context),
    registration: registration && registration.status,
    account: account && account.state,
    token: token.claims !== null,
    adminToken: (isBoot || GATES.includes(page)) && token.claims?.purpose === 'admin',
    admin: ADMIN.includes(page) && token.isAdmin,
    tokenMissing: isBoot && token.missing,
    activationId: context.activation.id !== null,
    applied: (isBoot || page === 'membershipConfirmation') && context.membership.applied,
    flowDecided: isFlowDecided(context),
  };
}

const { registration: registered } = beginnings['registered before']?.remembered ?? {};
const problemClass = (value: Problem | null) => {
  if (value === null) return null;
  if (value.kind === 'fields') return { kind: 'fields', fields: {} };
  if (value.kind === 'network' || value.kind === 'timeout') return { kind: 'network' };
  // A new look-up keeps this one (D16).
  return { kind: value.kind === 'lapsed' ? 'lapsed' : 'technical' };
};
const attemptClass = (value: Attempt | null) => {
  if (value === null) return null;
  // An answered attempt is not compared any more.
  if (value.key === '') return { key: '', code: '', timestamp: null, locale: 'de', values, voucher: null };
  const { key, code, locale, values: sent } = value;
  const { firstName, lastName, terms } = sent;
  // In the property order of the chart, because values are compared as JSON.
  const known = { key: isEnglish(key) ? 'sent-en' : 'sent', code, timestamp: null, locale };
  return { ...known, values: { ...values, firstName, lastName, terms }, voucher: null };
};
/** For other requests, an answer leaves nothing that is read again. */
const sentClass = <Sent extends object>(sent: Sent | null) => unanswered({ sent, problem: null });
/** Representatives of values that neither the chart nor any invariant distinguishes. */
const classes: { [Key in keyof VisitContext]?: (value: VisitContext[Key]) => unknown } & Record<
  string,
  (value: never) => unknown
> = {
  codeCheck: (value) =>
    value && {
      verdict: value.verdict === 'valid' ? 'valid' : 'invalid',
      campaign: value.verdict === 'valid' ? value.campaign : null,
      forbiddenReferrer: value.forbiddenReferrer,
      inviter: null,
      countryOptions: [],
      unknownTypes: [],
    },
  registration: (value) => value && { ...registered, status: value.status },
  account: (value) => value && { state: value.state, email: values.email },
  ...Object.fromEntries(REQUESTS.map((name) => [`requests.${name}.problem`, problemClass])),
  ...Object.fromEntries(REQUESTS.map((name) => [`requests.${name}.sent`, sentClass])),
  'requests.register.sent': attemptClass,
  'requests.complete.sent': (value) => value,
  country: () => 'DE',
  // A token that says it has expired opens no lobby (D48).
  'token.text': (value: string | null) => value && (value === spentToken ? value : 'a token'),
};

/** Holders of a place (D50) are covered by the paths; here they would triple the work. */
const tellsOfPlace = (event: PathEvent) =>
  'output' in event && Boolean((event.output as Partial<CodeDetails> | null)?.held);

const anyHappening = happenings((event, snapshot) => {
  if (event.type === 'xstate.route') return askFor(event, snapshot);
  if (tellsOfPlace(event)) return null;
  return mayCome(event, snapshot) ? event : null;
});
/** Everything that may happen in a visit, everywhere. @param machine the visit's chart, or a mutant. */
export const everythingOf = (machine: AnyStateMachine): World => ({
  name: 'everything',
  machine,
  beginnings,
  events: visitEvents,
  happeningsIn: (snapshot) => [
    ...eventsIn(snapshot as VisitSnapshot).map((event) => anyHappening(event, [event.type])),
    ...routes.map((route) => anyHappening(route, ADDRESSED)),
  ],
  observe,
  comesToNothing: ({ effect }) => {
    const { reported, verdict, mail, emitted, counted, forgotten, carried, started } = effect as Effect;
    const many = [reported, emitted, counted, forgotten, carried, started];
    return !verdict && !mail && many.every(({ length }) => length === 0);
  },
  facts: (context, snapshot) => factsOf(context as VisitContext, pageIn(snapshot), snapshot.value === 'boot'),
  spared: [],
  records: VISIT_RECORDS,
  classes,
  constant: {
    'load.shown': [],
    'offer.voucher': '15-percent-mov',
    'options.voucher': DEFAULT_OPTIONS.voucher,
  },
  open: [
    'activation.error',
    'activation.success',
    'grantedVoucher',
    'answer',
    'online',
    ...REQUESTS.flatMap((name) => Object.keys(NOTHING_SENT[name]).map((entry) => `requests.${name}.${entry}`)),
    'forwardAt',
    'signedIn',
    'membership.teaserClosed',
    'options.previousPdpPage',
    'load.reloaded',
    'load.partMissing',
    'offer.flow',
  ],
});
export const everything = everythingOf(visitMachine);
