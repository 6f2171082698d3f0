import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packParams } from './acq-params.ts';
import { checkCode, normaliseCode } from './registration-code.ts';

describe('D42 registration codes', () => {
  it.each([
    [' ves-ti bule\n', 'VESTIBULE'],
    ['a\u00a0b\u2007c\u3000d\ufeffe\u0085f', 'ABCDEF'],
    ['a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h\u00adi\uff0dj', 'ABCDEFGHIJ'],
    ['o0-il1', 'O0IL1'],
    ['straße', 'STRAßE'],
    ['ıſ\u212a', 'ıſ\u212a'],
    ['a_b.c/d', 'ABCD'],
    ['\u200bVEST\u200dIBULE\u202c\ufeff', 'VESTIBULE'],
    ['„VESTIBULE“', 'VESTIBULE'],
    ['VESTIBULE ❤\ufe0f', 'VESTIBULE'],
    ['ＶｅＳＴＩＢＵＬＥ１', 'VESTIBULE1'],
    ['e\u0301', 'E\u0301'],
  ])('%j is compared as %j', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
    expect(checkCode(typed)).toEqual({ code });
  });

  it.each(['', '  ', '--', '\u00a0–\t', '\u200b', '""', ':'])('%j is missing', (typed) => {
    expect(checkCode(typed)).toEqual({ problem: 'missing' });
  });

  it('keeps 64 characters, and of more the first 65, which no code has', () => {
    const longest = 'A'.repeat(64);
    expect(checkCode(`${longest}-`)).toEqual({ code: longest });
    expect(checkCode(`${longest}BC`)).toEqual({ code: `${longest}B` });
    expect(checkCode('𝒜'.repeat(5000))).toEqual({ code: '𝒜'.repeat(65) });
  });

  const packed = packParams('rc=VESTIBULE&ts=2026-12-05T17%3A30%3A00Z.mac');
  const whole = { code: 'VESTIBULE', timestamp: '2026-12-05T17:30:00Z.mac' };
  it.each<[string, object]>([
    ['https://shop.example/de?rc=vestibule', { code: 'VESTIBULE' }],
    [`https://shop.example/?acqParams=${packed}`, whole],
    [`Hier bitte: <https://shop.example/?acqParams=${packed}>.`, whole],
    ['shop.example/?utm=a&amp;RC=VESTIBULE&amp;ts=2026-12-05T17:30:00Z.mac#faq', whole],
    ['Code: VESTIBULE', { code: 'VESTIBULE' }],
    ['Ihr Code： „vesti-bule“.', { code: 'VESTIBULE' }],
    ['https://shop.example/?acqParams=cut', { problem: 'incomplete' }],
    ['https://shop.example/acquisition/?rc=', { problem: 'incomplete' }],
    ['https://shop.example/acquisition/', { problem: 'incomplete' }],
  ])('%j is corrected (D61)', (pasted, read) => {
    expect(checkCode(pasted)).toEqual(read);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        const checked = checkCode(text);
        if ('problem' in checked) return;
        expect(checkCode(checked.code)).toEqual(checked);
      }),
    );
  });
});
