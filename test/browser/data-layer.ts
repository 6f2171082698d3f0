/** What analytics receives: the data layer of a page, as for a tag manager (D37). */
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { PlainEvent } from '../../machines/analytics/catalogue.ts';
import { OFTEN } from '../harness/limits.ts';
import type { Calls } from './page-calls.ts';

/** As in the tracking plan: trimmed, lower-cased, SHA-256 in hexadecimal. */
export const hashed = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');

/** An event in the data layer. @param registrationFlow null if unknown. */
export const tracked = (
  event: PlainEvent | 'successful_user_registration' | 'assign_experiment',
  fields: object = {},
  registrationFlow: RegistrationFlow | null = 'default',
) => ({
  event,
  brandCode: 'vestibule',
  ...(registrationFlow && { registrationFlow }),
  ...fields,
});

/** Null if there is no data layer. */
export const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer ?? null);

/** Waits for pushed events: each is hashed in sequence, with at most one digest. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await crypto.subtle.digest('SHA-256', new Uint8Array(1));
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  });

/** Expects exactly these items, in order. */
export async function expectTracked(page: Page, items: readonly object[]): Promise<void> {
  await expect.poll(() => dataLayer(page), OFTEN).toEqual(items);
  await settle(page);
  expect(await dataLayer(page)).toEqual(items);
}
/** Expects no items even after everything has arrived; the additional services must have loaded before. */
export async function expectNothingTracked(page: Page): Promise<void> {
  await settle(page);
  expect(await dataLayer(page)).toBeNull();
}

/**
 * Runs in a page before its scripts: passes each item pushed to the data layer, as text, to a function of the window.
 */
export function interceptPushes(receiver: string): void {
  let layer: object[] | undefined;
  Object.defineProperty(window, 'dataLayer', {
    configurable: true,
    get: () => layer,
    set: (array: object[]) => {
      layer = array;
      const push = array.push.bind(array);
      array.push = (...pushed) => {
        const receive = Reflect.get(window, receiver) as (item: string) => void;
        for (const item of pushed) receive(JSON.stringify(item));
        return push(...pushed);
      };
    },
  });
}
/** Records every item when it is pushed, across all pages of a tab, since a page being left can't be queried. */
export async function recordDataLayer(page: Page): Promise<readonly object[]> {
  const items: object[] = [];
  await page.exposeFunction('pushed', (item: string) => void items.push(JSON.parse(item) as object));
  await page.addInitScript(interceptPushes, 'pushed');
  return items;
}

interface Registration {
  id: string;
  customerId: string;
}
/** The registration of the next `submit`, read in transit, because Chromium drops a response when its page is left. */
export async function nextRegistration(calls: Calls): Promise<{ answered: Promise<Registration> }> {
  const read = Promise.withResolvers<Registration>();
  const { restore } = await calls.intercept('registrationSubmitForm', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { submit: { registration: Registration } } };
    await route.fulfill({ response });
    await restore();
    read.resolve(data.submit.registration);
  });
  return { answered: read.promise };
}
/** The event of a new registration; with its provider for a social one. */
export const registration = (email: string, { id, customerId }: Registration, fields: object = {}) =>
  tracked('successful_user_registration', {
    userID: hashed(customerId),
    email: hashed(email),
    registrationID: hashed(id),
    invitation_campaign: 'friends-of-the-house',
    ...fields,
  });
