/** A press whose failures are told to the visitor, in the words of D24, and which can be pressed again. */
import { expect, type Locator } from '@playwright/test';
import { isCall, type Operation } from '../browser/calls.ts';
import { english } from '../browser/words.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { FAULTS } from '../model/faults.ts';
import type { Stand } from './row.ts';
import { whileStruck } from './strike.ts';
import { headingOf, pathOf, quick, standingOf, wordsFor, type Place } from './standing.ts';
import type { Visitor } from './visitor.ts';

export interface Press {
  operation: Operation;
  /** Where the visitor is told what went wrong. */
  failing: Place;
  /** Rejects unless the page shows that it worked. */
  success: () => Promise<void>;
  button: Locator;
  /** Whether the notice has a *Try again* of its own. */
  tryAgain: boolean;
  /** What was typed, and must stand in the fields. */
  typed: readonly string[];
  /** Said after 8 s of waiting. */
  slow?: MessageKey;
  /** Nothing was sent that could be taken back. */
  cancels?: boolean;
  /** The mails that one effect sends, so far; none where there are no mails. */
  mails?: () => Promise<number>;
  /** What else must be as it was, whatever fails. */
  keeps?: () => Promise<unknown>;
}

/** Milliseconds (D24). */
const SLOW = 8_000;
const OVER = 30_000;
export async function told(visitor: Visitor, press: Press): Promise<Stand> {
  const { page, proxy, calls } = visitor;
  const { operation, failing, button } = press;
  const main = page.getByRole('main');
  const { fields } = await standingOf(page);
  expect(Object.values(fields)).toEqual(expect.arrayContaining([...press.typed]));
  const kept = await press.keeps?.();
  const mailsBefore = (await press.mails?.()) ?? 0;
  const [answeredBefore, calledBefore] = [proxy.answered.length, calls.of(operation).length];
  const isQuery = operation === 'registrationCodeDetails' || operation === 'viewer';
  let reached = false;
  /** By turns by the button and by *Try again*, which there is from the first failure on. */
  let presses = 0;

  /** Whether it was carried out once: all that the back end answered is the same, and so many mails are there. */
  const effects = async () => ({
    answers: isQuery
      ? null
      : new Set(proxy.answered.slice(answeredBefore).flatMap((said) => (said.operation === operation ? said.text : [])))
          .size,
    mails: press.mails ? (await press.mails()) - mailsBefore : null,
  });
  const effectsOf = (count: number) => ({
    answers: isQuery ? null : count,
    mails: press.mails ? count : null,
  });

  const outlast = async () => {
    await page.clock.fastForward(SLOW);
    await expect(page.getByText(english(press.slow ?? 'waiting.slow'))).toBeVisible(quick);
    const cancel = main.getByRole('button', { name: english('action.cancel'), exact: true });
    await expect(cancel).toHaveCount(press.cancels === false ? 0 : 1);
    await page.clock.fastForward(OVER - SLOW);
  };

  return {
    suffer: async (fault) => {
      const again = main.getByRole('alert').getByRole('button', { name: english('action.tryAgain'), exact: true });
      const way = press.tryAgain && presses % 2 === 1 ? again : button;
      presses += 1;
      await whileStruck(
        visitor,
        { operation, isIt: isCall, fault },
        () => way.click(),
        async () => {
          if (FAULTS[fault].failure === 'timeout') await outlast();
          reached ||= FAULTS[fault].reaches;
          await expect
            .poll(async () => ({ ...(await standingOf(page)), ...(await effects()) }), quick)
            .toEqual({
              path: pathOf(failing),
              heading: headingOf(failing.screen),
              told: wordsFor(fault),
              busy: false,
              wrong: [],
              fields,
              ...effectsOf(Number(reached)),
            });
          if (press.tryAgain) await expect(again).toHaveCount(1);
          expect(await press.keeps?.()).toEqual(kept);
        },
      );
    },
    succeed: async () => {
      await button.click();
      await press.success();
      await expect.poll(effects, quick).toEqual(effectsOf(1));
      const keys = calls
        .of(operation)
        .slice(calledBefore)
        .map(({ body }) => body.extensions['idempotencyKey']);
      expect(new Set(keys).size, 'keys').toBe(1);
    },
  };
}
