/** Every mail in every language: all of its words, in their places. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../machines/domain/languages.ts';
import { textsIn } from '../../../locales/texts.ts';
import { compose, MAIL_KINDS } from './compose.ts';

const actionUrl = 'https://shop.example/acquisition/pl/lobby?token=abc';
const accessibilityUrl = 'https://shop.example/acquisition/pl/accessibility';
const unsubscribeUrl = 'https://shop.example/acquisition/pl/newsletter/unsubscribe?token=def';

describe.each(LOCALES)('%s', (locale) => {
  const said = textsIn(locale);
  const word = (key: string) => said[`mail.${key}`] ?? `no ${key}`;

  const unnamed = { kind: 'lobby', locale, name: null, actionUrl, accessibilityUrl, unsubscribeUrl: null } as const;

  test.each(MAIL_KINDS)('%s', async (kind) => {
    const mail = await compose({
      kind,
      locale,
      name: { first: 'Zoë', last: 'Łęcka' },
      actionUrl,
      accessibilityUrl,
      unsubscribeUrl,
    });
    expect({ subject: mail.subject, text: mail.text, links: mail.links }).toEqual({
      subject: word(`${kind}.subject`),
      text: [
        word('greeting').replace('{firstName}', 'Zoë').replace('{lastName}', 'Łęcka'),
        word(`${kind}.lead`),
        `${word(`${kind}.action`)}\n${actionUrl}`,
        word(`${kind}.note`),
        word('signature'),
        `--\n${said['accessibility.page']}\n${accessibilityUrl}`,
        `${word('unsubscribeHint')}\n${unsubscribeUrl}\n`,
      ].join('\n\n'),
      links: [actionUrl, unsubscribeUrl],
    });
    expect(mail.html).toContain(`<html lang="${locale}" dir="ltr" data-script="Latn">`);
    for (const key of [`${kind}.headline`, `${kind}.lead`, `${kind}.action`, 'linkHint', 'unsubscribe'])
      expect(mail.html).toContain(word(key));
    expect(mail.text + mail.html).not.toMatch(/\{\w+/);
  });
  test.each([
    ['15-percent-no-mov', 'voucher.granted'],
    ['20-percent-mov', 'voucher.grantedMinimum'],
  ] as const)('the welcome voucher %s is named in both texts, behind the link (D51)', async (voucher, key) => {
    const mail = await compose({
      kind: 'activation',
      locale,
      name: null,
      voucher,
      actionUrl,
      accessibilityUrl,
      unsubscribeUrl: null,
    });
    const words = (said[key] ?? '').replace('{percent}', String(Number.parseInt(voucher, 10)));
    expect([mail.text.split('\n\n')[3], mail.html.includes(words)]).toEqual([words, true]);
  });
  test('with a sentence of its own, after the lead', async () => {
    const also = [word('activation.passwordNext')];
    const mail = await compose({
      kind: 'activation',
      locale,
      name: null,
      also,
      actionUrl,
      accessibilityUrl,
      unsubscribeUrl: null,
    });
    const lead = `${word('activation.lead')} ${word('activation.passwordNext')}`;
    expect([mail.text.split('\n\n')[1], mail.html.includes(lead)]).toEqual([lead, true]);
  });
  test('its foot leads to the accessibility statement, in both texts (EN 301 549, 12.1.1)', async () => {
    const mail = await compose(unnamed);
    const statement = said['accessibility.page'] ?? 'none';
    expect([mail.text.split('\n--\n')[1], mail.html.match(/<a [^>]*accessibility"[^>]*>([^<]*)<\/a>/)?.[1]]).toEqual([
      `${statement}\n${accessibilityUrl}\n`,
      statement,
    ]);
  });
  test('to nobody by name, without the newsletter', async () => {
    const mail = await compose(unnamed);
    expect([mail.text.split('\n\n')[0], mail.text.includes(word('unsubscribeHint')), mail.links]).toEqual([
      word('greetingUnnamed'),
      false,
      [actionUrl],
    ]);
  });
});

test('a name is text in HTML too, byte for byte in the other', async () => {
  const name = { first: '<b>"A" & \'B\'', last: 'x' };
  const { text, html } = await compose({
    kind: 'lobby',
    locale: 'en',
    name,
    actionUrl,
    accessibilityUrl,
    unsubscribeUrl: null,
  });
  expect([
    text.includes(name.first),
    html.includes('<b>'),
    html.includes('&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;'),
  ]).toEqual([true, false, true]);
});

test('a name that runs the other way is kept apart from the sentence, and each other name stays as it is', async () => {
  const greeting = async (first: string, last: string) => {
    const name = { first, last };
    const { text } = await compose({
      kind: 'lobby',
      locale: 'en',
      name,
      actionUrl,
      accessibilityUrl,
      unsubscribeUrl: null,
    });
    return text.split('\n\n')[0];
  };
  const said = (first: string, last: string) =>
    textsIn('en')['mail.greeting']?.replace('{firstName}', first).replace('{lastName}', last);
  expect([await greeting('דוד', 'Kaplan'), await greeting('Ελένη', 'Стоянова')]).toEqual([
    said('\u2068דוד\u2069', 'Kaplan'),
    said('Ελένη', 'Стоянова'),
  ]);
});
