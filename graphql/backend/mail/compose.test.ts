/** Complete text of every mail; the message check ensures that every language has all messages. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../locales/languages.ts';
import { textsIn } from '../../../locales/texts.ts';
import { compose } from './compose.ts';
import type { MailContent } from './wording.ts';
import { MAIL_KINDS } from './kinds.ts';

const origin = 'https://shop.example';
const company = {
  origin,
  imprintUrl: `${origin}/legal/imprint`,
  privacyUrl: `${origin}/legal/privacy`,
  accessibilityUrl: `${origin}/acquisition/pl/accessibility`,
  address: ['Vestibule', 'Samtgasse 7'],
};
const actionUrl = `${origin}/acquisition/pl/lobby?token=abc`;
const unsubscribeUrl = `${origin}/acquisition/pl/newsletter/unsubscribe?token=def`;
const unnamed = (locale: Locale): MailContent => ({
  kind: 'lobby',
  locale,
  name: null,
  actionUrl,
  company,
  unsubscribeUrl: null,
});
const composed = (content: Partial<MailContent>, locale: Locale = 'en') => compose({ ...unnamed(locale), ...content });
/** Gmail cuts mails at 102 kB; a phone should load far less. */
const MOST_BYTES = 25_000;

/** Visible text of the HTML, without the preheader. */
const shownIn = (html: string): string =>
  html
    .replace(/<title>.*?<\/title>|<style>.*?<\/style>|<div style="display:none.*?<\/div>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/(?:\s|&nbsp;)+/g, ' ');

describe.each(['de', 'fr'] as const)('%s', (locale) => {
  const said = textsIn(locale);
  const word = (key: string) => said[`mail.${key}`] ?? `no ${key}`;

  test.each(MAIL_KINDS)('%s', async (kind) => {
    const mail = await composed({ kind, name: { first: 'Zoë', last: 'Łęcka' }, unsubscribeUrl }, locale);
    expect({ subject: mail.subject, text: mail.text, links: mail.links }).toEqual({
      subject: word(`${kind}.subject`),
      text: [
        `${word(`${kind}.headline`)} ${word(`${kind}.second`)}`,
        word('greeting').replace('{firstName}', 'Zoë').replace('{lastName}', 'Łęcka'),
        word(`${kind}.lead`),
        `${word(`${kind}.action`)}\n${actionUrl}`,
        word(`${kind}.note`),
        word('signature'),
        '--\nVestibule\nSamtgasse 7',
        `${said['layout.imprint']}\n${company.imprintUrl}`,
        `${said['layout.privacy']}\n${company.privacyUrl}`,
        `${said['accessibility.page']}\n${company.accessibilityUrl}`,
        `${word('unsubscribeHint')}\n${unsubscribeUrl}\n`,
      ].join('\n\n'),
      links: [actionUrl, unsubscribeUrl],
    });
    expect(mail.html).toContain(`<html lang="${locale}" dir="ltr" data-script="Latn">`);
    for (const key of [`${kind}.headline`, `${kind}.second`, `${kind}.lead`, `${kind}.action`, `${kind}.note`])
      expect(shownIn(mail.html)).toContain(word(key).replaceAll(/\s+/g, ' '));
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(MOST_BYTES);
  });
  test.each([
    ['15-percent-no-mov', 'voucher.granted', 'mail.voucher'],
    ['20-percent-mov', 'voucher.grantedMinimum', 'mail.voucherMinimum'],
  ] as const)('the welcome voucher %s is in both versions, after the link (D51)', async (voucher, key, terms) => {
    const mail = await composed({ kind: 'activation', voucher }, locale);
    const put = (text = '') => text.replace('{percent}', String(Number.parseInt(voucher, 10)));
    const label = `${put(said['mail.voucherFigure'])} ${said[terms]}`.replaceAll(/\s+/g, ' ');
    expect([mail.text.split('\n\n')[4], shownIn(mail.html).includes(label)]).toEqual([put(said[key]), true]);
  });
  test('with an additional sentence after the lead', async () => {
    const mail = await composed({ kind: 'activation', also: [word('activation.passwordNext')] }, locale);
    const lead = `${word('activation.lead')} ${word('activation.passwordNext')}`;
    expect([mail.text.split('\n\n')[2], mail.html.includes(lead)]).toEqual([lead, true]);
  });
  test('the inviter is named in the headline and the preheader', async () => {
    const mail = await composed({ kind: 'activation', inviter: 'Clara <3' }, locale);
    const invited = (said['landing.invitedSecond'] ?? 'none').replace('{inviter}', 'Clara <3');
    const thoughts = `${word('activation.headline')} ${invited}`;
    expect([mail.text.split('\n\n')[0], mail.html.split(thoughts.replace('<', '&lt;')).length]).toEqual([thoughts, 2]);
    expect(shownIn(mail.html)).toContain(thoughts.replace('<', '&lt;'));
  });
  test('the footer links imprint, privacy and accessibility statement, in both versions (EN 301 549, 12.1.1) [A72]', async () => {
    const mail = await composed({}, locale);
    const links = (['layout.imprint', 'layout.privacy', 'accessibility.page'] as const).map((key) => said[key]);
    const addresses = [company.imprintUrl, company.privacyUrl, company.accessibilityUrl];
    const inFoot = [...mail.html.matchAll(/<a class="soft" href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect([
      mail.text.split('\n--\n')[1],
      inFoot.map(([, url]) => url),
      inFoot.map(([, , words]) => words?.replace('&#39;', "'")),
    ]).toEqual([
      `Vestibule\nSamtgasse 7\n\n${links.map((name, at) => `${name}\n${addresses[at]}`).join('\n\n')}\n`,
      addresses,
      links,
    ]);
  });
});

test('a name is escaped in HTML and unchanged in plain text [A74] [ASVS 1.1.2]', async () => {
  const name = { first: '<b>"A" & \'B\'', last: 'x' };
  const { text, html } = await composed({ name });
  expect([
    text.includes(name.first),
    html.includes('<b>'),
    html.includes('&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;'),
  ]).toEqual([true, false, true]);
});

test('a name in the other direction is isolated; other names are unchanged [A71]', async () => {
  const greeting = async (first: string, last: string) =>
    (await composed({ name: { first, last } })).text.split('\n\n')[1];
  const said = (first: string, last: string) =>
    textsIn('en')['mail.greeting']?.replace('{firstName}', first).replace('{lastName}', last);
  expect([await greeting('דוד', 'Kaplan'), await greeting('Ελένη', 'Стоянова')]).toEqual([
    said('\u2068דוד\u2069', 'Kaplan'),
    said('Ελένη', 'Стоянова'),
  ]);
});

test('a mail loads only our images and fonts, at URLs without the recipient', async () => {
  const { html } = await composed({ kind: 'activation' });
  expect(
    [...html.matchAll(/\b(?:src|srcset)="([^"]*)"|url\(([^)]*)\)/g)].map(([, attribute, url = attribute]) => url),
  ).toEqual([
    ...['latin', 'latin-ext'].flatMap((part) =>
      [
        ...['normal', 'italic'].map((style) => `ibarra-real-nova-${part}-400-${style}.woff2`),
        `instrument-sans-${part}-wght-normal.woff2`,
      ].map((file) => `${origin}/entrance/mail/${file}`),
    ),
    `${origin}/entrance/mail/key-dark.jpg`,
    `${origin}/entrance/mail/key-light.jpg`,
  ]);
});

test('an unconfigured company address is left out', async () => {
  const { html, text } = await composed({ company: { ...company, address: null } });
  expect([text.split('\n--\n')[1]?.startsWith('\nImprint\n'), html.includes('Samtgasse')]).toEqual([true, false]);
});
