/** The consent banner on a page (D36). */
import { expect, type Page } from '@playwright/test';
import type { MessageKey } from '../../locales/messages.ts';
import { CHOICE_KEY } from '../../src/services/consent/stored-choice.ts';
import { localeOf, wordsIn, type Prefix } from './shown-messages.ts';

type Call = (command: string, parameter?: unknown) => unknown;

export function bannerOn(page: Page, prefix: Prefix = '') {
  const text = wordsIn(localeOf(prefix));
  const region = page.getByRole('region', { name: text('consentBanner.region'), exact: true });
  const named = (role: 'button' | 'checkbox' | 'heading', key: MessageKey) =>
    region.getByRole(role, { name: text(key), exact: true });
  return {
    region,
    accept: named('button', 'consentBanner.acceptAll'),
    reject: named('button', 'consentBanner.rejectAll'),
    settings: named('button', 'consentBanner.settings'),
    privacy: region.getByRole('link', { name: text('consentBanner.privacy'), exact: true }),
    save: named('button', 'consentBanner.save'),
    analytics: named('checkbox', 'consentBanner.analytics'),
    personalisation: named('checkbox', 'consentBanner.personalisation'),
    settingsHeading: named('heading', 'consentBanner.settingsHeading'),
    /** Scrolls, which ends a greeting that the banner waits for, and waits for the banner. */
    comes: async () => {
      await page.waitForFunction(() => Reflect.has(window, '__cmp'));
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await expect(page.locator('vestibule-consent .panel')).toBeVisible();
    },
    call: (command: string) => page.evaluate((command) => (Reflect.get(window, '__cmp') as Call)(command), command),
    stored: () => page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), CHOICE_KEY),
  };
}
/** A visitor's choice. */
export const kept = (analytics: boolean, personalisation: boolean) => ({ analytics, personalisation });
