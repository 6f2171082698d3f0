/** Every mail in every language: all of its words, in their places. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../machines/domain/languages.ts';
import { textsIn } from '../../../locales/texts.ts';
import { compose, type MailKind } from './compose.ts';

const KINDS: readonly MailKind[] = ['activation', 'lobby', 'interest', 'accountExists', 'lapsed'];
const actionUrl = 'https://shop.example/acquisition/pl/lobby?token=abc';
const unsubscribeUrl = 'https://shop.example/acquisition/pl/newsletter/unsubscribe?token=def';

describe.each(LOCALES)('%s', (locale) => {
  const said = textsIn(locale);
  const word = (key: string) => said[`mail.${key}`] ?? `no ${key}`;

  test.each(KINDS)('%s', async (kind) => {
    const mail = await compose({ kind, locale, name: { first: 'Zoë', last: 'Łęcka' }, actionUrl, unsubscribeUrl });
    expect({ subject: mail.subject, text: mail.text, links: mail.links }).toEqual({
      subject: word(`${kind}.subject`),
      text: [
        word('greeting').replace('{firstName}', 'Zoë').replace('{lastName}', 'Łęcka'),
        word(`${kind}.lead`),
        `${word(`${kind}.action`)}\n${actionUrl}`,
        word(`${kind}.note`),
        word('signature'),
        `--\n${word('unsubscribeHint')}\n${unsubscribeUrl}\n`,
      ].join('\n\n'),
      links: [actionUrl, unsubscribeUrl],
    });
    expect(mail.html).toContain(`<html lang="${locale}">`);
    for (const key of [`${kind}.headline`, `${kind}.lead`, `${kind}.action`, 'linkHint', 'unsubscribe'])
      expect(mail.html).toContain(word(key));
    expect(mail.text + mail.html).not.toMatch(/\{\w+/);
  });
  test('to nobody by name, without the newsletter', async () => {
    const mail = await compose({ kind: 'lobby', locale, name: null, actionUrl, unsubscribeUrl: null });
    expect([mail.text.split('\n\n')[0], mail.text.includes(word('unsubscribeHint')), mail.links]).toEqual([
      word('greetingUnnamed'),
      false,
      [actionUrl],
    ]);
  });
});

test('a name is text in HTML too, byte for byte in the other', async () => {
  const name = { first: '<b>"A" & \'B\'', last: 'x' };
  const { text, html } = await compose({ kind: 'lobby', locale: 'en', name, actionUrl, unsubscribeUrl: null });
  expect([
    text.includes(name.first),
    html.includes('<b>'),
    html.includes('&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;'),
  ]).toEqual([true, false, true]);
});
