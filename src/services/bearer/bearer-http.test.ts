// @vitest-environment-options { "url": "http://localhost:9090/acquisition/" }
/** On localhost over plain http, where browsers reject the `__Host-` prefix (D41). */
import { expect, test, vi } from 'vitest';
import { bearerToken, dropBearer, keepBearer } from './bearer.ts';

test('stores, reads and removes the token under the plain name', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  keepBearer('a.b.c');
  expect(written.mock.calls.at(-1)).toEqual(['acq_token=a.b.c; path=/; max-age=604800; samesite=lax; secure']);
  expect([bearerToken(), document.cookie]).toEqual(['a.b.c', 'acq_token=a.b.c']);
  dropBearer();
  expect([bearerToken(), document.cookie]).toEqual([null, '']);
});
