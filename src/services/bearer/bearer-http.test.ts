// @vitest-environment-options { "url": "http://localhost:9090/acquisition/" }
/** On one's own computer, over plain http, where browsers refuse the prefix of the name (D41, issue 19). */
import { expect, test, vi } from 'vitest';
import { bearerToken, dropBearer, keepBearer } from './bearer.ts';

test('the token is kept, found and dropped under the plain name alone', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  keepBearer('a.b.c');
  expect(bearerToken()).toBe('a.b.c');
  dropBearer();
  expect(bearerToken()).toBeNull();
  expect(written.mock.calls).toEqual([
    ['acq_token=a.b.c; path=/; max-age=604800; secure; samesite=lax'],
    ['acq_token=; path=/; max-age=0; secure; samesite=lax'],
  ]);
});
