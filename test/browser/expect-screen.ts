/** Checks of a screen in every test: address, title, heading, language, width, and axe. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { MessageKey } from '../../locales/messages.ts';
import { BASE } from '../../machines/domain/site.ts';
import { OFTEN } from '../harness/limits.ts';
import { EXAMINED } from './prepared-data.ts';
import { screenNamed, type ScreenName } from '../model/browser/distinct-screens.ts';
import { localeOf, wordsIn, type Prefix } from './shown-messages.ts';

export interface ScreenOptions {
  prefix?: Prefix;
  inviter?: string;
  /** The path relative to base and prefix, if it differs from the screen's. */
  at?: string;
  /** The title, if the state has its own. */
  title?: MessageKey;
  /** The state, if it differs from the initial one: with errors, slow… */
  state?: string;
}

/**
 * True if axe has not examined this in any worker; the same screen in the same state and width is the same page, in any
 * language.
 */
function isFirst(look: string): boolean {
  try {
    mkdirSync(join(process.env[EXAMINED] ?? '', encodeURIComponent(look)));
    return true;
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST') return false;
    throw error;
  }
}

/** axe's default rules, including best practices, and target size (WCAG 2.2). */
// Preloading style sheets would need the network, which some tests disable.
const AXE: RunOptions = { preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The findings of axe on the page, or in one frame of it. */
export async function violations(page: Page | Frame) {
  // Injected by the protocol, which the page's policy does not block.
  await page.evaluate(axe.source);
  const found = await page.evaluate((options) => window.axe.run(document, options), AXE);
  return found.violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** True if all styles have loaded and no colour transition runs, during which contrast is not final. */
export const isAtRest = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ disabled, sheet }) => disabled || sheet !== null,
  ) && !document.getAnimations().some((animation) => animation instanceof CSSTransition);

/** Waits for a screen, runs all checks, and returns its heading. */
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
  await expect(async () => {
    // After a refused press the title begins with that (WCAG 2.4.2).
    const isRefused = (await page.locator('.error-summary, main [aria-invalid=true]').count()) > 0;
    expect([await page.title(), page.url().replace(/^https?:\/\/[^/]+/, '')]).toEqual([
      text(isRefused ? 'head.titleRefused' : 'head.title', { page: text(title ?? own) }),
      BASE + prefix + (at ?? path),
    ]);
    // Widths are not final before.
    expect(await page.evaluate(isAtRest), 'at rest').toBe(true);
  }).toPass(OFTEN);
  const facts = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(facts).toEqual({ language: localeOf(prefix), headings: 1, mains: 1, sideways: 0 });
  const look = [name, state, page.viewportSize()?.width].join(' ');
  if (isFirst(look)) expect(await violations(page), `axe on ${look}`).toEqual([]);
  return h1;
}
