/** Membership interest (D12, D27): takes an address; the response is the same for every address. */
import { describe, expect, test } from 'vitest';
import { at, changes, done, plain, requestsWith, route, type Step, take } from '../../test/harness/chart.ts';

const apply = (state: unknown) => ({ membership: { membershipApply: state } }) as never;
const editing = at(apply('editing'));
const submit = (email: string, key = 'key'): Step => ({ type: 'email.submitted', email, locale: 'de', key });
const request = { email: 'zoe@example.org', locale: 'de', key: 'key' } as const;
const sent = take(editing, submit(request.email));

test('an address is sent', () => {
  expect([sent.value, sent.asked, changes(editing, sent)]).toEqual([
    apply({ sending: 'waiting' }),
    [{ id: 'applyForMembership', input: request }],
    { requests: requestsWith({ application: { sent: request } }) },
  ]);
});
test.each(['', 'zoe@', 'a@b.example c@d.example'])('%j is not sent', (email) => {
  const refused = take(editing, submit(email));
  expect([refused.value, refused.asked, changes(editing, refused)]).toEqual([plain(editing.value), [], {}]);
});

describe('the answer', () => {
  test.each([
    ['taken', { accepted: true, retryAfter: null }],
    ['taken a moment ago', { accepted: false, retryAfter: 40 }],
  ])('%s: confirmed, and the page can be opened from then on', (_, answer) => {
    const taken = take(sent.state, done('applyForMembership', answer));
    expect([taken.value, taken.emitted, changes(editing, taken)]).toEqual([
      { membership: 'membershipConfirmation' },
      [{ type: 'draft.discarded', form: 'address' }],
      { membership: { applied: true } },
    ]);
    const later = take(taken.state, route('landing'), route('membershipConfirmation'));
    expect(later.value).toEqual({ membership: 'membershipConfirmation' });
  });
});
