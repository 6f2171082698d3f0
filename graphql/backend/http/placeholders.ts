import type { Hono } from 'hono';
import type { Locale } from '../../../locales/languages.ts';
import { otherSystems } from '../../../machines/domain/other-systems.ts';
import { LOCAL_MAP } from '../settings/local-stores.ts';
import { say } from '../language/texts.ts';
import { type HttpEnv, localeOfClient } from './client.ts';
import { placeholderPage } from './placeholder-page.ts';
import { pageShellPolicy, setPolicy } from './security-headers.ts';

/** Path to page name, as used in message keys. */
export const PLACEHOLDER_PAGES = {
  '/login': 'login',
  '/shop': 'shop',
  '/customer-service': 'customerService',
  '/jobs': 'jobs',
  '/sustainability': 'sustainability',
  '/legal/terms': 'terms',
  '/legal/privacy': 'privacy',
  '/legal/data-protection': 'dataProtection',
  '/legal/imprint': 'imprint',
  [LOCAL_MAP]: 'storeMap',
} as const;

interface Message {
  title: string;
  text: string;
}

/** Placeholders of other systems (D33) and legal texts, so that every link has a target. */
const PLACEHOLDERS: readonly (readonly [string, (locale: Locale) => Message])[] = [
  ...Object.entries(PLACEHOLDER_PAGES).map(
    ([path, page]) =>
      [
        path,
        (locale: Locale) => ({
          title: say(locale, `placeholders.${page}Title`),
          text: say(locale, `placeholders.${page}Text`),
        }),
      ] as const,
  ),
  // Links with a configured name.
  ...(['social', 'app'] as const).flatMap((kind) =>
    otherSystems[`${kind}Links`].map(
      ({ name, url }) =>
        [url, (locale: Locale) => ({ title: name, text: say(locale, `placeholders.${kind}`) })] as const,
    ),
  ),
];

/** The placeholder pages in the language of the visit, otherwise of the browser; local use only. */
export const placeholders = (app: Hono<HttpEnv>): void => {
  for (const [path, wordsIn] of PLACEHOLDERS)
    app.get(path, (c) => {
      const locale = localeOfClient(c);
      setPolicy(c, pageShellPolicy());
      c.header('content-language', locale);
      c.header('vary', 'Accept-Language, Cookie');
      return c.html(placeholderPage(locale, path, wordsIn(locale)));
    });
};
