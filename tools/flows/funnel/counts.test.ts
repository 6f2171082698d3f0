import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCount, partsOf, readCounts, sumsOf } from './counts.ts';
import { readLines } from './csv.ts';

const EVENTS = ['landing_registration', 'successful_user_registration', 'join_waitlist'];
const read = (text: string) => readCounts(text, EVENTS);
const row = (event: string, count: number, ...more: readonly string[]) => ({ event, count, more });
const both = [row('landing_registration', 1034), row('successful_user_registration', 622)];

describe('a file of counts is read', () => {
  test.each([
    ['with a header', 'event,count\nlanding_registration,1034\nsuccessful_user_registration,622\n'],
    ['without one', 'landing_registration,1034\nsuccessful_user_registration,622'],
    [
      'with the columns the other way round',
      'count,event\n1034,landing_registration\n622,successful_user_registration',
    ],
    ['with semicolons', 'Event;Count\r\nlanding_registration;1.034\r\nsuccessful_user_registration;622\r\n'],
    ['with tabs', 'landing_registration\t1,034\nsuccessful_user_registration\t622'],
    [
      'with a BOM, and lines of old systems',
      '\uFEFFevent,count\rlanding_registration,1034\rsuccessful_user_registration,622',
    ],
    ['with quotes', '"event","count"\n"landing_registration","1,034"\n"successful_user_registration","622"'],
    [
      'with comments and empty lines',
      '# made on 22 Nov\n\nlanding_registration, 1034\n\nsuccessful_user_registration, 622',
    ],
    ['with capital letters', 'LANDING_REGISTRATION,1034\nSuccessful_User_Registration,622'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ rows: both, columns: [], problems: [] });
  });
  test('with more columns, which can split the counts', () => {
    const counts = read(
      'event,language,count\nlanding_registration,de,30\nlanding_registration,en,50\njoin_waitlist,,3',
    );
    expect(counts).toEqual({
      rows: [row('landing_registration', 30, 'de'), row('landing_registration', 50, 'en'), row('join_waitlist', 3, '')],
      columns: ['language'],
      problems: [],
    });
    expect(sumsOf(counts.rows)).toEqual(new Map(Object.entries({ landing_registration: 80, join_waitlist: 3 })));
    expect(partsOf(counts, 0, 3)).toEqual([
      { name: 'en', sums: new Map([['landing_registration', 50]]) },
      { name: 'de', sums: new Map([['landing_registration', 30]]) },
      { name: 'no value', sums: new Map([['join_waitlist', 3]]) },
    ]);
    expect(partsOf(counts, 0, 2).map(({ name }) => name)).toEqual(['en', '2 more']);
  });
  test('of several number columns, the one named count', () => {
    const { rows, columns } = read('event,users,event count\nlanding_registration,9,1034\njoin_waitlist,1,2');
    expect([rows, columns]).toEqual([
      [row('landing_registration', 1034, '9'), row('join_waitlist', 2, '1')],
      ['users'],
    ]);
  });
  test('an unknown event is kept', () => {
    expect(read('landing_registration,2\nscroll,40').rows).toEqual([row('landing_registration', 2), row('scroll', 40)]);
  });
});

describe('errors are reported by line, and the other lines are kept', () => {
  test.each([
    ['no count', 'landing_registration,many', '“many” is not a count'],
    ['a negative one', 'landing_registration,-3', '“-3” is not a count'],
    ['an empty one', 'landing_registration,', 'no count of landing_registration'],
    ['no event', ',12', 'no event'],
    ['a quote that is not closed', '"landing_registration,12', 'an unclosed quote'],
    [
      'commas without quotes',
      'landing_registration,1,034',
      '3 cells instead of 2; put quotes around a count with commas',
    ],
  ])('%s', (_, line, words) => {
    expect(read(`event,count\nlanding_registration,1034\n${line}\nsuccessful_user_registration,622`)).toEqual({
      rows: both,
      columns: [],
      problems: [{ line: 3, words }],
    });
  });
  test.each([
    ['an empty file', '\n \n', 'the file is empty'],
    ['a text', 'Dear colleague', 'no line has an event and a count'],
  ])('%s', (_, text, words) => {
    expect(read(text)).toEqual({ rows: [], columns: [], problems: [{ line: null, words }] });
  });
});

describe('for any input', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 8 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  test('a count is parsed with any thousands separator', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(',', '.', ' ', '\u00A0', '\u202F', '’', "'", ''),
        (count, between) => {
          const written = String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, between);
          expect(readCount(written)).toBe(count);
        },
      ),
    );
  });
  test('quoted cells are unchanged, except for surrounding blanks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n'),
        (table, end) => {
          const plain = table.map((cells) => ['x', ...cells].map((one) => one.replaceAll(/[\r\n]/g, ' ')));
          const text = plain.map((cells) => cells.map(quoted).join(',')).join(end);
          const trimmed = plain.map((cells) => cells.map((one) => one.trim()));
          expect(readLines(text).map(({ cells }) => cells)).toEqual(trimmed);
        },
      ),
    );
  });
  test('any text parses: each line is a row, a problem, or the header', () => {
    const sign = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '#', ' ', '1', '.', 'a', '\uFEFF');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
        const { rows, problems } = read(text);
        const held = readLines(text).length;
        const told = rows.length + problems.length;
        expect(told === held || told === held - 1 || (told === 1 && problems[0]?.line === null)).toBe(true);
      }),
    );
  });
});
