import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { problemsOf, PRODUCTION } from '../testing/harness.ts';

const problemsWith = (changes: Record<string, string>) => problemsOf(() => readSettings({ ...PRODUCTION, ...changes }));

test('no secret is used twice, including passwords in URLs', () => {
  const secret = 'k/7+vTzK2xWb9RfJ4nYd8LpHs3GcVu6AeXo5Eti0BqDw=';
  const password = encodeURIComponent(secret);
  const twice = (name: string, first: string) =>
    `${name} must not have the same secret as ${first}: anyone who gets one would have both`;
  const [database, mail] = [`postgres://shop:${password}@localhost/shop`, `smtps://shop:${password}@mail.example`];
  expect([
    problemsWith({ TOKEN_SECRET: secret, DATABASE_URL: database, SMTP_URL: mail }),
    problemsWith({ DATABASE_URL: database, SMTP_URL: mail }),
    problemsWith({ DATABASE_URL: database, DATA_DIR: 'memory:' }),
    problemsWith({ SMTP_URL: 'smtps://shop:%@mail.example' }),
  ]).toEqual([
    [twice('DATABASE_URL', 'TOKEN_SECRET'), twice('SMTP_URL', 'TOKEN_SECRET')],
    [twice('SMTP_URL', 'DATABASE_URL')],
    [],
    [],
  ]);
});
