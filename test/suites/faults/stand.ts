/** A visitor before the press of a wait, according to the model: what they see after a failure, and after success. */
import { expect } from '@playwright/test';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import { isCall } from '../../browser/page-calls.ts';
import { arrive, expectState, outlast, soon } from '../../model/browser/come.ts';
import { stepFrom } from '../../model/browser/course.ts';
import { readPage } from '../../model/browser/page-view.ts';
import { fillIn, perform, press } from '../../model/browser/press.ts';
import { FAULTS, RETRY_AFTER, type FaultName } from '../../model/faults.ts';
import { asking, delayIn, failed, hoped, isLookUp } from '../../model/call-outcomes.ts';
import { operationOf } from '../../model/responses.ts';
import type { Wait } from '../../model/wait.types.ts';
import { pressOf } from '../../model/waiting.ts';
import type { Visitor } from './proxied-visitor.ts';

export interface Stand {
  /** Presses under a fault and checks the result; rejects with the error. */
  suffer: (fault: FaultName) => Promise<void>;
  /** Presses without a fault, or under one that still delivers: expects success and exactly one effect. */
  succeed: () => Promise<void>;
  /** The operation name, for the proxy. */
  operation: string;
  /** True if a failure leaves the visitor where they can press again. */
  staysPut: boolean;
}

/** Time in ms for prefetching, too short for reports of slowness. */
const A_WHILE = 2_000;

/** Opens the page of a wait, with everything filled in. */
export async function come(visitor: Visitor, wait: Wait): Promise<Stand> {
  const { page, driven, context, proxy, calls, mailbox } = visitor;
  const { person, asked, opened } = await arrive(driven, proxy, visitor, wait);
  let before = opened;
  // All parts of the page have loaded; missing parts are not the subject here.
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

  /** Whether it was executed once: all answers of the back end are the same, and the number of mails is right. */
  const effects = async () => {
    const answers = proxy.answered.slice(answeredBefore).filter((answered) => answered.operation === operation);
    const mails = await mailsTo();
    return {
      answers: isQuery ? null : new Set(answers.map(({ text }) => text)).size,
      mails: mails === null ? null : mails - mailsBefore,
    };
  };
  const effectsOf = (count: number) => ({ answers: isQuery ? null : count, mails: wait.mails ? count : null });

  /** After logout no credential is left. */
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
      // A refused connection reaches no server; only the browser knows about it.
      const struck = cut === 'port' ? page.waitForEvent('requestfailed', { predicate: isCall }) : strikes.arrived;
      const waiting = stepFrom(before, event).after;
      const over = failure === 'timeout' && !isLookUp(actor) ? delayIn(waiting, 'answerLimit') : undefined;
      const retryAfter = fault === 'tooManyRequests' ? RETRY_AFTER : undefined;
      try {
        // Alternates between the button and *Try again*, which exists from the first failure on.
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
