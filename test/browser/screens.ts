/** Looks at a screen as every test must: address, title, heading, language, width, and what axe finds. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { MessageKey } from '../../locales/messages.ts';
import { BASE } from '../../machines/domain/site.ts';
import { EXAMINED } from './prepared-data.ts';
import { screenNamed, type ScreenName } from '../model/browser/screens.ts';
import { localeOf, wordsIn, type Prefix } from './words.ts';

export interface ScreenOptions {
  prefix?: Prefix;
  inviter?: string;
  /** Below base and prefix, where it is not the screen's own. */
  at?: string;
  /** Where a state of it has a title of its own. */
  title?: MessageKey;
  /** How it differs from the screen as it first appears: with errors, slow… */
  state?: string;
}

/** Whether axe has not seen this in any worker: the same screen in the same state, language and width is the same page. */
function isFirst(look: string): boolean {
  try {
    mkdirSync(join(process.env[EXAMINED] ?? '', encodeURIComponent(look)));
    return true;
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST') return false;
    throw error;
  }
}

/** Everything that axe knows by default, best practices included, and the size of targets (WCAG 2.2). */
// A sheet that it would load anew is a request of its own, which a test without a network can't have.
const AXE: RunOptions = { preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** What axe finds on the page, or in one frame of it, as it is now. */
export async function violations(page: Page | Frame) {
  // By the protocol, which the page's policy does not hold.
  await page.evaluate(axe.source);
  const found = await page.evaluate((options) => window.axe.run(document, options), AXE);
  return found.violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** Every style is there, and no colour is on its way to another: half-way, none has the contrast it will have. */
export const isAtRest = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ disabled, sheet }) => disabled || sheet !== null,
  ) && !document.getAnimations().some((animation) => animation instanceof CSSTransition);

/** Waits for a screen, holds it to what every screen owes, and gives its heading. */
export async function expectScreen(
  page: Page,
  name: ScreenName,
  { prefix = '', inviter = 'Clara', at, title, state = '' }: ScreenOptions = {},
): Promise<Locator> {
  const text = wordsIn(localeOf(prefix));
  const { path, title: own, heading } = screenNamed(name);
  const words = heading.map((key) => text(key, { inviter })).join(' ');
  const h1 = page.getByRole('heading', { level: 1, name: words, exact: true });
  await expect(h1).toBeVisible();
  // While the last press was refused the title says so first (WCAG 2.4.2).
  const titleNow = async () => {
    const isRefused = (await page.locator('.error-summary, main [aria-invalid=true]').count()) > 0;
    return [await page.title(), text(isRefused ? 'head.titleRefused' : 'head.title', { page: text(title ?? own) })];
  };
  await expect.poll(async () => new Set(await titleNow()).size, { message: `the title of ${own}` }).toBe(1);
  await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(BASE + prefix + (at ?? path));
  // A page whose script was quicker than its style has no widths to judge yet.
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
  const facts = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(facts).toEqual({ language: localeOf(prefix), headings: 1, mains: 1, sideways: 0 });
  const look = [name, state, prefix, page.viewportSize()?.width].join(' ');
  if (isFirst(look)) expect(await violations(page), `axe on ${look}`).toEqual([]);
  return h1;
}
