import { html, raw } from 'hono/html';
import { LANGUAGES, rootAttributes } from '../../../locales/languages.ts';
import type { Html } from '../http/page-shell.ts';
import { fontSheet } from './fonts.ts';
import { BODY, BUTTON, FIGURE, FOOT, SHEET, SMALL, WORDMARK, headlineIn, hex, light } from './styles.ts';
import { pictureUrl } from './pictures.ts';
import type { MailContent, Voucher, Wording } from './wording.ts';

/** Attributes of a layout table. */
const TABLE = raw('role="presentation" border="0" cellpadding="0" cellspacing="0"');
/** Invisible characters after the preheader, so that mail lists do not show the text that follows. */
const PADDING = '\u034f\u200c\u00a0'.repeat(80);

/** The logo (an arch with a gap) as two table cells, visible without images. */
const mark = (): Html => {
  const half = (corner: string) =>
    html`<td
      class="mark"
      width="8"
      height="22"
      style="width:8px;height:22px;${light('mark')};border-radius:${corner};font-size:0;line-height:0"
    >
      &nbsp;
    </td>`;
  return html`<table ${TABLE}>
    <tr>
      ${half('9px 0 0 0')}
      <td width="2" style="width:2px;font-size:0;line-height:0">&nbsp;</td>
      ${half('0 9px 0 0')}
      <td class="ink" style="padding-left:10px;padding-right:10px;${WORDMARK};${light('ink')}">Vestibule</td>
    </tr>
  </table>`;
};

/** The header image; its lower edge is the line below it. */
const picture = ({ kind, company }: MailContent): Html =>
  html`<picture
    ><source media="(prefers-color-scheme: dark)" srcset="${pictureUrl(company.origin, kind, 'dark')}" />
    <img
      src="${pictureUrl(company.origin, kind, 'light')}"
      width="600"
      alt=""
      style="display:block;width:100%;max-width:600px;height:auto;border:0"
  /></picture>`;

/** A table cell with a background: works without images, and in Outlook for Windows, which ignores padding of links. */
const button = (action: string, url: string): Html =>
  html`<table class="wide" ${TABLE} style="border-collapse:separate">
    <tr>
      <td class="button" align="center" bgcolor="${hex('button')}" style="${light('button')};mso-padding-alt:16px 34px">
        <a
          class="onbutton"
          href="${url}"
          style="display:block;padding:16px 34px;${BUTTON};${light('onbutton')};text-decoration:none"
          >${action}</a
        >
      </td>
    </tr>
  </table>`;

/** A label with a dotted edge on either side, like stitches. */
const label = ({ figure, terms }: Voucher): Html => {
  const stitch = 'border-style:dotted;border-color:#a79d90;border-width:0 2px';
  return html`<table class="wide" ${TABLE} style="margin-top:28px">
    <tr>
      <td class="label" bgcolor="${hex('label')}" style="${light('label')};padding:3px">
        <table class="wide" ${TABLE}>
          <tr>
            <td class="onlabel" style="${stitch};padding:7px 16px 9px;${FOOT};${light('onlabel')}">
              <span class="figure" style="${FIGURE}">${figure}</span><br />${terms}
            </td>
          </tr>
        </table>
      </td>
    </tr>
  </table>`;
};

const link = (url: string, words: string): Html =>
  html`<a class="soft" href="${url}" style="${light('soft')};text-decoration:underline">${words}</a>`;

const foot = (wording: Wording, { actionUrl, company, unsubscribeUrl }: MailContent): Html => {
  const { accessibility, imprint, privacy, linkHint, signature, unsubscribe, unsubscribeHint } = wording;
  const paragraph = (content: Html, margin = '16px 0 0') =>
    html`<p class="soft" style="margin:${margin};${FOOT};${light('soft')}">${content}</p>`;
  const address = (company.address ?? [signature]).join(' · ');
  return html`${paragraph(
    html`${linkHint}<br /><a class="soft" dir="ltr" href="${actionUrl}" style="${light('soft')};word-break:break-all"
        >${actionUrl}</a
      >`,
    '0',
  )}
  ${unsubscribeUrl !== null && paragraph(html`${unsubscribeHint} ${link(unsubscribeUrl, unsubscribe)}`)}
  ${paragraph(
    html`${address}<br />${link(company.imprintUrl, imprint)} · ${link(company.privacyUrl, privacy)} ·
      ${link(company.accessibilityUrl, accessibility)}`,
  )}`;
};

const row = (content: Html, style: string, names = 'room'): Html =>
  html`<tr>
    <td class="${names}" style="${style}">${content}</td>
  </tr>`;

const body = (wording: Wording, content: MailContent): Html => {
  const { headline, second, greeting, lead, voucher, action, note } = wording;
  const paragraph = (text: string) => html`<p class="ink" style="margin:0 0 14px;${BODY};${light('ink')}">${text}</p>`;
  return html`<h1 class="ink head" style="margin:0 0 22px;${headlineIn(content.locale)};${light('ink')}">
      ${headline}<br /><em>${second}</em>
    </h1>
    ${paragraph(greeting)}${paragraph(lead)}
    <div style="height:10px;line-height:10px">&nbsp;</div>
    ${button(action, content.actionUrl)} ${voucher !== null && label(voucher)}
    <p class="soft" style="margin:26px 0 14px;${SMALL};${light('soft')}">${note}</p>`;
};

export const htmlOf = async (wording: Wording, content: MailContent): Promise<string> => {
  const { direction } = LANGUAGES[content.locale];
  const sides = 'padding-left:40px;padding-right:40px';
  const document = await html`<!doctype html>
    <html ${raw(rootAttributes(content.locale))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${wording.subject}</title>
        <style>
          ${raw(`${SHEET}\n${fontSheet(content.company.origin)}`)}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;${light('ground')}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${wording.headline} ${wording.second}${PADDING}
        </div>
        <table class="ground" ${TABLE} width="100%" bgcolor="${hex('ground')}" style="${light('ground')}">
          <tr>
            <td align="center">
              ${raw('<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->')}
              <table
                ${TABLE}
                width="100%"
                lang="${content.locale}"
                dir="${direction}"
                style="max-width:600px;word-break:break-word;text-align:${direction === 'rtl' ? 'right' : 'left'}"
              >
                ${row(mark(), `${sides};padding-top:20px;padding-bottom:18px`)}
                ${row(picture(content), `padding:0;border-bottom:1px solid;${light('floor')};font-size:0;line-height:0`, 'floor')}
                ${row(body(wording, content), `${sides};padding-top:30px;padding-bottom:20px`)}
                ${row(html`<div class="line" style="border-top:1px solid;${light('line')};font-size:0;line-height:0">&nbsp;</div>`, sides)}
                ${row(foot(wording, content), `${sides};padding-top:22px;padding-bottom:40px`)}
              </table>
              ${raw('<!--[if mso]></td></tr></table><![endif]-->')}
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return String(document);
};
