import type { Hono } from 'hono';
import type { Locale } from '../../../locales/languages.ts';
import { otherSystems } from '../../../machines/domain/other-systems.ts';
import { LOCAL_MAP } from '../settings/local-stores.ts';
import { say } from '../language/texts.ts';
import { type HttpEnv, localeOfClient } from './client.ts';
import { pageShellPolicy, setPolicy } from './security-headers.ts';
import { html } from 'hono/html';
import { BASE } from '../../../machines/domain/site.ts';
import { type Html, pageShell } from './page-shell.ts';

/** Pages with an illustration: the state of its curtain, and the page linked next. */
const ILLUSTRATIONS: Readonly<
  Record<string, { curtain: 'closed' | 'open'; next: string; nextTitle: 'shop' | 'login' }>
> = {
  '/login': { curtain: 'closed', next: '/shop', nextTitle: 'shop' },
  '/shop': { curtain: 'open', next: '/login', nextTitle: 'login' },
};

/** @param path of the page. */
const placeholderPage = (locale: Locale, path: string, { title, text }: { title: string; text: string }): Html => {
  const illustration = ILLUSTRATIONS[path];
  const startPage = say(locale, 'action.startPage');
  const home = `${BASE}/${locale}/`;
  const next =
    illustration &&
    html`<a href="${illustration.next}">${say(locale, `placeholders.${illustration.nextTitle}Title`)}</a>`;
  const arch =
    illustration &&
    html`<img class="stand-in__arch" src="/page-shell/${illustration.curtain}.svg" width="640" height="1000" alt="" />`;
  return pageShell({
    locale,
    title,
    path,
    navigation: say(locale, 'placeholders.account'),
    links: [{ href: home, label: startPage }],
    body: html`<div class="stand-in">
      <div class="stand-in__words">
        <h1>${title}</h1>
        <p>${text}</p>
        <p class="shell-links"><a class="button" href="${home}">${startPage}</a>${next}</p>
        <p class="note">${say(locale, 'placeholders.note')}</p>
      </div>
      ${arch}
    </div>`,
  });
};

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
