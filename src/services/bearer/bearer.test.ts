// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://vestibule.example/acquisition/" }
import { afterEach, expect, test, vi } from 'vitest';
import { bearerToken, dropBearer, keepBearer } from './bearer.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['acq_token', 'acq_token2', 'not_acq_token']) document.cookie = `${name}=; path=/; max-age=0`;
});

test('without a cookie there is no token', () => {
  document.cookie = 'acq_token2=other; path=/';
  document.cookie = 'not_acq_token=other; path=/';
  expect(bearerToken()).toBeNull();
});

test('a token is kept for seven days, secure, same-site lax (spec, section 6)', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  keepBearer('a.b+c/=;d');
  expect(written.mock.calls).toEqual([['acq_token=a.b%2Bc%2F%3D%3Bd; path=/; max-age=604800; secure; samesite=lax']]);
});

test('what was kept is found, among others', () => {
  document.cookie = 'acq_token2=other; path=/';
  keepBearer('a.b+c/=;d');
  expect(bearerToken()).toBe('a.b+c/=;d');
});

test('what is dropped is gone; what is not ours stays', () => {
  keepBearer('a.b.c');
  document.cookie = 'acq_token2=other; path=/';
  const written = vi.spyOn(document, 'cookie', 'set');
  dropBearer();
  expect(written.mock.calls).toEqual([['acq_token=; path=/; max-age=0; secure; samesite=lax']]);
  expect([bearerToken(), document.cookie]).toEqual([null, 'acq_token2=other']);
});

test.each(['%', '%E0%A4%A', ''])('a broken cookie (%j) is no token, and breaks nothing', (value) => {
  document.cookie = `acq_token=${value}; path=/`;
  expect(bearerToken()).toBeNull();
});
