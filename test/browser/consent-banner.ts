/** The consent banner on a page (D36). */
import type { Page } from '@playwright/test';
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
    /**
     * Waits until the script has run and the network is idle: then it has decided whether to ask, and its messages have
     * loaded.
     */
    ready: async () => {
      await page.waitForFunction(() => Reflect.has(window, '__cmp'));
      await page.waitForLoadState('networkidle');
    },
    call: (command: string) => page.evaluate((command) => (Reflect.get(window, '__cmp') as Call)(command), command),
    stored: () => page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), CHOICE_KEY),
  };
}
/** A visitor's choice. */
export const kept = (analytics: boolean, personalisation: boolean) => ({ analytics, personalisation });
