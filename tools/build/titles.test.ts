import { expect, test } from 'vitest';
import { titleIn, titleProblems } from './documents.ts';

test('the title is read from React’s output', () => {
  expect([titleIn('<title>Men’s fashion · Vestibule</title><meta name="x"/><p>…</p>'), titleIn('<p>…</p>')]).toEqual([
    'Men’s fashion · Vestibule',
    '',
  ]);
});

test('addresses with the same title or without one are reported (WCAG 2.4.2) [A1]', () => {
  const titles = new Map([
    ['/de/', 'Mode auf Einladung · Vestibule'],
    ['/de/women', 'Mode für Frauen · Vestibule'],
    ['/de/lean', 'Mode auf Einladung · Vestibule'],
    ['/de/stores', ''],
  ]);
  expect([titleProblems(titles), titleProblems(new Map([...titles].slice(0, 2)))]).toEqual([
    ['/de/, /de/lean: one title, “Mode auf Einladung · Vestibule”', '/de/stores: no title'],
    [],
  ]);
});
