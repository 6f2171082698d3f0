import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf, readCount, readCounts, sumsOf } from './counts.ts';

const EVENTS = ['landing_registration', 'successful_user_registration', 'join_waitlist'];
const read = (text: string) => readCounts(text, EVENTS);
const row = (event: string, count: number, flow = '') => ({ event, count, flow });
const both = [row('landing_registration', 1034), row('successful_user_registration', 622)];

test.each([
  ['commas', 'event,count\nlanding_registration,1034\nsuccessful_user_registration,622\n'],
  ['the columns the other way round', 'count,event\n1034,landing_registration\n622,successful_user_registration'],
  ['semicolons', 'Event;Count\r\nlanding_registration;1.034\r\nsuccessful_user_registration;622\r\n'],
  [
    'tabs, and another column',
    'name\tusers\tcount\nlanding_registration\t9\t1,034\nsuccessful_user_registration\t1\t622',
  ],
  [
    'a BOM, comments and quotes',
    '\uFEFF# made on 22 Nov\n\n"event","count"\n"landing_registration","1,034"\nSuccessful_User_Registration,622',
  ],
])('a file of counts is read, with %s', (_, text) => {
  expect(read(text)).toEqual({ rows: both, problems: [] });
});
test('with the flow of each event, the counts of one flow are its own and those without a flow', () => {
  const counts = read(
    'event,registrationFlow,count\nscroll,,4\nlanding_registration,leanStep2,3\nlanding_registration,DEFAULT,2',
  );
  const { rows, isOwn } = countsOf(counts, 'default');
  expect([sumsOf(rows), isOwn('landing_registration'), isOwn('scroll')]).toEqual([
    new Map([
      ['scroll', 4],
      ['landing_registration', 2],
    ]),
    true,
    false,
  ]);
});

test.each([
  ['no count', 'landing_registration,many', '“many” is not a count'],
  ['a negative one', 'landing_registration,-3', '“-3” is not a count'],
  ['no event', ',12', 'no event'],
  [
    'commas without quotes',
    'landing_registration,1,034',
    '3 cells instead of 2; put quotes around a count with commas',
  ],
])('%s is reported by line, and the other lines are kept', (_, line, words) => {
  expect(read(`event,count\nlanding_registration,1034\n${line}\nsuccessful_user_registration,622`)).toEqual({
    rows: both,
    problems: [{ line: 3, words }],
  });
});
test.each([
  ['an empty file', '\n \n', 'the file is empty'],
  ['a text', 'Dear colleague', 'its first line does not name a column “event” and a column “count”'],
])('%s is refused', (_, text, words) => {
  expect(read(text)).toEqual({ rows: [], problems: [{ line: null, words }] });
});

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
test('any text parses: each line after the header is a row or a problem', () => {
  const sign = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '#', ' ', '1', '.', 'a', '\uFEFF');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
      const { rows, problems } = read(`event,count\n${text}`);
      const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
      expect(rows.length + problems.length).toBe(lines.length);
    }),
  );
});
