import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const rules = {
  origin: 'http://localhost:9090',
  allowed: ['https://shop.example', 'https://login.example:8443/path', 'vestibule:', 'not a url', 'bare.example'],
  startPage: '/acquisition/',
};
const START = '/acquisition/';

describe('D6 redirect targets: followed', () => {
  it.each([
    ['/', '/'],
    ['/a/../b/./c d', '/b/c%20d'],
    ['http://localhost:9090/x', '/x'],
    ['//localhost:9090/x', '/x'],
    ['/login?next=https://evil.example/', '/login?next=https://evil.example/'],
    ['/a//evil.example', '/a//evil.example'],
    ['https://SHOP.example:443/a?b#c', 'https://shop.example/a?b#c'],
    ['https://login.example:8443/other', 'https://login.example:8443/other'],
    ['vestibule://open?x=1', 'vestibule://open?x=1'],
  ])('%j → %j', (candidate, target) => {
    expect(redirectTarget(candidate, rules)).toBe(target);
  });
});

describe('D6 redirect targets: to the start page', () => {
  it.each([
    undefined,
    null,
    ['/x'],
    '',
    ' /x',
    'https://evil.example',
    'http://shop.example/',
    'https://shop.example:444/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://user:secret@shop.example/',
    'http://localhost:9091/x',
    'https://localhost:9090/x',
    '//evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/a\\b',
    'https:\\\\evil.example',
    '/.//evil.example',
    'http://localhost:9090//evil.example',
    '/\t/evil.example',
    'https://shop\t.example/',
    'https:evil',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.example/0a1b',
    'xvestibule://open',
    'vestibule://user@open',
    'bare.example',
  ])('%j', (candidate) => {
    expect(redirectTarget(candidate, rules)).toBe(START);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://shop.example/0a1b', 'https://evil.example'])(
    '%j even if its scheme is configured',
    (candidate) => {
      const allowed = ['javascript:', 'data:', 'blob:', 'https:'];
      expect(redirectTarget(candidate, { ...rules, allowed })).toBe(START);
    },
  );

  it('everything, where the own origin cannot be read', () => {
    expect(redirectTarget('/x', { ...rules, origin: 'null' })).toBe(START);
  });
});

describe('D6 redirect targets: any text', () => {
  const unit = fc.constantFrom(...Array.from('/\\.:@?#%2eax\t '), 'https:', 'localhost:9090', 'evil.example', 'blob:');

  it('leads nowhere but to the own origin and the allowed ones [ASVS 1.1.1, 3.7.2]', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const target = new URL(redirectTarget(text, rules), rules.origin);
        expect(target.origin).toBe(rules.origin);
        const again = redirectTarget(redirectTarget(text, rules), rules);
        expect(again).toBe(redirectTarget(text, rules));
      }),
      { numRuns: 2000 },
    );
  });
});
