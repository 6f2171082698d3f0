/** The verdict of the referrer rule is remembered for its code: a reload does not clear it (D11). */
import { beforeEach, describe, expect, test } from 'vitest';
import { begin, link, valid, contextWith, type Known } from '../../../test/harness/chart.ts';
import type { CodeCheck } from '../../../machines/invitation/invitation.types.ts';
import { readEntryParams } from '../entry/entry-params.ts';
import { createMemory, readMemory } from './visit-memory.ts';

const host = 'www.forum.example';
const found = { ...link, referrer: host };
const struck: CodeCheck = { ...valid, verdict: 'forbiddenReferrer', forbiddenReferrer: host };
const remember = (...known: Known[]) => {
  const write = createMemory();
  for (const more of known) write(contextWith(begin().context, more));
};
const stored = () => [sessionStorage.getItem('fref'), localStorage.getItem('fref')];
/** The start of a page load: merges URL and memory, and stores the result before any codeCheck. */
function load(search: string, referrer: string | null) {
  const { invitation } = readEntryParams(search, readMemory(), referrer).input;
  remember({ invitation });
  return invitation;
}

test.each<[string, Known, string | null]>([
  [
    'refused by the back end by that name',
    { invitation: found, codeCheck: { ...struck, forbiddenReferrer: null } },
    null,
  ],
  ['struck', { invitation: found, codeCheck: struck }, host],
])('stores the referrer only if the rule applied, in both storages: %s', (_, known, kept) => {
  remember({ invitation: found }, known);
  expect([stored(), readMemory().invitation?.referrer]).toEqual([[kept, kept], kept]);
});

describe('once refused', () => {
  beforeEach(() => remember({ invitation: found }, { invitation: found, codeCheck: struck }));
  const remembered = { ...found, source: 'memory' };

  test('a reload finds it, in this tab and in others', () => {
    expect(readMemory().invitation).toEqual(remembered);
    sessionStorage.clear();
    expect(readMemory().invitation).toEqual(remembered);
  });
  test.each([
    [null, found],
    ['mail.google.com', { ...found, cameFrom: 'mail.google.com' }],
  ])('the same link opened again, from %s, is judged by it; kept until then', (referrer, judged) => {
    expect(load('?rc=VESTIBULE', referrer)).toEqual(judged);
    expect([stored(), readMemory().invitation]).toEqual([[host, host], remembered]);
  });
  test('is removed from both storages once it came from private correspondence (D46)', () => {
    const invitation = { ...found, cameFrom: 'mail.google.com' };
    remember({ invitation }, { invitation, codeCheck: valid });
    expect([stored(), readMemory().invitation]).toEqual([[null, null], { ...link, source: 'memory' }]);
  });
  test('does not apply to another code', () => {
    expect(load('?rc=OTHER', null)).toEqual({ ...link, code: 'OTHER' });
    expect(stored()).toEqual([null, null]);
  });
  test('a typed code that was refused does not undo it', () => {
    remember({ invitation: found, codeCheck: struck }, { invitation: found, codeCheck: null });
    expect(stored()).toEqual([host, host]);
  });
  test('an address with other parameters keeps it', () => {
    expect([load('?utm_source=a', 'www.instagram.com'), stored()]).toEqual([remembered, [host, host]]);
  });
  test('the same code, typed, is exempt', () => {
    remember({ invitation: { ...link, source: 'typed' }, codeCheck: valid });
    expect([stored(), readMemory().invitation]).toEqual([[null, null], { ...link, source: 'memory' }]);
  });
});
