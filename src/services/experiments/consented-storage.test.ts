/** Storage is neither written nor read before consent (D35, D36); a withdrawal removes the entries. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anonymousId } from './anonymous-id.ts';
import { createConsentedStorage } from './consented-storage.ts';

const OTHERS = { 'vestibule.visit': 'v', 'vestibule.experimentsx': 'x' };
const OLD = 'ffffffff-0000-4000-8000-000000000000';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const held = () => Object.fromEntries(Object.entries(localStorage));

beforeEach(() => {
  for (const [key, value] of Object.entries(OTHERS)) localStorage.setItem(key, value);
});

test('before consent: keeps everything in memory: writes nothing, reads nothing of an earlier visit', () => {
  localStorage.setItem('vestibule.experiments.b', 'earlier');
  const storage = createConsentedStorage(false);
  storage.setItem('a', '1');
  storage.setItem('gone', '2');
  storage.removeItem('gone');
  expect([storage.getItem('a'), storage.getItem('b'), storage.getItem('gone'), held()]).toEqual([
    '1',
    null,
    null,
    { ...OTHERS, 'vestibule.experiments.b': 'earlier' },
  ]);
});

test('with consent: writes what is in memory, and later changes', () => {
  const storage = createConsentedStorage(false);
  storage.setItem('a', '1');
  storage.decide(true);
  storage.setItem('b', '2');
  expect(held()).toEqual({ ...OTHERS, 'vestibule.experiments.a': '1', 'vestibule.experiments.b': '2' });
  storage.removeItem('a');
  expect(held()).toEqual({ ...OTHERS, 'vestibule.experiments.b': '2' });
});

test('refused: removes stored data of this and earlier page loads; the page keeps its values', () => {
  localStorage.setItem('vestibule.experiments.old', 'earlier');
  const storage = createConsentedStorage(true);
  storage.setItem('a', '1');
  storage.decide(false);
  storage.setItem('b', '2');
  expect([held(), storage.getItem('a'), storage.getItem('old')]).toEqual([OTHERS, '1', null]);
});
test('works with blocked storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const storage = createConsentedStorage(true);
  storage.setItem('a', '1');
  storage.decide(false);
  expect(storage.getItem('a')).toBe('1');
  vi.restoreAllMocks();
});

describe('acqAnonymousId', () => {
  test('is random, constant for the page load, and stored only with consent', () => {
    const storage = createConsentedStorage(false);
    const id = anonymousId(storage);
    expect([id, anonymousId(storage), held()]).toEqual([expect.stringMatching(UUID), id, OTHERS]);
    expect(anonymousId(createConsentedStorage(false))).not.toBe(id);
    storage.decide(true);
    expect([held(), anonymousId(createConsentedStorage(true))]).toEqual([
      { ...OTHERS, 'vestibule.experiments.anonymousId': id },
      id,
    ]);
  });
  test('stays for this page when consent is withdrawn', () => {
    localStorage.setItem('vestibule.experiments.anonymousId', OLD);
    const storage = createConsentedStorage(true);
    expect(anonymousId(storage)).toBe(OLD);
    storage.decide(false);
    expect([anonymousId(storage), held()]).toEqual([OLD, OTHERS]);
  });
});
