/** Plays a visit in a browser, step by step, and holds the page to what the chart says after each. */
import { expect, type Page } from '@playwright/test';
import type { VisitEvent } from '../../machines/visit.types.ts';
import { pageOf } from '../../src/engine/pages.ts';
import { writeStep, type VisitText } from '../../src/recorder/visit-text.ts';
import { localeOf, type Prefix } from '../browser/words.ts';
import { begin } from './beginning.ts';
import { courseOf, isStruck, type CourseStep } from './course.ts';
import { perform } from './deeds.ts';
import { pass } from './delays.ts';
import { expectedFocus, expectedSight } from './expected.ts';
import { sightOf } from './sight.ts';
import { Told } from './told.ts';

export interface Stage {
  page: Page;
  prefix: Prefix;
  /** Of the product. */
  origin: string;
}

/** Where a departure leads, by its path; what is denied is a page of ours, loaded anew (D11). */
const LEADS_TO = { login: '/login', shop: '/shop', deny: '/registration/deny' } as const;

const isElsewhere = ({ event }: CourseStep) => 'output' in event && event.actorId === 'watchActivation';

/** Brings one step about, from outside of the page. */
async function bringAbout({ page, prefix }: Stage, told: Told, step: CourseStep): Promise<void> {
  const { event, before } = step;
  if ('output' in event) return isElsewhere(step) ? undefined : told.answer(event);
  if ('error' in event) return told.fail(event);
  if (event.type.startsWith('xstate.after.')) return pass(page, event.type, before);
  if (event.type === 'country.found') return told.findCountry(event.country);
  return perform({ page, prefix, before }, event as VisitEvent);
}

/** A page is there in a moment, and there are many of them. */
const quick = (message: string) => ({ message, intervals: [10, 20, 40, 80, 160] });
const withoutSlash = (path: string) => path.replace(/\/$/, '');
const pathnameOf = (page: Page) => withoutSlash(new URL(page.url()).pathname);
const isBlank = ({ event }: CourseStep) => event.type === 'code.submitted' && event.code.trim() === '';

/** What a form calls wrong by itself, without troubling the chart: no code at all; a box that a refusal has unticked (D16). */
function ownWrong(step: CourseStep, own: readonly string[]): readonly string[] {
  const { event, before, after } = step;
  if (event.type === 'code.submitted') return isBlank(step) ? ['code'] : [];
  if (event.type === 'form.submitted' || pageOf(before)?.id !== pageOf(after)?.id) return [];
  const { problem } = after.context;
  return problem?.kind === 'fields' && problem.fields.terms ? ['terms'] : own;
}

/** @param seen called after each step that went as it should, with its number from 1. */
export async function play(
  stage: Stage,
  visit: VisitText,
  seen: (step: CourseStep, number: number) => Promise<void>,
): Promise<void> {
  const { page, prefix } = stage;
  const told = await Told.on(page);
  const course = courseOf(visit, localeOf(prefix));
  // The rule of our own judges at once: there is nothing to be seen before (D11).
  const struck = course.some(({ event }) => isStruck(event));
  let stays = true;
  let asked = '';
  let own: readonly string[] = [];
  for (const [index, step] of course.entries()) {
    const { event, before, after, departs } = step;
    const words = `step ${index + 1}: ${writeStep(event)}`;
    const opened = before.matches('boot');
    const focused = opened || struck ? 'page' : (await sightOf(page)).focus;
    if (opened) await begin(page, visit, prefix, stage.origin);
    else if (!isStruck(event)) await bringAbout(stage, told, step);
    if (departs !== null) {
      await expect.poll(() => pathnameOf(page), quick(words)).toContain(LEADS_TO[departs]);
      return seen(step, index + 1);
    }
    if (struck) continue;
    if (event.type === 'xstate.route' || event.type === 'visit.refused') asked = pathnameOf(page);
    stays &&= opened || pageOf(before)?.id === pageOf(after)?.id;
    own = ownWrong(step, own);
    const { path, ...expected } = expectedSight(after, prefix, stays, own);
    const sight = { ...expected, path: path === null ? asked : withoutSlash(path) };
    await expect
      .poll(async () => {
        // Who listens for other tabs may not be there yet; they would say it once, and somebody else again.
        if (isElsewhere(step)) await told.activateElsewhere(page, before.context.registration?.id ?? '');
        const { focus: _, ...found } = await sightOf(page);
        return { ...found, path: withoutSlash(found.path) };
      }, quick(words))
      .toEqual(sight);
    const focus = isBlank(step) ? 'wrong field' : opened ? null : expectedFocus(before, after);
    if (focus !== null)
      await expect.poll(async () => (await sightOf(page)).focus, quick(`${words}: focus`)).toBe(focus);
    // What was under the keyboard may be gone; the visitor is not.
    else if (focused !== 'page')
      await expect.poll(async () => (await sightOf(page)).focus, quick(`${words}: focus`)).not.toBe('page');
    asked = sight.path;
    await seen(step, index + 1);
  }
}
