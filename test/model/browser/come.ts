/** Opens the page of a wait in a browser, through a proxy that may inject faults; and checks what the page shows. */
import { expect, type Page } from '@playwright/test';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { guest } from '../../browser/form.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import type { FaultProxy } from '../../harness/fault-proxy/fault-proxy.ts';
import { english } from '../../browser/shown-messages.ts';
import { asking, delayIn } from '../call-outcomes.ts';
import { operationOf } from '../responses.ts';
import type { Wait } from '../wait.types.ts';
import { openedBy, openingOf } from '../waiting.ts';
import { arrivalOf, type Backend } from './arrivals.ts';
import { begin } from './begin.ts';
import { beginningOf, stepFrom } from './course.ts';
import { pass } from './delays.ts';
import { expectedView } from './expected.ts';
import { readPage } from './page-view.ts';
import { controlsFor } from './press.ts';

export const soon = { intervals: [10, 20, 40, 80, 160] };

/**
 * Waits until the page shows a state of the visit, plus additional values.
 * @param asked the requested path, if the page keeps it.
 */
export async function expectState(
  page: Pick<EnginePage, 'evaluate'>,
  state: VisitSnapshot,
  asked: string,
  besides: () => Promise<object> = () => Promise.resolve({}),
  expected: object = {},
): Promise<void> {
  // The new page is announced only while an invitation link is being checked.
  const awaited = state.context.invitation?.source === 'link';
  const view = expectedView(state, '', true, [], { awaited, counted: false });
  await expect
    .poll(async () => {
      const { focus: _, fields, ...found } = await readPage(page);
      return { ...found, ...('fields' in expected ? { fields } : {}), ...(await besides()) };
    }, soon)
    .toEqual({ ...view, path: (view.path ?? asked).replace(/\/$/, ''), ...expected });
}

/** Opens the page of a wait with a suitable visitor. */
export async function arrive(page: EnginePage, proxy: FaultProxy, at: Backend, wait: Wait) {
  const person = guest();
  const { input, bearer } = await arrivalOf(wait.begins)(at, person, wait.opens);
  const booting = beginningOf(input);
  const opening = openingOf(wait, booting);
  const ahead = asking(stepFrom(booting, opening).after);
  const broken = ahead && wait.unanswered ? proxy.arm(operationOf(ahead), 'serviceUnavailable') : null;
  const visit = { input, steps: [{ event: opening, value: null }] };
  await begin(page, { visit, prefix: '', referrer: null, ...(bearer !== undefined && { bearer }) });
  const asked = await page.evaluate(() => location.pathname);
  const opened = openedBy(wait, input);
  await expectState(page, opened, asked);
  broken?.disarm();
  return { person, asked, opened };
}

/** Timeout of a look-up in ms (D24). */
const CHILD_LIMIT = 30_000;
/**
 * Lets time pass until the wait times out; before that, the page reports slowness.
 * @param asked the requested path, if the page keeps it.
 */
export async function outlast(
  { page, driven }: { page: Page; driven: EnginePage },
  waiting: VisitSnapshot,
  asked: string,
): Promise<void> {
  const slow = delayIn(waiting, 'slowAnswer');
  if (slow) {
    const { after } = stepFrom(waiting, { type: slow });
    await pass(driven, slow, waiting);
    await expectState(page, after, asked);
    const cancel = page.getByRole('button', { name: english('action.cancel'), exact: true });
    await expect(cancel).toHaveCount(controlsFor('wait.cancelled', after).length);
  }
  await page.clock.fastForward(CHILD_LIMIT);
}
