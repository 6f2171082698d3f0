import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCode, normaliseCode } from './registration-code.ts';

describe('D42 registration codes', () => {
  it.each([
    ['VESTIBULE', 'VESTIBULE'],
    [' ves-ti bule\n', 'VESTIBULE'],
    ['a\u00a0b\u2007c\u3000d\ufeffe\u0085f', 'ABCDEF'],
    ['a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h\u00adi\uff0dj', 'ABCDEFGHIJ'],
    ['o0-il1', 'O0IL1'],
    ['straße', 'STRAßE'],
    ['ıſ\u212a', 'ıſ\u212a'],
    ['a_b.c/d', 'A_B.C/D'],
    ['e\u0301', 'E\u0301'],
  ])('%j is compared as %j', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
    expect(checkCode(typed)).toEqual({ code });
  });

  it.each(['', '  ', '--', '\u00a0–\t'])('%j is missing', (typed) => {
    expect(checkCode(typed)).toEqual({ problem: 'missing' });
  });

  it('keeps 64 characters, and of more the first 65, which no code has', () => {
    const longest = 'A'.repeat(64);
    expect(checkCode(`${longest}-`)).toEqual({ code: longest });
    expect(checkCode(`${longest}BC`)).toEqual({ code: `${longest}B` });
    expect(checkCode('🙂'.repeat(5000))).toEqual({ code: '🙂'.repeat(65) });
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
