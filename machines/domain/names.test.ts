import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName, normaliseName } from './names.ts';

const REFUSED = { problem: 'characters' };

describe('D17 names: normalising', () => {
  it.each([
    ['  Anna\u00a0\t Maria\n', 'Anna Maria'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['\ufeffAnna\u3000', 'Anna'],
    ['', ''],
    // Invisible characters in pasted text (D61).
    ['\u2068Anna\u200b\u200f\u2069', 'Anna'],
    ['An\u00adna\u200d', 'Anna'],
    ['An\u200d\u200dna 1\u0301\u200da', 'Anna 1\u0301a'],
    ['An\u202ena\u115f\u3164', 'Anna'],
    ['辻\u{e0100}\ufe0f', '辻\u{e0100}\ufe0f'],
    // Seen in Kurdish names: an invisible joiner typed after the last letter.
    ['ته\u200cمه\u200c', 'ته\u200cمه'],
    ['مهرزاده\u200c سادات\u200c\u200c', 'مهرزاده سادات'],
    ['سیبوبه \u200c', 'سیبوبه'],
  ])('%j becomes %j', (typed, name) => {
    expect(normaliseName(typed)).toBe(name);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseName(text);
        expect(normaliseName(once)).toBe(once);
      }),
    );
  });
});

describe('D17 names: accepted', () => {
  it.each([
    'Anna',
    'Müller-Lüdenscheidt',
    'Nguyễn Thị Ánh',
    'X Æ A-12',
    ...Array.from("'’‘ʼ´`′ʻ׳״", (mark) => `O${mark}Brien`),
    'Gal·la',
    'محمد الأمين',
    'صدیقه\u200cسادات',
    'בן־גוריון',
    'สมชาย ใจดี',
    'एम.एस.धोनी',
    'ශ්\u200dරී',
    'র\u200d্যাচেল',
    'བསྟན་འཛིན་རྒྱ་མཚོ',
    '王小明',
    'ジョン・スミス',
    'А.С.Пушкин',
    'J.R.R. Tolkien',
    'St. John',
    'Hans Ph.D.',
    'Www Anna',
    'a'.repeat(100),
    '𠮷'.repeat(100),
  ])('%s', (typed) => {
    expect(checkName(typed)).toEqual({ name: typed.normalize('NFC') });
  });

  it('four marks on one base', () => {
    expect(checkName('x\u0323\u0331\u0302\u0303')).toEqual({ name: 'x\u0323\u0331\u0302\u0303' });
  });
});

describe('D17 names: refused', () => {
  it.each(['', '   ', '\u00a0\t\n', '\ufeff', '\u3164'])('%j is missing', (typed) => {
    expect(checkName(typed)).toEqual({ problem: 'missing' });
  });

  it.each([
    ['no letter', '123'],
    ['punctuation alone', "-'."],
    ['an apostrophe letter alone', 'ʼ'],
    ['a mark without a base', '\u0338Anna'],
    ['a mark after a space', 'Anna \u0301x'],
    ['five marks', 'x\u0323\u0331\u0302\u0303\u0304'],
    ['marks piled over joiners', 'x\u0323\u0331\u0302\u200d\u0303\u0304'],
    ['a control', 'An\u0000na'],
    ['a lone surrogate', 'Anna\ud800'],
    ['markup', '<b>Anna</b>'],
    ['an emoji', 'Anna 🙂'],
    ['a quotation mark', 'Anna "Nan" Lee'],
    ['a path', 'Anna/Ben'],
    ['101 characters outside the basic plane', '𠮷'.repeat(101)],
  ])('%s', (_, typed) => {
    expect(checkName(typed)).toEqual(REFUSED);
  });

  it.each([
    'evil.com',
    'Click here evil.com',
    'www.evil.com',
    'St.John',
    'evil..com',
    'evil.xn--p1ai',
    'e\u200dvil.com',
    'evil.\u034fcom',
    'evil.c\u0308om',
    'Казино-1.РФ',
    'موقع.امارات',
    'Anna 10.0.0.1',
    'Call ٠٩٠٠١٢٣٤',
  ])('%s, which mail clients link', (typed) => {
    expect(checkName(typed)).toEqual(REFUSED);
  });
});

describe('D17 names: any text', () => {
  const unit = fc.constantFrom(...Array.from('aZé1 .-’·\u0301\u200d\u200b\u00a0ʻ王म्рф'));

  it('what is accepted is in order and is accepted again unchanged [ASVS 1.3.3]', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const checked = checkName(text);
        if (!('name' in checked)) return;
        expect(checkName(checked.name)).toEqual(checked);
        expect(checked.name).not.toMatch(/\u200b|\p{M}{5}|\.[a-z]{2}|(?:^|[^\p{L}\p{M}])\p{M}*\u200d|^ | $| {2}/iu);
      }),
      { numRuns: 2000 },
    );
  });
});
