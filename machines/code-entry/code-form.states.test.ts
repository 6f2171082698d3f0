/** The code form on both of its pages (D10). */
import { describe, expect, test } from 'vitest';
import { at, changes, done, link, requestsWith, take, valid, type Known } from '../../test/harness/chart.ts';
import type { StateValue } from 'xstate';

const pages: [string, (form: StateValue) => StateValue][] = [
  ['the code page', (form) => ({ codeEntry: form })],
  ['the start page', (form) => ({ landing: { uninvited: { code: form, waitingList: 'editing' } } })],
];

/** The code in canonical form. */
const SENT = { code: 'VESTIBULE', timestamp: null };

describe.each(pages)('%s', (_, on) => {
  const ready = (context: Known = {}) => at(on('ready'), context);
  const typed = (context: Known = {}) => take(ready(context), { type: 'code.submitted', code: 'vesti-bule' });

  test('a code is looked up normalised and without a time; the earlier error is cleared', () => {
    const { value, asked, context } = typed({ requests: requestsWith({ code: { problem: { kind: 'network' } } }) });
    expect([value, asked, context.requests]).toEqual([
      on({ checking: 'waiting' }),
      [{ id: 'typedInvitation', input: { ...SENT, referrer: null } }],
      requestsWith({ code: { sent: SENT } }),
    ]);
  });

  test('a typed link is looked up with its time and becomes the invitation (D61)', () => {
    const code = 'https://shop.example/de?rc=vestibule&amp;ts=2026-12-19T00:00:00Z.mac.';
    const { state, asked } = take(ready(), { type: 'code.submitted', code });
    const known = { code: 'VESTIBULE', timestamp: '2026-12-19T00:00:00Z.mac', referrer: null };
    const { context } = take(state, done('typedInvitation', valid));
    expect([asked[0]?.input, context.invitation, context.requests]).toEqual([
      known,
      { ...known, source: 'typed' },
      requestsWith({}),
    ]);
  });

  test('valid: it becomes the invitation, and the form opens without another look-up', () => {
    const taken = take(typed().state, done('typedInvitation', valid));
    expect([taken.value, taken.asked, changes(ready(), taken)]).toEqual([
      { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
      [],
      { codeCheck: valid, invitation: { ...SENT, referrer: null, source: 'typed' } },
    ]);
  });

  test('refused: shown at the field; the visit keeps its invitation', () => {
    const before = { invitation: link };
    const verdict = 'expired';
    const taken = take(typed(before).state, done('typedInvitation', { ...valid, verdict, unknownTypes: ['NEW'] }));
    expect([taken.value, taken.emitted, changes(ready(before), taken)]).toEqual([
      on('ready'),
      [{ type: 'anomaly.reported', what: 'codeErrorType', value: 'NEW' }],
      { requests: requestsWith({ code: { sent: SENT, problem: { kind: 'code', verdict } } }) },
    ]);
  });
  test('no answer keeps the result of the earlier code (D38)', () => {
    const codeCheck = { ...valid, verdict: 'invalid', unknownTypes: ['NEW'] } as const;
    const lost = done('typedInvitation', { verdict: 'unavailable', failure: { kind: 'network' } });
    expect(take(typed({ codeCheck }).state, lost).emitted).toEqual([]);
  });
});
