/** What a visitor must have before them, derived from the state of the visit; in words of our own, not the view's. */
import type { MessageKey } from '../../../locales/messages.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import type { Refusal } from '../../../machines/invitation/invitation.types.ts';
import type { VisitTag } from '../../../machines/visit.types.ts';
import { LAST_SECONDS } from '../../../machines/domain/waits.ts';
import { pathOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { REQUESTS } from '../../../machines/requests/requests.ts';
import { newProblems, problemsIn } from '../told.ts';
import { waitsIn } from '../waiting.ts';
import { screenNamed, screenOf, titleOf, type ScreenName } from './screens.ts';
import { localeOf, wordsIn, type Prefix } from '../../browser/words.ts';
import type { Focus, PageView } from './page-view.ts';

const WORKING: readonly VisitTag[] = ['busy', 'checkingCode', 'askingForPlace'];
const isWorking = (state: VisitSnapshot) => WORKING.some((tag) => state.hasTag(tag));

/** Landing pages of whoever is not invited. */
const LANDINGS: readonly ScreenName[] = ['start', 'full', 'women'];

export type Announcement = readonly [MessageKey, Record<string, string | number>?];
/** A form that was sent before its invitation was judged waits for another's answer. */
const SENT_EARLY = { registration: { registrationForm: { entry: 'awaitingVerdict' } } } as const;
/** What each wait of the state says; of two at once the chart has one tag for what takes long. */
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
  // A form has one notice: whether to send now, else that of the look-up beside it.
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
/** Screens without anything that could go wrong there: what was wrong elsewhere is not shown. */
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
  const { requests, judgement } = state.context;
  const { again, problem } = requests.resend;
  const screen = screenOf(state);
  const sendsAgain = ['inbox', 'pending', 'expiredLink', 'replacedLink'].includes(screen);
  return [
    ...(state.hasTag('invited') && screen === 'welcome'
      ? [['landing.invitedSecond', { inviter: judgement?.inviter ?? '' }] as const]
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
 * What assistive technology has been told and still stands there, by message keys.
 * @param loaded whether it is still the page that this load of the document began with.
 */
export function announcementsIn(state: VisitSnapshot, loaded = false, alarms = alarmsOf(state)): Announcement[] {
  const {
    online,
    load: { reloaded },
  } = state.context;
  const anew: Announcement[] = loaded && reloaded ? [['connection.reloaded']] : [];
  return [...(online ? anew : [['connection.offline'] as const]), ...alarms, ...waitsOf(state), ...newsOf(state)];
}
/** The messages at the fields that are called wrong: a name that is there, but has characters that it can't have, says so. */
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
/** What is said under the code field (D10); a referrer that is not let in is called invalid. */
const CODE_MESSAGES: Readonly<Record<Refusal, MessageKey>> = {
  invalid: 'code.invalid',
  expired: 'code.expired',
  noInvitationsLeft: 'code.noInvitationsLeft',
  forbiddenReferrer: 'code.invalid',
};

/** As words are read from a page: which space it is makes no difference. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The start page once an invitation is judged. */
const HEROES: readonly ScreenName[] = [...LANDINGS, 'welcome', 'welcomeNameless'];

/** What the visitor has been there for, of which they are told as it changes. */
interface There {
  /** They were on the page before their invitation was judged. */
  awaited: boolean;
  /** Time has passed since the page said that it would take them on. */
  counted: boolean;
}
/** Of being taken on: the last seconds, and that one stays (D20, WCAG 2.2.1). What is said on arrival comes once time passes. */
function forwardingIn(state: VisitSnapshot, counted: boolean): Announcement[] {
  const page = state.matches({ registration: 'emailActive' }) ? 'emailActive' : 'activated';
  if (state.hasTag('lastSeconds')) return [[`${page}.forward`, { count: LAST_SECONDS / 1000 }]];
  return state.hasTag('staying') && counted ? [[`${page}.stayed`]] : [];
}

/**
 * What the page must show of a state; no path where it keeps the address that was asked for.
 * @param loaded whether it is still the page that this load of the document began with.
 * @param own fields that a form calls wrong by itself.
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
  const inviter = context.judgement?.inviter ?? '';
  const path = pathOf(state);
  const wrong = [...new Set([...wrongIn(state), ...own])].sort();
  // What is wrong with a field comes before what is wrong with the connection.
  const alarms: Announcement[] =
    own.includes('terms') && !isWorking(state) ? [['wrong.summary', { count: wrong.length }]] : alarmsOf(state);
  const announcements = announcementsIn(state, loaded, alarms);
  const thoughts = spaced(heading.map((key) => text(key, { inviter })).join(' '));
  // All of the heading is said, as one thing.
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

/** What has just gone wrong there, if the screen tells of it. */
function freshProblem(before: VisitSnapshot, after: VisitSnapshot) {
  if (SILENT.includes(screenOf(after))) return null;
  return newProblems(before.context, after.context).find(({ kind }) => kind !== 'missing') ?? null;
}

/**
 * Where the focus must be after a step: where something went wrong, else on the heading of another screen; null: where it
 * was, as long as that is there.
 */
export function expectedFocus(before: VisitSnapshot, after: VisitSnapshot): Focus | null {
  const problem = freshProblem(before, after);
  // A dialog lies over the page, and has the focus on a heading of its own.
  if (after.hasTag('teased') && !before.hasTag('teased')) return 'elsewhere';
  if (problem?.kind === 'code' || (problem?.kind === 'fields' && isAddressForm(after))) return 'wrong field';
  // There it comes with a screen that is about nothing else.
  if (problem && !['activationFailed', 'activationUnanswered'].includes(screenOf(after))) return 'alarm';
  return screenOf(before) !== screenOf(after) && !staysOn(before, after) ? 'heading' : null;
}
/** One heading, whose words change: nobody is taken anywhere. */
const ONE_HEADING = [
  [...LANDINGS, 'invitationPending', 'welcome', 'welcomeNameless'],
  ['form', 'leanForm', 'socialForm', 'approvedForm'],
  ['unsubscribe', 'unsubscribeBroken'],
  ['leaving', 'loggedOut'],
];
const staysOn = (before: VisitSnapshot, after: VisitSnapshot) =>
  ONE_HEADING.some((names) => [before, after].every((state) => names.includes(screenOf(state))));
