/** Analytics: each event is tracked exactly where the table of D37 says. The table is written by hand. */
import type { PlainEvent } from '../../../machines/analytics/catalogue.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import type { Acknowledgement } from '../../../machines/context/mail.types.ts';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import { answerOf, outputOf } from '../event-output.ts';
import { everywhere, found, together, type Counterexample, type Finding, type Invariant } from './invariant.ts';
import type { Edge, Place, VisitGraph } from './visit-graph.ts';

type Event = PlainEvent | 'successful_user_registration';
type Test = (edge: Edge) => boolean;

/** True if a page is newly shown: after another one, or by its address. */
const entered = ({ from, event, to }: Edge, ...pages: readonly string[]) =>
  pages.includes(to.place.page ?? '') &&
  (from.place.page !== to.place.page || (event.type === 'xstate.route' && event.to === `#${to.place.page}`));
const isTagged = ({ tags }: Place, tag: string) => tags.has(tag);
const answers = (edge: Edge, ...actors: readonly string[]) => actors.includes(answerOf(edge.event)?.actor ?? '');
const reasonOf = ({ event }: Edge) => outputOf<RegistrationAnswer>(event).reasons?.[0] ?? null;
const isRegistered = ({ event }: Edge) => Boolean(outputOf<RegistrationAnswer>(event).registration);
const isTaken = ({ event }: Edge) => {
  const { accepted, retryAfter } = outputOf<Acknowledgement>(event);
  return accepted === true || typeof retryAfter === 'number';
};
/** A refusal about the account (D16), for any registration call. */
const isRefusedBy = (edge: Edge, ...reasons: readonly string[]) =>
  answers(edge, 'register', 'finalizeLean', 'finalizeSocial', 'changeEmail', 'activate') &&
  reasons.includes(reasonOf(edge) ?? '');
const isCheckedAs = (edge: Edge, verdict: string) =>
  answers(edge, 'linkInvitation', 'formInvitation', 'typedInvitation') &&
  outputOf<InvitationOutput>(edge.event).verdict === verdict;
const ends = ({ from, to }: Edge, ...tags: readonly string[]) =>
  from.place.asking.includes('activate') &&
  to.place.page === 'activationError' &&
  tags.some((tag) => isTagged(to.place, tag));

/** When each event is tracked (D37). Null if the model never reaches it and unit tests cover it. */
const TABLE: Readonly<Record<Event, Test | null>> = {
  subscribe_newsletter: null,
  landing_forbidden_referrer: null,
  error_registration_timestamp_missing: null,
  // `/registration/formstarted` shown, in the flows that have their form there.
  landing_registration: (edge) => entered(edge, 'registrationForm') && edge.to.facts.flow !== 'leanStep2',
  // A landing page with a registration form shown; in the lean flow, once its visitor is expected.
  landing_form_registration: ({ from, event, to }) =>
    to.place.page === 'landing' &&
    isTagged(to.place, 'invited') &&
    to.facts.flow === 'leanStep2' &&
    (!isTagged(from.place, 'invited') || event.type === 'xstate.route'),
  // A second step shown; its answer accepted.
  landing_registration_step2: (edge) => entered(edge, 'leanSecondStep', 'socialSecondStep'),
  submit_form_registration_step2: (edge) => answers(edge, 'finalizeLean', 'finalizeSocial') && isRegistered(edge),
  // The first character in the code field; the code submitted.
  entering_code_registration: ({ event }) => event.type === 'code.begun',
  submit_code_registration: ({ event, effect }) =>
    event.type === 'code.submitted' && effect.started.some(({ actor }) => actor === 'typedInvitation'),
  // `submit` answered without problems.
  successful_user_registration: (edge) => answers(edge, 'register') && isRegistered(edge),
  // Leaving *emailActive* for the login.
  already_registered_login_registration: ({ from, effect }) =>
    from.place.page === 'emailActive' && effect.emitted.includes('navigation.requested login'),
  landing_activate_account_registration: (edge) => entered(edge, 'activateAccount'),
  registration_country_changed: ({ event }) => event.type === 'country.changed',
  join_waitlist: (edge) =>
    answers(edge, 'joinWaitingList') && outputOf<{ outcome: string }>(edge.event).outcome === 'JOINED',
  // The address of a teaser, of membership interest or for the waiting list is accepted.
  submit_email: (edge) => answers(edge, 'requestPlace', 'requestLobbyLink', 'applyForMembership') && isTaken(edge),
  // The verdicts of D8.
  error_registration_code_no_balance: (edge) => isCheckedAs(edge, 'noInvitationsLeft'),
  error_registration_code_expired: (edge) => isCheckedAs(edge, 'expired'),
  error_registration_account_active: (edge) => isRefusedBy(edge, 'EmailAlreadyUsedActive'),
  error_registration_account_pending: (edge) => isRefusedBy(edge, 'EmailAlreadyUsedPending', 'EmailAlreadyUsedInAcq'),
  // *failed*; *invalidLink*, *expiredLink*, and a replaced link.
  error_registration_activation_failed: (edge) => ends(edge, 'failed'),
  error_registration_activation_not_found: (edge) =>
    ends(edge, 'invalidLink', 'incompleteLink', 'expiredLink', 'replacedLink'),
};
/** Events counted once per page load, however often their page or field is shown. */
const ONCE: readonly string[] = [
  'landing_registration',
  'landing_form_registration',
  'landing_registration_step2',
  'landing_activate_account_registration',
  'entering_code_registration',
  'already_registered_login_registration',
];

const TRACKED = 'event.tracked ';
const trackedBy = ({ effect }: Edge) =>
  effect.emitted.filter((emitted) => emitted.startsWith(TRACKED)).map((emitted) => emitted.slice(TRACKED.length));
const listed = (events: readonly string[]) => (events.length === 0 ? 'nothing' : events.join(' and '));

function asTheTableSays(edge: Edge) {
  const expected = Object.entries(TABLE).flatMap(([event, isIt]) => (isIt?.(edge) ? [event] : []));
  const tracked = trackedBy(edge);
  if (expected.length === 0 && tracked.length === 0) return undefined;
  return listed(expected.toSorted()) === listed(tracked.toSorted())
    ? null
    : `expected analytics to receive ${listed(expected)}, got ${listed(tracked)}`;
}
function onceAVisit(edge: Edge) {
  const once = trackedBy(edge).filter((event) => ONCE.includes(event));
  if (once.length === 0) return undefined;
  const again = once.find((event) => !edge.effect.counted.includes(event));
  return again === undefined ? null : `expected ${again} once in a page load, got each time that it is shown`;
}
/** Each event of the table was met. */
function allMet(graph: VisitGraph): Finding {
  const met = new Set<string>();
  for (const { edge } of graph.alike()) for (const event of trackedBy(edge)) met.add(event);
  const gap = Object.entries(TABLE).find(([event, isIt]) => isIt && !met.has(event))?.[0];
  const broken: Counterexample | null = gap === undefined ? null : { words: `${gap} is never tracked`, visit: null };
  return found(graph, Object.keys(TABLE).length, broken);
}

export const eachEventWhereItBelongs: Invariant = {
  name: 'each analytics event is tracked once, in its place',
  rules: 'D37',
  sentence:
    'Each event of the table of D37 is tracked once at each step that it means, and at no other: not by the press ' +
    'and again by its response, not by elapsed time. A page counts as shown once per page load, even if the ' +
    'visitor returns.',
  check: ({ visit }) =>
    together(everywhere(visit, { edge: asTheTableSays }), everywhere(visit, { edge: onceAVisit }), allMet(visit)),
};
