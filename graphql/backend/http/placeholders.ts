import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { type NamedLink, otherSystems } from '../../../machines/checks/runtime-configuration.ts';
import { html } from '../mail/html.ts';
import { visitLocale } from '../site/language.ts';
import type { HttpEnv } from './client.ts';
import { housePage } from './house.ts';
import { housePolicy } from './security-headers.ts';

interface Words {
  title: string;
  text: string;
}

const NOTES: Readonly<Record<'en' | 'de', string>> = {
  en: 'A placeholder for local use. Where this leads is set in the runtime configuration.',
  de: 'Ein Platzhalter für den lokalen Gebrauch. Wohin dies führt, bestimmt die Laufzeitkonfiguration.',
};

type Pages = Readonly<Record<string, Readonly<Record<'en' | 'de', Words>>>>;

/** Of links that have a name of their own: a page each, which says what it stands for. */
const pagesOf = (links: readonly NamedLink[], texts: Readonly<Record<'en' | 'de', string>>): Pages =>
  Object.fromEntries(
    links.map(({ name: title, url }) => [url, { en: { title, text: texts.en }, de: { title, text: texts.de } }]),
  );

/** What belongs to other systems (D33) or to the shop's lawyers: plain pages, so that every link leads somewhere. */
const PLACEHOLDERS: Pages = {
  '/login': {
    en: { title: 'Login', text: 'Members log in here. The login is another system.' },
    de: { title: 'Anmeldung', text: 'Hier melden sich Mitglieder an. Die Anmeldung ist ein anderes System.' },
  },
  '/shop': {
    en: { title: 'The shop', text: 'You are inside. The shop is another system.' },
    de: { title: 'Der Shop', text: 'Sie sind eingetreten. Der Shop ist ein anderes System.' },
  },
  '/customer-service': {
    en: { title: 'Customer service', text: 'Customer service answers here.' },
    de: { title: 'Kundenservice', text: 'Hier antwortet der Kundenservice.' },
  },
  '/jobs': {
    en: { title: 'Jobs', text: 'Open positions are listed here.' },
    de: { title: 'Karriere', text: 'Hier stehen die offenen Stellen.' },
  },
  '/sustainability': {
    en: { title: 'Sustainability', text: 'What the house does for people and planet stands here.' },
    de: { title: 'Nachhaltigkeit', text: 'Hier steht, was das Haus für Mensch und Umwelt tut.' },
  },
  ...pagesOf(otherSystems.socialLinks, {
    en: 'The house has a profile here, on another system.',
    de: 'Hier hat das Haus ein Profil, in einem anderen System.',
  }),
  ...pagesOf(otherSystems.appLinks, {
    en: 'The app of the house is to be had here, from another system.',
    de: 'Hier gibt es die App des Hauses, in einem anderen System.',
  }),
  '/legal/terms': {
    en: { title: 'Terms and conditions', text: 'The terms and conditions of the shop stand here.' },
    de: { title: 'Allgemeine Geschäftsbedingungen', text: 'Hier stehen die Allgemeinen Geschäftsbedingungen.' },
  },
  '/legal/privacy': {
    en: { title: 'Privacy policy', text: 'The privacy policy of the shop stands here.' },
    de: { title: 'Datenschutzerklärung', text: 'Hier steht die Datenschutzerklärung.' },
  },
  '/legal/data-protection': {
    en: { title: 'Data protection', text: 'Here you reach the people who answer for your data.' },
    de: { title: 'Datenschutz', text: 'Hier erreichen Sie, wer für Ihre Daten verantwortlich ist.' },
  },
  '/legal/imprint': {
    en: { title: 'Imprint', text: 'The imprint of the shop stands here.' },
    de: { title: 'Impressum', text: 'Hier steht das Impressum.' },
  },
};

/** The placeholder pages, in the language that the visit was in, else the browser's; local only. */
export const placeholders = (app: Hono<HttpEnv>): void => {
  for (const [path, words] of Object.entries(PLACEHOLDERS))
    app.get(path, (c) => {
      const wanted = visitLocale(getCookie(c, 'lang'), undefined, c.req.header('accept-language'));
      const locale = wanted === 'de' ? 'de' : 'en';
      const { title, text } = words[locale];
      c.header('content-security-policy', housePolicy());
      c.header('vary', 'Accept-Language, Cookie');
      const body = html`<h1>${title}</h1>
        <p>${text}</p>
        <p class="note">${NOTES[locale]}</p>`;
      return c.html(housePage(locale, title, body).html);
    });
};
