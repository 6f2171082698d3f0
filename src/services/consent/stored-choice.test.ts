/** The stored choice of a visitor, valid for 180 days; any other content counts as no choice (D36). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHOICE_KEY, CHOICE_LIFE, readChoice, storedConsent, writeChoice, type Choice } from './stored-choice.ts';

const NOW = Date.parse('2026-12-05T12:00:00Z');
const choice: Choice = { analytics: true, personalisation: false, at: NOW };
const written = { version: 1, ...choice };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test('is stored under one key with its version, and read again', () => {
  writeChoice(choice);
  expect([localStorage.length, localStorage.getItem('vestibule.consent'), readChoice(NOW), storedConsent()]).toEqual([
    1,
    '{"version":1,"analytics":true,"personalisation":false,"at":1796472000000}',
    choice,
    true,
  ]);
});

test.each([
  [180 * 86_400_000 - 1, true],
  [180 * 86_400_000, null],
  [-86_400_000 + 1, true],
  [-86_400_000, null],
])('%i ms after it was made: %s', (later, consent) => {
  writeChoice(choice);
  vi.setSystemTime(NOW + later);
  expect([CHOICE_LIFE, readChoice(NOW + later)?.analytics ?? null, storedConsent()]).toEqual([
    15_552_000_000,
    consent,
    consent,
  ]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...written, version: 2 })],
  ['an answer is missing', JSON.stringify({ ...written, personalisation: undefined })],
  ['a time without end', '{"version":1,"analytics":true,"personalisation":true,"at":1e999}'],
])('anything but a choice is ignored: %s', (_, text) => {
  if (text !== null) localStorage.setItem(CHOICE_KEY, text);
  expect([readChoice(NOW), storedConsent()]).toEqual([null, null]);
});

test('storage is blocked: no choice, and a new one lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const before = storedConsent();
  writeChoice(choice);
  expect([before, storedConsent()]).toEqual([null, true]);
});
