/** Scripts load from two addresses only, in browsers with and without Trusted Types (D41). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createScripts } from './load-script.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';
const never = new AbortController().signal;
const scripts = () => [...document.querySelectorAll('script')];
const addresses = () => scripts().map(({ src }) => src);
/** The element created last; jsdom loads no scripts, so the test dispatches the event. */
const ends = (how: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(how));

const options = { signal: never, timeout: 60_000 };

beforeEach(() => document.head.replaceChildren());

test('resolves once the script has run; the element stays', async () => {
  const { loadScript } = createScripts();
  const loaded = loadScript(`${TAG_MANAGER}?id=GTM-1`, options);
  ends('load');
  await expect(loaded).resolves.toBeUndefined();
  expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: `${TAG_MANAGER}?id=GTM-1`, async: true },
  ]);
});

describe('rejects, and removes the element', () => {
  test('if it fails to load; the message omits its query', async () => {
    const { loadScript } = createScripts();
    const loaded = loadScript(`${TAG_MANAGER}?id=GTM-1`, options);
    ends('error');
    await expect(loaded).rejects.toThrow(new Error(`${TAG_MANAGER} did not load`));
    expect(addresses()).toEqual([]);
  });
  test('on timeout', async () => {
    const { loadScript } = createScripts();
    const loaded = loadScript(TAG_MANAGER, { signal: never, timeout: 1 });
    await expect(loaded).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(addresses()).toEqual([]);
  });
  test('on abort, with the given reason', async () => {
    const { loadScript } = createScripts();
    const controller = new AbortController();
    const loaded = loadScript(TAG_MANAGER, { signal: controller.signal, timeout: 60_000 });
    controller.abort(new Error('gone'));
    await expect(loaded).rejects.toThrow('gone');
    expect(addresses()).toEqual([]);
  });
  test('if already aborted: creates no element', async () => {
    const { loadScript } = createScripts();
    const append = vi.spyOn(document.head, 'append');
    await expect(
      loadScript(TAG_MANAGER, { signal: AbortSignal.abort(new Error('gone')), timeout: 60_000 }),
    ).rejects.toThrow('gone');
    expect(append.mock.calls).toEqual([]);
    append.mockRestore();
  });
});

describe.each(['with', 'without'])('%s Trusted Types', (types) => {
  const policies: string[] = [];
  beforeEach(() => {
    policies.length = 0;
    if (types === 'with')
      vi.stubGlobal('trustedTypes', {
        createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
          policies.push(name);
          return { createScriptURL: (address: string) => ({ toString: () => rules.createScriptURL(address) }) };
        },
      });
  });

  test('creates one policy, with the name that the page’s policy allows', async () => {
    const { loadScript, allowScript } = createScripts();
    allowScript('/consent.js');
    void loadScript('/consent.js?495', options);
    void loadScript(TAG_MANAGER, options);
    expect([addresses(), policies]).toEqual([
      [`${location.origin}/consent.js?495`, TAG_MANAGER],
      types === 'with' ? ['vestibule-scripts'] : [],
    ]);
  });
  test('allows no other address', async () => {
    const { loadScript, allowScript } = createScripts();
    allowScript('/consent.js');
    for (const address of [
      '/other.js',
      'https://elsewhere.example/consent.js',
      'http://www.googletagmanager.com/gtm.js',
      'https://www.googletagmanager.com/gtm.js/more',
      'https://www.googletagmanager.com.elsewhere.example/gtm.js',
      'javascript:alert(1)',
      'data:text/javascript,alert(1)',
      'https://',
    ])
      await expect(loadScript(address, options)).rejects.toThrow(TypeError);
    expect(addresses()).toEqual([]);
  });
});

test('rejects an address that is not of the web', async () => {
  const { loadScript, allowScript } = createScripts();
  allowScript('data:text/javascript,alert(1)');
  await expect(loadScript('data:text/javascript,alert(1)', options)).rejects.toThrow(TypeError);
});
