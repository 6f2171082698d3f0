import { expect, test } from 'vitest';
import { mailboxOf } from './mailboxes.ts';

test.each([
  ['ada@gmail.com', 'https://mail.google.com/'],
  ['ada@GoogleMail.com', 'https://mail.google.com/'],
  ['"a@web.de"@gmx.at', 'https://www.gmx.net/'],
  ['ada@orange.fr', 'https://messagerie.orange.fr/'],
  ['ada@gmail.com.example.org', null],
  ['ada@mail.gmail.com', null],
  ['ada@example.org', null],
  [null, null],
])('%s: %s', (email, url) => {
  expect(mailboxOf(email)?.url ?? null).toBe(url);
});
