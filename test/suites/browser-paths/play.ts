/** Plays a visit in a browser, step by step, and compares the page with the chart after each. */
import { refusedFields } from '../../model/problems.ts';
import { expect } from '@playwright/test';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import { pageOf } from '../../../src/engine/visit/pages.ts';
import { writeStep, type VisitText } from '../../../src/recorder/visit-text.ts';
import { localeOf, type Prefix } from '../../browser/shown-messages.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import { begin, prepare } from '../../model/browser/begin.ts';
import { courseOf, isBlocked, referrerOf, type CourseStep } from '../../model/browser/course.ts';
import { pass } from '../../model/browser/delays.ts';
import { expectedFocus, expectedView } from '../../model/browser/expected.ts';
import { readPage, type Focus } from '../../model/browser/page-view.ts';
import { perform, typedIn } from '../../model/browser/press.ts';
import { HeldCalls } from '../../model/browser/service-calls.ts';
import { PageWitness } from './page-witness.ts';

export interface Stage {
  page: EnginePage;
  prefix: Prefix;
}

/** External targets, by path; a denial is a page of ours, loaded again (D11). */
const LEADS_TO = { login: '/login', shop: '/shop', deny: '/registration/deny' } as const;

const isElsewhere = ({ event }: CourseStep) => 'output' in event && event.actorId === 'watchActivation';

/** Causes one step from outside the page. */
async function bringAbout({ page, prefix }: Stage, calls: HeldCalls, step: CourseStep): Promise<void> {
  const { event, before } = step;
  if ('output' in event) return isElsewhere(step) ? undefined : calls.answer(event);
  if ('error' in event) return calls.fail(event);
  if (event.type.startsWith('xstate.after.')) return pass(page, event.type, before);
  if (event.type === 'country.found') return calls.findCountry(event.country);
  return perform({ page, prefix, before }, event as VisitEvent);
}

/** Placeholder for a focus that had to stay and did. */
const KEPT = 'kept';
/** Short poll intervals, since a page renders fast and there are many steps. */
const quick = (message: string) => ({ message, intervals: [10, 20, 40, 80, 160] });
const withoutSlash = (path: string) => path.replace(/\/$/, '');
/** A page that is being left can't be read. */
const unreadable = (error: unknown) => `unreadable: ${String(error)}`;
const pathnameOf = async (page: EnginePage) => withoutSlash(await page.evaluate(() => location.pathname));
const isBlank = ({ event }: CourseStep) => event.type === 'code.submitted' && event.code.trim() === '';

/** Fields that a form calls invalid without the chart: an empty code; a checkbox cleared after a refusal (D16). */
function ownWrong(step: CourseStep, own: readonly string[]): readonly string[] {
  const { event, before, after } = step;
  if (event.type === 'code.submitted') return isBlank(step) ? ['code'] : [];
  if (event.type === 'form.submitted' || pageOf(before)?.id !== pageOf(after)?.id) return [];
  return refusedFields(after.context).some(({ terms }) => terms) ? ['terms'] : own;
}

/** @param seen called after each successful step, with its number from 1. */
export async function play(
  stage: Stage,
  visit: VisitText,
  seen: (step: CourseStep, number: number) => Promise<void>,
): Promise<void> {
  const { page, prefix } = stage;
  const calls = await HeldCalls.on(page);
  await prepare(page);
  // The clock is stopped until a step advances it.
  await page.stopClock();
  const course = courseOf(visit, localeOf(prefix));
  // Our own referrer rule decides at once, so nothing shows before (D11).
  const struck = course.some(({ event }) => isBlocked(event));
  let stays = true;
  let awaited = false;
  let counted = false;
  let asked = '';
  let own: readonly string[] = [];
  let focused: Focus = 'page';
  const witness = await PageWitness.on(page, localeOf(prefix));
  for (const [index, step] of course.entries()) {
    const { event, before, after, leavesFor } = step;
    witness.check(step);
    const words = `step ${index + 1}: ${writeStep(event)}`;
    const opened = before.matches('boot');
    if (opened) await begin(page, { ...stage, visit, referrer: referrerOf(visit) });
    else if (!isBlocked(event)) {
      if (!struck) await calls.forgetEndedBy(step);
      // A code restored by the script would mix with typing at the same moment.
      if (Object.keys(typedIn(event as VisitEvent)).length > 0)
        await expect.poll(() => page.evaluate(() => window.preHydration === undefined), quick(words)).toBe(true);
      await bringAbout(stage, calls, step);
    }
    if (leavesFor !== null) {
      await expect.poll(() => pathnameOf(page).catch(unreadable), quick(words)).toContain(LEADS_TO[leavesFor]);
      return seen(step, index + 1);
    }
    if (struck) continue;
    if (event.type === 'xstate.route' || event.type === 'visit.refused') asked = await pathnameOf(page);
    const isThere = pageOf(before)?.id === pageOf(after)?.id;
    stays &&= opened || isThere;
    own = ownWrong(step, own);
    awaited = after.hasTag('verdictPending') || (awaited && isThere);
    counted = isThere && (counted || (before.hasTag('countingDown') && event.type.startsWith('xstate.after.')));
    const expected = expectedView(after, prefix, stays, own, { awaited, counted });
    const view = { ...expected, path: expected.path === null ? asked : withoutSlash(expected.path) };
    const wanted = isBlank(step) ? 'wrong field' : opened ? null : expectedFocus(before, after);
    const focusedBefore = focused;
    await expect
      .poll(async () => {
        // The listener for other tabs may not exist yet, so the message is repeated.
        if (isElsewhere(step)) await calls.activateElsewhere(page, before.context.registration?.id ?? '');
        const read = await readPage(page).catch(unreadable);
        if (typeof read === 'string') return read;
        const { fields: _fields, focus, ...found } = read;
        focused = focus;
        // If the focused element is gone, the focus must not fall back to the page.
        const isKept = wanted === null && (focusedBefore === 'page' || focus !== 'page');
        return { ...found, focus: isKept ? KEPT : focus };
      }, quick(words))
      .toEqual({ ...view, focus: wanted ?? KEPT });
    asked = view.path;
    await witness.expectPage(step, words, own);
    await seen(step, index + 1);
  }
}
