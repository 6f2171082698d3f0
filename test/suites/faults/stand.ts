/** A visitor who has come before the press of a row, as the model has it: what they see when it fails, and when it works. */
import { expect } from '@playwright/test';
import type { FailureKind } from '../../../machines/domain/failure.ts';
import type { VisitSnapshot } from '../../../src/engine/pages.ts';
import { isCall } from '../../browser/calls.ts';
import { guest } from '../../browser/form.ts';
import { english } from '../../browser/words.ts';
import { askFor } from '../../model/alphabet.ts';
import { begin } from '../../model/browser/begin.ts';
import { beginningOf, stepFrom } from '../../model/browser/course.ts';
import { pass } from '../../model/browser/delays.ts';
import { asking, delayIn, failed, hoped, isLookUp } from '../../model/browser/outcomes.ts';
import { readPage } from '../../model/browser/page-view.ts';
import { controlsFor, fillIn, perform, press } from '../../model/browser/press.ts';
import { operationOf } from '../../model/browser/service-calls.ts';
import { FAULTS, RETRY_AFTER, type FaultName } from '../../model/faults.ts';
import type { Row } from './rows.ts';
import { expectState, soon, type Visitor } from './visitor.ts';

export interface Stand {
  /** Presses while a fault strikes, and looks at what comes of it; rejects with what is wrong. */
  suffer: (fault: FaultName) => Promise<void>;
  /** Presses while nothing is broken, or what is broken arrives all the same: success, and exactly one effect. */
  succeed: () => Promise<void>;
  /** What the proxy knows the call by. */
  operation: string;
  /** Whether a failure leaves the visitor where they can press again. */
  staysPut: boolean;
}

/** Milliseconds in which what is fetched ahead comes, and nothing is called slow yet. */
const A_WHILE = 2_000;
/** Milliseconds after which a look-up ends by itself (D24). */
const CHILD_LIMIT = 30_000;

/** Comes before the press of a row, with everything filled in. */
export async function come(visitor: Visitor, row: Row): Promise<Stand> {
  const { page, context, proxy, calls, mailbox } = visitor;
  const person = guest();
  const { input, bearer } = await row.arrive(visitor, person);
  const params = row.slug === undefined ? {} : { params: { slug: row.slug } };
  const booting = beginningOf(input);
  const opening = askFor({ type: 'xstate.route', to: `#${row.opens}`, ...params }, booting);
  let { after: before } = stepFrom(booting, opening);
  const first = asking(before);
  const armed = first && row.unanswered ? proxy.arm(operationOf(first), 'serviceUnavailable') : null;
  await begin(page, {
    visit: { input, steps: [{ event: opening, value: null }] },
    prefix: '',
    origin: proxy.url,
    referrer: null,
    ...(bearer === undefined ? {} : { bearer }),
  });
  const asked = new URL(page.url()).pathname;
  if (first) before = stepFrom(before, row.unanswered ? failed(first, 'technical') : hoped(first, row.started)).after;
  await expectState(visitor, before, asked);
  armed?.disarm();
  // All parts of the page are there: what is missing of them is not what this table is about.
  await page.clock.runFor(A_WHILE);
  await page.waitForLoadState('networkidle');

  const scene = () => ({ page, prefix: '' as const, before });
  if (row.first) {
    await perform(scene(), row.first);
    before = stepFrom(before, row.first).after;
    await expectState(visitor, before, asked);
  }
  const event = row.press(person);
  await fillIn(scene(), event);
  const actorId = asking(stepFrom(before, event).after);
  if (actorId === undefined) throw new Error(`${event.type} asks for nothing in ${JSON.stringify(before.value)}`);
  const operation = operationOf(actorId);
  const isQuery = isLookUp(actorId) || actorId === 'askViewer';
  const address = 'email' in event ? event.email : person.email;
  const mailsTo = async () => (row.mails ? (await mailbox.all(address)).length : null);
  const rememberedCode = () => page.evaluate(() => [sessionStorage.getItem('rc'), localStorage.getItem('rc')]);

  const { fields } = await readPage(page);
  const kept = await rememberedCode();
  const mailsBefore = (await mailsTo()) ?? 0;
  const [answeredBefore, calledBefore] = [proxy.answered.length, calls.of(operation).length];
  let reached = false;
  let presses = 0;

  /** Whether it was carried out once: all that the back end answered is the same, and so many mails are there. */
  const effects = async () => {
    const answers = proxy.answered.slice(answeredBefore).filter((answered) => answered.operation === operation);
    const mails = await mailsTo();
    return {
      answers: isQuery ? null : new Set(answers.map(({ text }) => text)).size,
      mails: mails === null ? null : mails - mailsBefore,
    };
  };
  const effectsOf = (count: number) => ({ answers: isQuery ? null : count, mails: row.mails ? count : null });
  const failing = (waiting: VisitSnapshot, kind: FailureKind, retryAfter?: number): VisitSnapshot => {
    const over = kind === 'timeout' && !isLookUp(actorId) ? delayIn(waiting, 'answerLimit') : undefined;
    return stepFrom(waiting, over ? { type: over } : failed(actorId, kind, retryAfter)).after;
  };

  /** Time passes until nobody waits any more; on the way the page says that it takes longer. */
  async function outlast(waiting: VisitSnapshot) {
    const slow = delayIn(waiting, 'slowAnswer');
    if (slow) {
      const { after } = stepFrom(waiting, { type: slow });
      await pass(page, slow, waiting);
      await expectState(visitor, after, asked);
      const cancel = page.getByRole('button', { name: english('action.cancel'), exact: true });
      await expect(cancel).toHaveCount(controlsFor('wait.cancelled', after).length);
    }
    await page.clock.fastForward(CHILD_LIMIT);
  }
  /** Who is logged out has nothing left that proves who they are. */
  async function expectNoBearer() {
    if (!row.silent) return;
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => name === 'acq_token')).toEqual([]);
  }

  return {
    operation,
    staysPut: !row.silent,
    suffer: async (fault) => {
      const { failure, reaches, cut } = FAULTS[fault];
      const strikes = proxy.arm(operation, fault);
      // What is refused arrives nowhere: the browser alone knows.
      const struck = cut === 'port' ? page.waitForEvent('requestfailed', { predicate: isCall }) : strikes.arrived;
      const waiting = stepFrom(before, event).after;
      try {
        // By turns by the button and by *Try again*, which there is from the first failure on.
        await Promise.all([struck, press(scene(), event, presses)]);
        presses += 1;
        if (failure === 'timeout') await outlast(waiting);
        reached ||= reaches;
        const after = failing(waiting, failure ?? 'technical', fault === 'tooManyRequests' ? RETRY_AFTER : undefined);
        const same = row.silent ? {} : { fields, ...effectsOf(isQuery ? 0 : Number(reached)) };
        await expectState(visitor, after, asked, row.silent ? undefined : effects, same);
        expect(await rememberedCode()).toEqual(kept);
        await expectNoBearer();
        before = after;
      } finally {
        strikes.disarm();
      }
    },
    succeed: async () => {
      let step = stepFrom(stepFrom(before, event).after, hoped(actorId, row.started));
      await press(scene(), event);
      for (let next = asking(step.after); next !== undefined && step.leavesFor === null; next = asking(step.after))
        step = stepFrom(step.after, hoped(next, row.started));
      if (step.leavesFor === null) await expectState(visitor, step.after, asked);
      else await page.waitForURL(`${proxy.url}/${step.leavesFor}`);
      await expectNoBearer();
      await expect.poll(effects, soon).toEqual(effectsOf(1));
      const pressed = calls.of(operation).slice(calledBefore);
      expect(new Set(pressed.map(({ body }) => body.extensions['idempotencyKey'])).size, 'keys').toBe(1);
    },
  };
}
