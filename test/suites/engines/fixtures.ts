/** Fixtures of a journey: a visit that must leave no errors, and the mailbox. */
import { expect } from '@playwright/test';
import { Mailbox } from '../../browser/mailbox.ts';
import { test as base } from '../../engines/fixtures.ts';
import { Visit } from './engine-visit.ts';

export { expect };
export const test = base.extend<{ visit: Visit; mailbox: Mailbox }>({
  visit: async ({ enginePage }, use) => {
    await use(new Visit(enginePage));
    expect(enginePage.errors(), 'what the visit left behind').toEqual([]);
  },
  mailbox: ({ request, product }, use) => use(new Mailbox(request, product.url)),
});
