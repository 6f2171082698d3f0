/** Generation of ids that grant access (D42). */
import { afterEach, expect, test, vi } from 'vitest';
import { hashOf, randomId } from './keys.ts';

afterEach(() => vi.restoreAllMocks());

test('an id has 128 random bits [ASVS 6.5.2]', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => Buffer.from(id, 'base64url').length !== 16)).toEqual([]);
});

test('secrets are stored as standard SHA-256 hashes [ASVS 11.4.1]', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
