/** The expected content of a page, derived from the state of the visit, independently of the view. */
import type { MessageKey } from '../../../locales/messages.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import type { Refusal } from '../../../machines/invitation/invitation.types.ts';
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import { LAST_SECONDS } from '../../../machines/domain/waits.ts';
import { pathOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { REQUESTS } from '../../../machines/context/requests.ts';
import { newProblems, problemsIn } from '../problems.ts';
import { waitsIn } from '../waiting.ts';
import { screenNamed, screenOf, titleOf, type ScreenName } from './distinct-screens.ts';
import { localeOf, wordsIn, type Prefix } from '../../browser/shown-messages.ts';
import type { Focus, PageView } from './page-view.ts';

const WORKING: readonly VisitTag[] = ['busy', 'checkingCode', 'askingForPlace'];
const isWorking = (state: VisitSnapshot) => WORKING.some((tag) => state.hasTag(tag));

/** Landing pages for visitors without an invitation. */
const LANDINGS: readonly ScreenName[] = ['start', 'full', 'women'];

export type Announcement = readonly [MessageKey, Record<string, string | number>?];
/** A form sent before its invitation was checked waits for the verdict. */
const SENT_EARLY = { registration: { registrationForm: { entry: 'awaitingVerdict' } } } as const;
/** The announcements of each wait; of two parallel waits the chart has one tag for slowness. */
function waitsOf(state: VisitSnapshot): Announcement[] {
  const early = state.matches(SENT_EARLY) ? [{ says: 'waiting.submitting', slow: 'waiting.slow' } as const] : [];
  return [...waitsIn(state), ...early].flatMap(({ says, slow }) => {
    const key = state.hasTag('slow') ? slow : says;
    return key === null ? [] : [[key]];
  });
}

function alarmsOf(state: VisitSnapshot): Announcement[] {
  if (SILENT.includes(screenOf(state))) return [];
  const { requests } = state.context;
  // A form has one notice: its prompt to send now, otherwise that of the look-up.
  const hidden = state.hasTag('sendNow.register') ? 'lookUp' : requests.lookUp.problem && 'register';
  const shown = REQUESTS.filter((name) => name !== hidden);
  return shown.flatMap((name): Announcement[] => {
    const { problem } = requests[name];
    if (!problem || problem.kind === 'code' || problem.kind === 'missing') return [];
    if (problem.kind === 'fields') {
      const count = Object.keys(problem.fields).length;
      return isAddressForm(state) ? [] : [['wrong.summary', { count }]];
    }
    if (state.hasTag(`sendNow.${name}`)) return [['connection.returned']];
    return [[`problem.${problem.kind}`, problem.kind === 'busy' ? { seconds: problem.retryAfter ?? 0 } : {}]];
  });
}
/** Screens without possible errors; problems of other screens are not shown there. */
const SILENT: readonly ScreenName[] = [
  'interest',
  'applied',
  'giftVoucher',
  'entrance',
  'notFound',
  'denyInvalid',
  'denyIncomplete',
  'denyExpired',
  'denyNoPlaces',
  'member',
  'activated',
  'activeBefore',
  'activeElsewhere',
  'lobbyJoined',
  'lobbyListed',
  'lobbyRenewed',
  'unsubscribed',
];
const isAddressForm = (state: VisitSnapshot) =>
  ['apply', 'otherAddress', 'lobbyClosed', ...LANDINGS].includes(screenOf(state));

function newsOf(state: VisitSnapshot): Announcement[] {
  const { requests, codeCheck } = state.context;
  const { again, problem } = requests.resend;
  const screen = screenOf(state);
  const sendsAgain = ['inbox', 'pending', 'expiredLink', 'replacedLink'].includes(screen);
  return [
    ...(state.hasTag('invited') && screen === 'welcome'
      ? [['landing.invitedSecond', { inviter: codeCheck?.inviter ?? '' }] as const]
      : []),
    ...(screen === 'welcomeNameless' ? [['landing.invitedSecondNameless'] as const] : []),
    ...(sendsAgain && again !== null && again.accepted !== null && !problem && !isWorking(state)
      ? [[again.accepted ? 'resend.sent' : 'resend.wait'] as const]
      : []),
    ...(state.hasTag('placeAsked') ? [['landing.placeAsked'] as const] : []),
    ...(screen === 'loggedOut' ? [['loggedOut.heading'] as const] : []),
    ...(screen === 'unsubscribeBroken' ? [['unsubscribe.brokenLead'] as const] : []),
    ...(screen === 'renewalUnreachable' ? [['problem.network'] as const] : []),
  ];
}

function wrongIn(state: VisitSnapshot): string[] {
  if (SILENT.includes(screenOf(state))) return [];
  return problemsIn(state.context).flatMap((problem) => {
    if (problem.kind === 'code') return ['code'];
    return problem.kind === 'fields' ? Object.keys(problem.fields).sort() : [];
  });
}

/**
 * The current announcements to assistive technology, as message keys.
 * @param loaded true on the first page of this document load.
 */
export function announcementsIn(state: VisitSnapshot, loaded = false, alarms = alarmsOf(state)): Announcement[] {
  const {
    online,
    load: { reloaded },
  } = state.context;
  const anew: Announcement[] = loaded && reloaded ? [['connection.reloaded']] : [];
  return [...(online ? anew : [['connection.offline'] as const]), ...alarms, ...waitsOf(state), ...newsOf(state)];
}
/** Messages at invalid fields; a name with invalid characters has its own message. */
export function fieldMessagesIn(state: VisitSnapshot): readonly MessageKey[] {
  if (SILENT.includes(screenOf(state))) return [];
  return problemsIn(state.context).flatMap((problem) => {
    if (problem.kind === 'code') return [CODE_MESSAGES[problem.verdict]];
    if (problem.kind !== 'fields') return [];
    return Object.entries(problem.fields).map(
      ([field, wrong]): MessageKey => `wrong.${wrong === 'missing' ? (field as RegistrationField) : wrong}`,
    );
  });
}
/** Messages under the code field (D10); a blocked referrer is called invalid. */
const CODE_MESSAGES: Readonly<Record<Refusal, MessageKey>> = {
  invalid: 'code.invalid',
  expired: 'code.expired',
  noInvitationsLeft: 'code.noInvitationsLeft',
  forbiddenReferrer: 'code.invalid',
};

/** Normalises white space, as text is read from a page. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Start pages with a checked invitation. */
const HEROES: readonly ScreenName[] = [...LANDINGS, 'welcome', 'welcomeNameless'];

/** Context for announcements of changes. */
interface There {
  /** The visitor was on the page before the invitation was checked. */
  awaited: boolean;
  /** Time has passed since the page announced the redirect. */
  counted: boolean;
}
/**
 * Announcements of the redirect: the last seconds, and the decision to stay (D20, WCAG 2.2.1). Those made on arrival
 * come once time passes.
 */
function forwardingIn(state: VisitSnapshot, counted: boolean): Announcement[] {
  const page = state.matches({ registration: 'emailActive' }) ? 'emailActive' : 'activated';
  if (state.hasTag('lastSeconds')) return [[`${page}.forward`, { count: LAST_SECONDS / 1000 }]];
  return state.hasTag('staying') && counted ? [[`${page}.stayed`]] : [];
}

/**
 * The expected view of a state; without a path if the page keeps the requested address.
 * @param loaded true on the first page of this document load.
 * @param own fields that the form itself calls invalid.
 */
export function expectedView(
  state: VisitSnapshot,
  prefix: Prefix,
  loaded: boolean,
  own: readonly string[],
  { awaited, counted }: There = { awaited: true, counted: false },
): Omit<PageView, 'path'> & { path: string | null } {
  const text = wordsIn(localeOf(prefix));
  const name = screenOf(state);
  const { heading } = screenNamed(name);
  const { context } = state;
  const inviter = context.codeCheck?.inviter ?? '';
  const path = pathOf(state);
  const wrong = [...new Set([...wrongIn(state), ...own])].sort();
  // A field error takes precedence over a connection error.
  const alarms: Announcement[] =
    own.includes('terms') && !isWorking(state) ? [['wrong.summary', { count: wrong.length }]] : alarmsOf(state);
  const announcements = announcementsIn(state, loaded, alarms);
  const thoughts = spaced(heading.map((key) => text(key, { inviter })).join(' '));
  // The heading is announced as a whole.
  const hero = awaited && HEROES.includes(name) ? [thoughts] : [];
  const said = [...announcements, ...forwardingIn(state, counted)].filter(
    ([key]) => !key.startsWith('landing.invited'),
  );
  return {
    path: path && BASE + prefix + path,
    title: text(wrong.length > 0 ? 'head.titleRefused' : 'head.title', { page: text(titleOf(state)) }),
    heading: thoughts,
    busy: isWorking(state) && name !== 'leaving',
    wrong,
    announced: [...said.map(([key, values]) => spaced(text(key, values))), ...hero].sort(),
  };
}

/** A new problem of the step, if the screen shows it. */
function freshProblem(before: VisitSnapshot, after: VisitSnapshot) {
  if (SILENT.includes(screenOf(after))) return null;
  return newProblems(before.context, after.context).find(({ kind }) => kind !== 'missing') ?? null;
}

/**
 * The expected focus after a step: at a new problem, otherwise on the heading of a new screen; null if unchanged, as
 * long as its element exists.
 */
export function expectedFocus(before: VisitSnapshot, after: VisitSnapshot): Focus | null {
  const problem = freshProblem(before, after);
  // A dialog covers the page, and focuses its own heading.
  if (after.hasTag('teased') && !before.hasTag('teased')) return 'elsewhere';
  if (problem?.kind === 'code' || (problem?.kind === 'fields' && isAddressForm(after))) return 'wrong field';
  // On these screens the problem is the content itself.
  if (problem && !['activationFailed', 'activationUnanswered'].includes(screenOf(after))) return 'alarm';
  return screenOf(before) !== screenOf(after) && !staysOn(before, after) ? 'heading' : null;
}
/** Screens with a shared heading whose text changes: the focus stays. */
const ONE_HEADING = [
  [...LANDINGS, 'invitationPending', 'welcome', 'welcomeNameless'],
  ['form', 'leanForm', 'socialForm', 'approvedForm'],
  ['unsubscribe', 'unsubscribeBroken'],
  ['leaving', 'loggedOut'],
];
const staysOn = (before: VisitSnapshot, after: VisitSnapshot) =>
  ONE_HEADING.some((names) => [before, after].every((state) => names.includes(screenOf(state))));
