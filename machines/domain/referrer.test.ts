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

  it.each([...Object.entries(BLOCKLIST), ...Object.entries(CORRESPONDENCE)])(
    '%s is in alphabetical order',
    (_, hosts) => {
      expect(hosts).toEqual(hosts.toSorted());
    },
  );

  it('holds plain hosts, as the URL parser writes them', () => {
    const all = [...HOSTS, ...EXEMPT];
    expect(all.filter((host) => !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host))).toEqual([]);
    expect(all.map((host) => new URL(`https://${host}`).hostname)).toEqual(all);
  });

  it('holds no host that another one covers', () => {
    const covered = HOSTS.filter((host) => HOSTS.some((other) => host.endsWith(`.${other}`)));
    expect(covered).toEqual([]);
  });

  it('exempts no host that it names itself', () => {
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
    'google.com',
    'www.google.com',
    'a.b.c.google.com',
    'l.facebook.com',
    'lm.facebook.com',
    'old.reddit.com',
    'nl.pepper.com',
    'WWW.MyDealz.DE',
    'google.com.',
    'www.google.com.',
    'xmail.google.com',
    'groups.google.com',
    'sites.google.com',
    'mail.google.de',
    'yandex.ru',
    'telegram.org',
  ])('%j is blocked', (host) => {
    expect(isBlocklisted(host)).toBe(true);
  });

  it.each([
    'instagram.com',
    'www.instagram.com',
    'l.instagram.com',
    'mygoogle.com',
    'my-google.com',
    'notx.com',
    'google.com.evil.example',
    'google.example',
    'www.google',
    'google',
    'com',
    'web.de',
    'mail.gmx.net',
    'web.whatsapp.com',
    'shop.example',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'constructor',
    '.',
    '',
  ])('%j is not', (host) => {
    expect(isBlocklisted(host)).toBe(false);
  });

  describe('D46 private correspondence', () => {
    it.each([
      'mail.google.com',
      'MAIL.google.com.',
      'a.mail.google.com',
      'chat.google.com',
      'docs.google.com',
      'mail.yandex.ru',
      'web.telegram.org',
      'discord.com',
      'e.mail.ru',
      'outlook.live.com',
      'web.whatsapp.com',
    ])('%j is exempt', (host) => {
      expect([isCorrespondence(host), isBlocklisted(host)]).toEqual([true, false]);
    });
    it.each([
      'www.google.com',
      'xmail.google.com',
      'mail.google.com.evil.example',
      'google.com',
      'xn--mal-vla.google.com',
      'mail.example',
      '',
    ])('%j is not', (host) => {
      expect(isCorrespondence(host)).toBe(false);
    });
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
    ['https://www.google.com/', 'www.google.com'],
    ['http://www.google.com/search?q=code#x', 'www.google.com'],
    ['HTTPS://WWW.Google.COM/', 'www.google.com'],
    ['https://forum.example:8443/t/1', 'forum.example'],
    ['https://user:secret@forum.example/', 'forum.example'],
    ['https://google.com@forum.example/', 'forum.example'],
    ['https://shop.example@forum.example/', 'forum.example'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['https://www.shop.example/', 'www.shop.example'],
    ['https://shop.example.evil.example/', 'shop.example.evil.example'],
    ['http://127.0.0.1:9090/', '127.0.0.1'],
    ['https://[::1]/', '[::1]'],
  ])('%j → %j', (referrer, host) => {
    expect(referrerHost(referrer, 'shop.example')).toBe(host);
  });

  it.each([
    'https://shop.example/acquisition/',
    'http://SHOP.example:9090/',
    'https://google.com@shop.example/',
    '',
    ' ',
    'about:blank',
    'about:client',
    'android-app://com.google.android.googlequicksearchbox/',
    'android-app://com.facebook.katana',
    'blob:https://forum.example/0a1b',
    'data:text/html,x',
    'file:///home/x.html',
    'ftp://forum.example/',
    'forum.example',
    '//forum.example/',
    '/acquisition/',
    'https://',
    'https:///',
    'https://forum example/',
    'https://forum.example:port/',
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
