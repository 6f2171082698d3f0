import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { guessingBits } from './secret-strength.ts';

/** Deterministic samples with 128 or more bits, in the formats of `openssl rand` and similar tools. */
const bytes = (nth: number): Buffer => createHash('sha256').update(String(nth)).digest();
const uuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
test.each<[string, (nth: number) => string]>([
  ['hex', (nth) => bytes(nth).toString('hex')],
  ['base64', (nth) => bytes(nth).toString('base64')],
  ['base64url', (nth) => bytes(nth).toString('base64url')],
  [
    'two UUIDs',
    (nth) =>
      [0, 32]
        .map((from) =>
          uuid(
            bytes(nth)
              .toString('hex')
              .slice(from, from + 32),
          ),
        )
        .join(''),
  ],
])('256 random bits as %s are at least 128', (_, write) => {
  const weak = Array.from({ length: 500 }, (_, nth) => write(nth)).filter((secret) => guessingBits(secret) < 128);
  expect(weak).toEqual([]);
});

test.each([
  'a'.repeat(32),
  'aaaabbbbccccddddeeeeffffgggghhhh',
  '12345678901234567890123456789012',
  'deadbeef'.repeat(8),
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'changemechangemechangemechangeme!',
  'vestibule-local-secret-for-this-computer-only',
  'correct horse battery staple correct horse battery staple',
  'MyVerySecretPassword1234567890!!',
  'S3cr3t-K3y-F0r-My-Sh0p-T0k3ns-2026',
  'the quick brown fox jumps over the lazy dog and runs away',
  'lagerhaus-garderobe-samtvorhang-einladung',
])('“%s” is not', (secret) => {
  expect(guessingBits(secret)).toBeLessThan(110);
});
