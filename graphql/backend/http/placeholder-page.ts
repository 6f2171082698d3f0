/** A placeholder page for another system: title, illustration and links. */
import { html } from 'hono/html';
import type { Locale } from '../../../locales/languages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { say } from '../language/texts.ts';
import { type Html, pageShell } from './page-shell.ts';

/** Pages with an illustration: the state of its curtain, and the page linked next. */
const ILLUSTRATIONS: Readonly<
  Record<string, { curtain: 'closed' | 'open'; next: string; nextTitle: 'shop' | 'login' }>
> = {
  '/login': { curtain: 'closed', next: '/shop', nextTitle: 'shop' },
  '/shop': { curtain: 'open', next: '/login', nextTitle: 'login' },
};

/** @param path of the page. */
export const placeholderPage = (
  locale: Locale,
  path: string,
  { title, text }: { title: string; text: string },
): Html => {
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
