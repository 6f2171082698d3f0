/** A visitor who has come before the press of a wait, as the model has it: what they see when it fails, and when it works. */
import { expect } from '@playwright/test';
import type { VisitEvent } from '../../../machines/visit.types.ts';
import { isCall } from '../../browser/calls.ts';
import { arrive, expectState, outlast, soon } from '../../model/browser/come.ts';
import { stepFrom } from '../../model/browser/course.ts';
import { readPage } from '../../model/browser/page-view.ts';
import { fillIn, perform, press } from '../../model/browser/press.ts';
import { FAULTS, RETRY_AFTER, type FaultName } from '../../model/faults.ts';
import { asking, delayIn, failed, hoped, isLookUp } from '../../model/outcomes.ts';
import { operationOf } from '../../model/responses.ts';
import type { Wait } from '../../model/wait.types.ts';
import { pressOf } from '../../model/waiting.ts';
import type { Visitor } from './visitor.ts';

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

/** Comes before the press of a wait, with everything filled in. */
export async function come(visitor: Visitor, wait: Wait): Promise<Stand> {
  const { page, driven, context, proxy, calls, mailbox } = visitor;
  const { person, asked, opened } = await arrive(driven, proxy, visitor, wait);
  let before = opened;
  // All parts of the page are there: what is missing of them is not what this table is about.
  await page.clock.runFor(A_WHILE);
  await page.waitForLoadState('networkidle');

  const scene = () => ({ page: driven, prefix: '' as const, before });
  if (wait.first) {
    await perform(scene(), wait.first);
    before = stepFrom(before, wait.first).after;
    await expectState(page, before, asked);
  }
  const event = pressOf(wait, before, 'key', person) as VisitEvent;
  await fillIn(scene(), event);
  const { actor } = wait;
  const operation = operationOf(actor);
  const isSilent = wait.tells === null;
  const isQuery = isLookUp(actor) || actor === 'askViewer';
  const address = 'email' in event ? event.email : person.email;
  const mailsTo = async () => (wait.mails ? (await mailbox.all(address)).length : null);
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
  const effectsOf = (count: number) => ({ answers: isQuery ? null : count, mails: wait.mails ? count : null });

  /** Who is logged out has nothing left that proves who they are. */
  async function expectNoBearer() {
    if (!isSilent) return;
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => name === 'acq_token')).toEqual([]);
  }

  return {
    operation,
    staysPut: !isSilent,
    suffer: async (fault) => {
      const { failure, reaches, cut } = FAULTS[fault];
      const strikes = proxy.arm(operation, fault);
      // What is refused arrives nowhere: the browser alone knows.
      const struck = cut === 'port' ? page.waitForEvent('requestfailed', { predicate: isCall }) : strikes.arrived;
      const waiting = stepFrom(before, event).after;
      const over = failure === 'timeout' && !isLookUp(actor) ? delayIn(waiting, 'answerLimit') : undefined;
      const retryAfter = fault === 'tooManyRequests' ? RETRY_AFTER : undefined;
      try {
        // By turns by the button and by *Try again*, which there is from the first failure on.
        await Promise.all([struck, press(scene(), event, presses)]);
        presses += 1;
        if (failure === 'timeout') await outlast(visitor, waiting, asked);
        reached ||= reaches;
        const { after } = stepFrom(waiting, over ? { type: over } : failed(actor, failure ?? 'technical', retryAfter));
        const same = { fields, ...effectsOf(isQuery ? 0 : Number(reached)) };
        await (isSilent ? expectState(page, after, asked) : expectState(page, after, asked, effects, same));
        expect(await rememberedCode()).toEqual(kept);
        await expectNoBearer();
        before = after;
      } finally {
        strikes.disarm();
      }
    },
    succeed: async () => {
      let step = stepFrom(stepFrom(before, event).after, hoped(actor, wait.started));
      await press(scene(), event);
      for (let next = asking(step.after); next !== undefined && step.leavesFor === null; next = asking(step.after))
        step = stepFrom(step.after, hoped(next, wait.started));
      if (step.leavesFor === null) await expectState(page, step.after, asked);
      else await page.waitForURL(`${proxy.url}/${step.leavesFor}`);
      await expectNoBearer();
      await expect.poll(effects, soon).toEqual(effectsOf(1));
      const pressed = calls.of(operation).slice(calledBefore);
      expect(new Set(pressed.map(({ body }) => body.extensions['idempotencyKey'])).size, 'keys').toBe(1);
    },
  };
}
