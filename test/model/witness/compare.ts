/** Compares a row of the witness table with the outcome of a step. */
import { startsOnLanding } from '../../../machines/flows/read-flows.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { Asked, Row, Tracked } from '../../witness/witness.types.ts';
import { CONDITIONS } from './conditions.ts';
import { firstScreenOf, mayShow } from '../../witness/page-screens.ts';
import { waysAt } from '../../witness/ways.ts';
import { listOf } from './match.ts';
import type { ScreenName } from '../browser/distinct-screens.ts';
import { placeOf, standingIn, typedIn, waysIn, type CheckedStep, type Outcome } from './observe.ts';

/** The expected and the actual value of a column, in words. */
export interface Difference {
  expected: string;
  came: string;
}
const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));
const inWords = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(' and '));

/** Columns of the landing page's other wait and its controls, which have separate rows. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  // Messages that a press without a control has left in the other form.
  typedInvitation: [
    'joinWaitingList',
    'joinAgain',
    'cancelEmail',
    'landing.waitingAsking',
    'submitCodeAgain (which leads nowhere)',
  ],
  'code.submitted': ['joinWaitingList', 'joinAgain', 'cancelEmail', 'landing.waitingAsking'],
  requestPlace: ['submitCode', 'submitCodeAgain', 'cancelCode', 'waiting.code'],
  'email.submitted': ['submitCode', 'submitCodeAgain', 'cancelCode', 'waiting.code'],
};
const besideOf = (name: string, isTwice: boolean) => [
  ...(BESIDE[name.replace('press ', '').split(' ')[0] ?? ''] ?? []),
  // Of two parallel waits, slowness and cancelling apply to both, because the visit has one tag for it.
  ...(isTwice ? ['cancelCode', 'cancelEmail', 'waiting.code', 'landing.waitingAsking', 'waiting.slow'] : []),
];

/** Fields revealed by a refusal stay until the next one (D16). */
const FIELD_CONTROLS: Readonly<Record<string, readonly string[]>> = { gender: ['woman', 'man'] };
const revealedIn = ({ context }: VisitSnapshot) =>
  context.requests.register.revealed.flatMap((field) => FIELD_CONTROLS[field] ?? [field]);
const FORMS: readonly (ScreenName | null)[] = ['form', 'leanForm', 'socialForm', 'approvedForm'];
const WELCOMES: readonly (ScreenName | null)[] = ['welcome', 'welcomeNameless'];
/** A form's page, or the landing page with the form of a flow (D10). */
const hasForm = (screen: ScreenName | null, { context: { flow } }: VisitSnapshot) =>
  FORMS.includes(screen) || (startsOnLanding(flow) && WELCOMES.includes(screen));

function expectedWays(row: Row, { before, after }: CheckedStep, screen: ScreenName | null): readonly string[] | null {
  const less = listOf(row.less);
  if (row.ways === 'as they were') return waysIn(before).filter((name) => !less.includes(name));
  const isAnew = listOf(row.more).includes('notYou') || CONDITIONS['offered to register again'](before);
  const always = screen && waysAt(screen, after.context, after.hasTag('teased'), isAnew && !less.includes('notYou'));
  if (always === null) return null;
  const carried = hasForm(screen, after) && !listOf(row.says).includes('wrong.summary') ? revealedIn(before) : [];
  return [...new Set([...always, ...carried, ...listOf(row.more)])].filter((name) => !less.includes(name));
}

/** The default focus: the heading of a new screen. */
function expectedFocus(
  row: Row,
  { before }: CheckedStep,
  screen: ScreenName | null,
  was: ScreenName | null,
): string | null {
  if (row.focus !== undefined) return row.focus;
  if (placeOf(before) === 'boot') return null;
  return screen !== was && !(row.page === undefined && screen !== null && ONE_HEADING.includes(screen))
    ? 'heading'
    : null;
}
const ONE_HEADING: readonly ScreenName[] = [
  'start',
  'women',
  'full',
  'invitationPending',
  'welcome',
  'welcomeNameless',
];

const FORM_SHOWN: readonly Tracked[] = ['landing_registration'];
const FORM_ASKS: readonly Asked[] = ['formInvitation'];
const DRAFTS: readonly string[] = ['registration', 'address', 'teaser'];
/** Only existing values can be lost. */
const losable = (row: Row, before: VisitSnapshot) =>
  listOf(row.loses).filter((what) => DRAFTS.includes(what) || Boolean(typedIn(before)[what]));
/** @returns the first column that differs, or null. */
export function differenceOf(
  row: Row,
  step: CheckedStep,
  name: string,
  came: Outcome,
  was: ScreenName | null,
): Difference | null {
  const { before, after } = step;
  const page = row.page ?? placeOf(before);
  if (came.page !== page || came.leaves !== (row.leaves ?? null)) {
    const taken = (to: string | null, at: string) => (to === null ? `page ${at}` : `navigation to ${to}`);
    return { expected: taken(row.leaves ?? null, page), came: taken(came.leaves, came.page) };
  }
  const screen = row.screen ?? screenAt(page, after.context, row.page === undefined ? was : null);
  if (came.screen !== screen) return { expected: `the screen ${screen}`, came: String(came.screen) };
  const beside = besideOf(name, after.hasTag('checkingCode') && after.hasTag('askingForPlace'));
  const lists = (words: string, expected: readonly string[], are: readonly string[]): Difference | null =>
    sameList(expected, are) ? null : { expected: `${words} ${inWords(expected)}`, came: inWords(are) };
  const counts = (key: string) => !beside.includes(key);
  const said = listOf<string>(row.says).filter(counts);
  const standing = standingIn(after);
  const news = [
    ...said.filter((key) => standing.includes(key)),
    ...came.says.filter((key) => !said.includes(key) && counts(key)),
  ];
  const shownBefore = step.earlier ?? before.context.load.shown;
  const toForm = row.enters === 'the form';
  const once = [...listOf(row.trackedOnce), ...(toForm && after.context.flow !== 'leanStep2' ? FORM_SHOWN : [])];
  const tracked = [...listOf(row.tracked), ...once.filter((event) => !shownBefore.includes(event))];
  const asks = [...new Set([...listOf(row.asks), ...(toForm && !CONDITIONS.invited(after) ? FORM_ASKS : [])])];
  const differs =
    lists('message', said, news) ??
    lists('tracked', tracked, came.tracked) ??
    lists('losing', losable(row, before), came.loses) ??
    lists('asking', asks, came.asks) ??
    lists('telling', listOf(row.tells), came.tells) ??
    // Account, grant, invitation and origin must be right in every row.
    lists('carrying along otherwise', [], came.mistaken);
  if (differs) return differs;
  const key = row.key ?? (isFailure(name) ? 'kept' : 'spent');
  if (came.key !== null && came.key !== key) return { expected: `the key of the press ${key}`, came: came.key };
  const focus = expectedFocus(row, step, screen, was);
  if (came.focus !== focus) return { expected: `focus ${focus ?? 'where it was'}`, came: came.focus ?? 'where it was' };
  const ways = expectedWays(row, step, screen);
  if (ways === null) return null;
  const missing = ways.filter((way) => !came.ways.includes(way) && !beside.includes(way));
  const more = came.ways.filter((way) => !ways.includes(way) && !beside.includes(way));
  if (missing.length > 0)
    return {
      expected: `a way on by ${inWords(missing)}`,
      came: more.length > 0 ? inWords(more) : 'none',
    };
  return more.length > 0 ? { expected: 'no more ways on', came: inWords(more) } : null;
}
/** The screen of an unchanged page stays; another page shows its first screen. */
function screenAt(page: PageId | 'boot', { flow, slug }: VisitContext, was: ScreenName | null): ScreenName | null {
  if (page === 'boot') return null;
  return was !== null && mayShow(page, flow, slug, was) ? was : firstScreenOf(page, flow, slug);
}
const isFailure = (name: string) =>
  / (?:no network|no answer|technical|too many requests|part missing|slow|cancelled)$/.test(name);
