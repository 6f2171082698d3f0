import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKey, checkEmail, maskEmail } from './email.ts';
import { suggestEmail } from './suggest-email.ts';

const domainOf = (length: number) => `${'d'.repeat(60)}.`.repeat(4).slice(0, length - 3) + '.de';

describe('D18 e-mail: accepted', () => {
  it.each([
    ['  anna@example.com\u00a0\n', 'anna@example.com'],
    ['Anna.Maria+shop@Example.COM', 'Anna.Maria+shop@Example.COM'],
    ["o'brien!#$%&*/=?^_`{|}~-@a-b.co.uk", "o'brien!#$%&*/=?^_`{|}~-@a-b.co.uk"],
    ['problem+FirstNameInvalid+EmailInvalid@example.com', 'problem+FirstNameInvalid+EmailInvalid@example.com'],
    ['a@1a.example', 'a@1a.example'],
    ['anna@müller.de', 'anna@xn--mller-kva.de'],
    ['anna@straße.de', 'anna@xn--strae-oqa.de'],
    ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['A@XN--MLLER-KVA.DE', 'A@XN--MLLER-KVA.DE'],
    ['a@exa\u00admple.com', 'a@example.com'],
    ['\u200ban\u200dna@exam\ufeffple.com\u200e', 'anna@example.com'],
    // A joiner that the spelling needs is part of the domain.
    ['a@نامه\u200cای.com', 'a@xn--mgba3gch31f060k.com'],
    [`${'l'.repeat(64)}@${domainOf(189)}`, `${'l'.repeat(64)}@${domainOf(189)}`],
  ])('%j is normalised to %j', (typed, email) => {
    expect(checkEmail(typed)).toEqual({ email });
  });
});

describe('D18 e-mail: refused', () => {
  it.each(['', '  ', '\u00a0\n'])('%j is missing', (typed) => {
    expect(checkEmail(typed)).toEqual({ problem: 'missing' });
  });

  it.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@localhost',
    'anna@example.com.',
    'anna@example..com',
    'anna@-example.com',
    'an na@example.com',
    'a@b.de, c@d.de',
    'a@b.de\nc@d.de',
    'a@b@c.de',
    'Anna <anna@example.com>',
    'änna@example.com',
    'a@1.2.3.4',
    'a@example.0x1',
    'a@ä.0x7f',
    'a@１２７.０.０.１',
    'a@%65xample.com',
    'a@ä％2ecom',
    'a@b＠ä.com',
    'a@xn--.de',
    ...Array.from('_ \t:/\\?#(', (sign) => `anna@exa${sign}mple.com`),
    `${'l'.repeat(65)}@example.com`,
    `${'l'.repeat(64)}@${domainOf(190)}`,
    `a@${'d'.repeat(64)}.de`,
  ])('%j is invalid', (typed) => {
    expect(checkEmail(typed)).toEqual({ problem: 'invalid' });
  });
});

describe('D18 e-mail: any text', () => {
  const unit = fc.constantFrom(...Array.from('aB1.-@@..xn%ü\u00ad／。１ '));

  it('what is returned passes unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit, minLength: 3, maxLength: 14 }), (text) => {
        const checked = checkEmail(`a@b${text}.de`);
        if (!('email' in checked)) return;
        expect(checkEmail(checked.email)).toEqual(checked);
        expect(checked.email).toMatch(/^[!-?A-~]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('D18 one account', () => {
  it('ignores the case of A to Z and nothing else', () => {
    expect(accountKey('Anna.MÜLLER@Example.COM')).toBe('anna.mÜller@example.com');
    expect(accountKey('\u212aim@x.de')).toBe('\u212aim@x.de');
    expect(accountKey('İI@x.de')).toBe('İi@x.de');
  });
});

describe('D18 suggestions', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['Anna@GMAIL.CON', 'Anna@gmail.com'],
    ['anna@gnaill.com', 'anna@gmail.com'],
    ['anna@hotnail.com', 'anna@hotmail.com'],
    ['anna@yaho.de', 'anna@yahoo.de'],
    // Forms in which mail programs show an address or keyboards type it (D61).
    ['anna@example.com. ', 'anna@example.com'],
    ['mailto:anna@example.com?subject=a', 'anna@example.com'],
    ['Anna Beispiel <anna@example.com>;', 'anna@example.com'],
    ['„anna@example.com“', 'anna@example.com'],
    ['anna＠example.com', 'anna@example.com'],
    ['anna @@ gmial,com', 'anna@gmail.com'],
    ['anna@gmail', 'anna@gmail.com'],
  ])('%s → %s', (typed, offered) => {
    expect(suggestEmail(typed)).toBe(offered);
  });

  it.each([
    'anna@gmail.com',
    'anna@mail.com',
    'anna@yahoo.co.uk',
    'anna@example.com',
    'anna@mail.ru',
    'anna@example',
    'a@b@gmial.com',
    '@gmial.com',
    '',
  ])('no suggestion for %s', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});

describe('D26 masking', () => {
  it.each([
    ['anna@example.org', 'a•••@example.org'],
    ['a@example.org', 'a•••@example.org'],
    ['anna', '•••'],
    ['', '•••'],
  ])('%j → %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
