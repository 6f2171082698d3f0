import { afterEach, describe, expect, test, vi } from 'vitest';
import { bearerToken, dropBearer, keepBearer } from './bearer.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dropBearer();
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

describe('where the browser takes no cookie, the token lasts as long as the page', () => {
  const takesNone = (held = '') =>
    vi.stubGlobal('document', {
      get cookie() {
        return held;
      },
      set cookie(_) {},
    });
  test('what was kept is found', () => {
    takesNone();
    keepBearer('a.b+c/=;d');
    expect(bearerToken()).toBe('a.b+c/=;d');
  });
  test('the newest one', () => {
    takesNone();
    keepBearer('a.b.c');
    keepBearer('d.e.f');
    expect(bearerToken()).toBe('d.e.f');
  });
  test('what is dropped is gone', () => {
    takesNone();
    keepBearer('a.b.c');
    dropBearer();
    expect(bearerToken()).toBeNull();
  });
  test('a cookie that is held from before is not taken for it', () => {
    takesNone('acq_token=old.er.one');
    keepBearer('a.b.c');
    expect(bearerToken()).toBe('a.b.c');
  });
  test('once it takes one, the cookie alone counts: another tab may drop it', () => {
    takesNone();
    keepBearer('a.b.c');
    vi.unstubAllGlobals();
    keepBearer('d.e.f');
    const kept = bearerToken();
    document.cookie = 'acq_token=; path=/; max-age=0';
    expect([kept, bearerToken()]).toEqual(['d.e.f', null]);
  });
});
