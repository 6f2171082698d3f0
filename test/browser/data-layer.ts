/** What analytics receives, as a tag manager would find it: the data layer of a page (D37). */
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { PlainEvent } from '../../machines/analytics/catalogue.ts';
import type { Calls } from './calls.ts';

/** As the tracking plan has it: trimmed, lower-cased, SHA-256 in hexadecimal. */
export const hashed = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');

/** An event as it stands in the data layer. @param registrationFlow null: it is not known there. */
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

/** Null where there is no data layer at all. */
export const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer ?? null);

/** Lets everything that was pushed by now arrive: events are hashed one behind the other, each with one digest at most. */
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

/** The whole of it, in its order, and nothing comes behind. */
export async function expectTracked(page: Page, items: readonly object[]): Promise<void> {
  await expect.poll(() => dataLayer(page)).toEqual(items);
  await settle(page);
  expect(await dataLayer(page)).toEqual(items);
}
/** Nothing, also when everything has arrived; the services beside the visit must be there by then. */
export async function expectNothingTracked(page: Page): Promise<void> {
  await settle(page);
  expect(await dataLayer(page)).toBeNull();
}

/** Runs in a page before its scripts: hands each item that is pushed to the data layer, as text, to a function of the window. */
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
/** Every item in the moment in which it is pushed, over all pages of a tab: a page that is being left can't be asked. */
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
/** What the next `submit` registers: read on its way, for Chromium forgets an answer as soon as its page is left. */
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
/** The event of a new registration; of a social one with its provider. */
export const registration = (email: string, { id, customerId }: Registration, fields: object = {}) =>
  tracked('successful_user_registration', {
    userID: hashed(customerId),
    email: hashed(email),
    registrationID: hashed(id),
    invitation_campaign: 'friends-of-the-house',
    ...fields,
  });
