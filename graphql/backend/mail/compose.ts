import { html, raw } from 'hono/html';
import { LANGUAGES, type Locale, rootAttributes, standsApart } from '../../../machines/domain/languages.ts';
import { isolated } from '../../../machines/domain/direction.ts';
import { voucherWorth, type VoucherVariant } from '../../../machines/landing/landing-options.ts';
import { say } from '../language/texts.ts';
import type { Html } from '../http/page-shell.ts';

export const MAIL_KINDS = [
  'activation',
  'lobby',
  'interest',
  'accountExists',
  'lapsed',
  'approved',
  'invited',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface MailContent {
  kind: MailKind;
  locale: Locale;
  /** As accepted (D17); null: the greeting goes without. */
  name: { first: string; last: string } | null;
  /** The welcome voucher that was granted (D51); left out: the mail is about something else. */
  voucher?: VoucherVariant;
  /** Sentences of this mail alone, in its language, after the lead. */
  also?: readonly string[];
  /** Where the one button leads. */
  actionUrl: string;
  /** The accessibility statement, which every mail leads to. */
  accessibilityUrl: string;
  /** Where newsletter consent was given. */
  unsubscribeUrl: string | null;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  links: string[];
}

interface Wording {
  subject: string;
  headline: string;
  greeting: string;
  lead: string;
  /** Empty: none is promised. */
  voucher: string;
  action: string;
  note: string;
  linkHint: string;
  signature: string;
  accessibility: string;
  unsubscribe: string;
  unsubscribeHint: string;
}

const voucherWords = ({ locale, voucher }: MailContent): string => {
  if (!voucher) return '';
  const { percent, minimum } = voucherWorth(voucher);
  return say(locale, minimum ? 'voucher.grantedMinimum' : 'voucher.granted', { percent });
};

const wordingOf = (content: MailContent): Wording => {
  const { kind, locale, name, also = [] } = content;
  return {
    subject: say(locale, `mail.${kind}.subject`),
    headline: say(locale, `mail.${kind}.headline`),
    greeting: name
      ? say(locale, 'mail.greeting', { firstName: isolated(name.first), lastName: isolated(name.last) })
      : say(locale, 'mail.greetingUnnamed'),
    lead: [say(locale, `mail.${kind}.lead`), ...also].join(' '),
    voucher: voucherWords(content),
    action: say(locale, `mail.${kind}.action`),
    note: say(locale, `mail.${kind}.note`),
    linkHint: say(locale, 'mail.linkHint'),
    signature: say(locale, 'mail.signature'),
    accessibility: say(locale, 'accessibility.page'),
    unsubscribe: say(locale, 'mail.unsubscribe'),
    unsubscribeHint: say(locale, 'mail.unsubscribeHint'),
  };
};

const textBody = (wording: Wording, content: MailContent): string => {
  const { greeting, lead, voucher, action, note, signature, accessibility, unsubscribeHint } = wording;
  const promise = voucher === '' ? [] : [voucher];
  const statement = `--\n${accessibility}\n${content.accessibilityUrl}`;
  const parts = [greeting, lead, `${action}\n${content.actionUrl}`, ...promise, note, signature, statement];
  if (content.unsubscribeUrl !== null) parts.push(`${unsubscribeHint}\n${content.unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
};

/** Mail clients read inline styles only; these are the product's paper, ink and accent. */
const SANS = "font:400 17px/1.55 'Helvetica Neue',Arial,sans-serif";
const SERIF = "'Ibarra Real Nova',Georgia,'Times New Roman',serif";
/** As large as it is written: letters that join are not drawn closer, and their marks take height (D2). */
const headlineIn = (locale: Locale) =>
  standsApart(locale) ? `font:400 40px/1.08 ${SERIF};letter-spacing:-.018em` : `font:400 36px/1.4 ${SERIF}`;
const SMALL = "font:400 14px/1.5 'Helvetica Neue',Arial,sans-serif;color:#6a6158";

const unsubscribePart = (wording: Wording, url: string): Html =>
  html`<p style="${SMALL};margin:16px 0 0">
    ${wording.unsubscribeHint} <a href="${url}" style="color:#6a6158">${wording.unsubscribe}</a>
  </p>`;

const htmlBody = (wording: Wording, content: MailContent): Html =>
  html`<!doctype html>
    <html ${raw(rootAttributes(content.locale))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${wording.subject}</title>
      </head>
      <body style="margin:0;background:#f5f0e8;color:#14110f">
        <div
          dir="${LANGUAGES[content.locale].direction}"
          style="max-width:34em;margin:0 auto;padding:32px 24px 48px;${SANS}"
        >
          <p style="margin:0 0 40px;padding:0 0 16px;border-bottom:1px solid #14110f;font:400 26px/1 ${SERIF}">
            Vestibule
          </p>
          <h1 style="margin:0 0 24px;${headlineIn(content.locale)}">${wording.headline}</h1>
          <p style="margin:0 0 16px">${wording.greeting}</p>
          <p style="margin:0 0 32px">${wording.lead}</p>
          <p style="margin:0 0 32px">
            <a
              href="${content.actionUrl}"
              style="display:inline-block;padding:16px 32px;background:#752221;color:#fdfaf5;text-decoration:none"
              >${wording.action}</a
            >
          </p>
          ${wording.voucher !== '' && html`<p style="margin:0 0 32px">${wording.voucher}</p>`}
          <p style="margin:0 0 32px">${wording.note}</p>
          <div style="padding:16px 0 0;border-top:1px solid #cfc5b7">
            <p style="${SMALL};margin:0">
              ${wording.linkHint}<br /><a
                dir="ltr"
                href="${content.actionUrl}"
                style="color:#6a6158;word-break:break-all"
                >${content.actionUrl}</a
              >
            </p>
            <p style="${SMALL};margin:16px 0 0">
              <a href="${content.accessibilityUrl}" style="color:#6a6158">${wording.accessibility}</a>
            </p>
            ${content.unsubscribeUrl !== null && unsubscribePart(wording, content.unsubscribeUrl)}
          </div>
        </div>
      </body>
    </html> `;

/** A mail in text and HTML, names in it byte for byte (D17). */
export const compose = async (content: MailContent): Promise<ComposedMail> => {
  const wording = wordingOf(content);
  return {
    subject: wording.subject,
    text: textBody(wording, content),
    html: String(await htmlBody(wording, content)),
    links: content.unsubscribeUrl === null ? [content.actionUrl] : [content.actionUrl, content.unsubscribeUrl],
  };
};
