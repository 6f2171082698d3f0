import type { Hono } from 'hono';
import { html } from '../mail/html.ts';
import { preferredLocale } from '../site/language.ts';
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

/** What belongs to other systems (D33) or to the shop's lawyers: plain pages, so that every link leads somewhere. */
const PLACEHOLDERS: Readonly<Record<string, { en: Words; de: Words }>> = {
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
  '/legal/terms': {
    en: { title: 'Terms and conditions', text: 'The terms and conditions of the shop stand here.' },
    de: { title: 'Allgemeine Geschäftsbedingungen', text: 'Hier stehen die Allgemeinen Geschäftsbedingungen.' },
  },
  '/legal/privacy': {
    en: { title: 'Privacy policy', text: 'The privacy policy of the shop stands here.' },
    de: { title: 'Datenschutzerklärung', text: 'Hier steht die Datenschutzerklärung.' },
  },
  '/legal/imprint': {
    en: { title: 'Imprint', text: 'The imprint of the shop stands here.' },
    de: { title: 'Impressum', text: 'Hier steht das Impressum.' },
  },
};

/** The placeholder pages, local only. */
export const placeholders = (app: Hono<HttpEnv>): void => {
  for (const [path, words] of Object.entries(PLACEHOLDERS))
    app.get(path, (c) => {
      const locale = preferredLocale(c.req.header('accept-language')) === 'de' ? 'de' : 'en';
      const { title, text } = words[locale];
      c.header('content-security-policy', housePolicy());
      c.header('vary', 'Accept-Language');
      const body = html`<h1>${title}</h1>
        <p>${text}</p>
        <p class="note">${NOTES[locale]}</p>`;
      return c.html(housePage(locale, title, body).html);
    });
};
