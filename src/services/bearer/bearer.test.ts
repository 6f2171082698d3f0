/** Over https, as in production: the `__Host-` prefix binds the cookie to the host (D41). */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bearerToken, dropBearer, keepBearer, onOtherBearer } from './bearer.ts';

afterEach(() => {
  dropBearer();
  for (const name of ['__Host-acq_token2', 'not_acq_token']) document.cookie = `${name}=; path=/; max-age=0; secure`;
});

test('stores a token for seven days, secure, same-site lax (spec, section 6), and finds it among other cookies [ASVS 3.3.2]', () => {
  document.cookie = '__Host-acq_token2=other; path=/; secure';
  document.cookie = 'not_acq_token=other; path=/';
  const written = vi.spyOn(document, 'cookie', 'set');
  const before = bearerToken();
  keepBearer('a.b+c/=;d');
  expect([before, bearerToken(), written.mock.calls.at(-1)]).toEqual([
    null,
    'a.b+c/=;d',
    ['__Host-acq_token=a.b%2Bc%2F%3D%3Bd; path=/; max-age=604800; samesite=lax; secure'],
  ]);
});

test('removes its own cookie, and no other', () => {
  keepBearer('a.b.c');
  document.cookie = '__Host-acq_token2=other; path=/; secure';
  const written = vi.spyOn(document, 'cookie', 'set');
  dropBearer();
  expect(written.mock.calls).toEqual([['__Host-acq_token=; path=/; max-age=0; samesite=lax; secure']]);
  expect([bearerToken(), document.cookie]).toEqual([null, '__Host-acq_token2=other']);
});

test.each([
  ['another token', () => keepBearer('d.e.f'), true, 1],
  ['none any more', dropBearer, true, 1],
  ['the same', () => keepBearer('a.b.c'), true, 0],
  ['another token, of a page that was loaded', () => keepBearer('d.e.f'), false, 0],
] as const)('a page restored from the back/forward cache: %s', (_, meanwhile, persisted, times) => {
  const changed = vi.fn<() => void>();
  onOtherBearer(changed);
  // The page's own token since its load.
  keepBearer('a.b.c');
  dispatchEvent(new Event('pagehide'));
  meanwhile();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(changed).toHaveBeenCalledTimes(times);
});

test('ignores a broken cookie', () => {
  const tokens = ['%', '%E0%A4%A', ''].map((value) => {
    document.cookie = `__Host-acq_token=${value}; path=/; secure`;
    return bearerToken();
  });
  expect(tokens).toEqual([null, null, null]);
});

describe('if cookies are blocked, the token lasts as long as the page', () => {
  const takesNone = (held = '') =>
    vi.stubGlobal('document', {
      get cookie() {
        return held;
      },
      set cookie(_) {},
    });
  test('uses the newest token until it is removed', () => {
    takesNone();
    keepBearer('a.b.c');
    keepBearer('d.e.f');
    const kept = bearerToken();
    dropBearer();
    expect([kept, bearerToken()]).toEqual(['d.e.f', null]);
  });
  test('does not mistake an older cookie for it', () => {
    takesNone('__Host-acq_token=old.er.one');
    keepBearer('a.b.c');
    expect(bearerToken()).toBe('a.b.c');
  });
  test('once a cookie is accepted, only it counts: another tab may remove it', () => {
    takesNone();
    keepBearer('a.b.c');
    vi.unstubAllGlobals();
    keepBearer('d.e.f');
    const kept = bearerToken();
    document.cookie = '__Host-acq_token=; path=/; max-age=0; secure';
    expect([kept, bearerToken()]).toEqual(['d.e.f', null]);
  });
});

test('ignores a cookie without the prefix: a sibling host could have written it [ASVS 3.3.2]', () => {
  const planted = 'acq_token=plan.t.ed; domain=vestibule.example; path=/';
  document.cookie = planted;
  const alone = bearerToken();
  keepBearer('a.b.c');
  expect([alone, bearerToken()]).toEqual([null, 'a.b.c']);
  document.cookie = `${planted}; max-age=0`;
});
