import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { BLOCKLIST, CORRESPONDENCE, isBlocklisted, isCorrespondence } from './referrer-blocklist.ts';
import { referrerHost } from './referrer.ts';

const HOSTS = Object.values(BLOCKLIST).flat();
const EXEMPT = Object.values(CORRESPONDENCE).flat();

describe('D11 the list', () => {
  it('holds about 250 hosts, each once', () => {
    expect(HOSTS.length).toBeGreaterThanOrEqual(230);
    expect(HOSTS.length).toBeLessThanOrEqual(270);
    expect(HOSTS.filter((host, i) => HOSTS.indexOf(host) !== i)).toEqual([]);
  });

  it('holds plain hosts, as the URL parser writes them', () => {
    const all = [...HOSTS, ...EXEMPT];
    expect(all.filter((host) => !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host))).toEqual([]);
    expect(all.map((host) => new URL(`https://${host}`).hostname)).toEqual(all);
  });

  it('holds no host that another one covers, and exempts no host that it names itself', () => {
    expect(HOSTS.filter((host) => HOSTS.some((other) => host.endsWith(`.${other}`)))).toEqual([]);
    expect(EXEMPT.filter((host, i) => HOSTS.includes(host) || EXEMPT.indexOf(host) !== i)).toEqual([]);
  });

  it.each([
    ['coupon', ['mydealz.de', 'dealabs.com', 'pepper.pl', 'preisjaeger.at', 'chollometro.com']],
    ['forum', ['reddit.com', 'gutefrage.net', 'quora.com', 'jeuxvideo.com']],
    ['search', ['google.com', 'google.de', 'bing.com', 'duckduckgo.com', 'ecosia.org', 'search.seznam.cz']],
    ['social', ['facebook.com', 'x.com', 't.co', 'pinterest.com', 'tiktok.com', 't.me']],
  ] as const)('%s contains %j', (group, hosts) => {
    expect(BLOCKLIST[group]).toEqual(expect.arrayContaining([...hosts]));
    expect(hosts.every(isBlocklisted)).toBe(true);
  });

  it('holds the Google of each country', () => {
    const googles = COUNTRIES.map((country) =>
      country === 'CY' ? 'google.com.cy' : `google.${country.toLowerCase()}`,
    );
    expect(googles.filter((host) => !BLOCKLIST.search.includes(host))).toEqual([]);
  });
});

describe('D11 matching', () => {
  it.each([
    'www.google.com',
    'nl.pepper.com',
    'WWW.MyDealz.DE',
    'www.google.com.',
    'xmail.google.com',
    'mail.google.de',
  ])('%j is blocked', (host) => {
    expect(isBlocklisted(host)).toBe(true);
  });

  it.each([
    'instagram.com',
    'mygoogle.com',
    'google.com.evil.example',
    'google',
    'shop.example',
    '127.0.0.1',
    'constructor',
  ])('%j is not', (host) => {
    expect(isBlocklisted(host)).toBe(false);
  });

  describe('D46 private correspondence', () => {
    it.each([
      'mail.google.com',
      'MAIL.google.com.',
      'a.mail.google.com',
      'docs.google.com',
      'discord.com',
      'web.whatsapp.com',
    ])('%j is exempt', (host) => {
      expect([isCorrespondence(host), isBlocklisted(host)]).toEqual([true, false]);
    });
    it.each(['www.google.com', 'xmail.google.com', 'mail.google.com.evil.example', 'xn--mal-vla.google.com', ''])(
      '%j is not',
      (host) => {
        expect(isCorrespondence(host)).toBe(false);
      },
    );
  });

  const listed = fc.constantFrom(...HOSTS);
  const letters = fc.stringMatching(/^[a-z\d]{1,8}$/);

  it('blocks whatever is below a host of the list', () => {
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 3 }), listed, (labels, host) => {
        const below = [...labels, host].join('.');
        expect(isBlocklisted(below)).toBe(!isCorrespondence(below));
      }),
    );
  });

  it('never blocks for a part of a label', () => {
    fc.assert(
      fc.property(letters, listed, (start, host) => {
        expect(isBlocklisted(start + host)).toBe(HOSTS.includes(start + host));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('D11 the visitor’s origin', () => {
  it.each([
    ['HTTPS://WWW.Google.COM/', 'www.google.com'],
    ['https://user:secret@forum.example/', 'forum.example'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['https://shop.example.evil.example/', 'shop.example.evil.example'],
    ['https://[::1]/', '[::1]'],
  ])('%j → %j', (referrer, host) => {
    expect(referrerHost(referrer, 'shop.example')).toBe(host);
  });

  it.each([
    'https://shop.example/acquisition/',
    'http://SHOP.example:9090/',
    'https://google.com@shop.example/',
    '',
    'android-app://com.google.android.googlequicksearchbox/',
    'data:text/html,x',
    'https://forum example/',
    'https://[::1',
  ])('%j → null', (referrer) => {
    expect(referrerHost(referrer, 'shop.example')).toBe(null);
  });

  it('knows our own host in any script', () => {
    expect(referrerHost('https://bücher.example/', 'xn--bcher-kva.example')).toBe(null);
  });

  it('never throws, and never names our own host', () => {
    const unit = fc.constantFrom(...Array.from('/:@.?#[] %x'), 'https://', 'shop.example', 'ü', '\u0000');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (referrer) => {
        const host = referrerHost(referrer, 'shop.example');
        expect(host).not.toBe('shop.example');
        expect(host).toBe(host?.toLowerCase() ?? null);
      }),
      { numRuns: 1000 },
    );
  });
});
