/** Forms with a single e-mail address (D27, D48), on four pages; the inbox page has its own. */
import type { StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import { at, changes, cut, done, keysOf, plain, requestsWith, take, type Known } from '../../test/harness/chart.ts';

interface Form {
  of: 'place' | 'application' | 'teaser' | 'lobbyLink';
  actor: string;
  on: (form: StateValue) => StateValue;
  /** The state after an accepted address, and what is known then. */
  accepted: StateValue;
  known?: Known;
}
const applying = { actor: 'applyForMembership', accepted: { membership: 'membershipConfirmation' } } as const;
const list = (waitingList: StateValue) => ({ landing: { uninvited: { code: 'ready', waitingList } } });
const forms: readonly Form[] = [
  { of: 'place', actor: 'requestPlace', on: list, accepted: list('asked') },
  {
    of: 'lobbyLink',
    actor: 'requestLobbyLink',
    on: (closed) => ({ lobby: { closed } }),
    accepted: { lobby: 'renewed' },
  },
  {
    of: 'application',
    ...applying,
    on: (membershipApply) => ({ membership: { membershipApply } }),
    known: { membership: { applied: true } },
  },
  { of: 'teaser', ...applying, on: (teaser) => ({ landing: { teaser } }), known: { membership: { applied: true } } },
];
const submit = (email: string, key = 'key', locale: 'de' | 'en' = 'de') =>
  ({ type: 'email.submitted', email, locale, key }) as const;
const request = { email: ' Zoe@Example.org ', locale: 'de', key: 'key' } as const;

describe.each(forms)('$of', ({ of, actor, on, accepted, known = {} }) => {
  const editing = at(on('editing'));
  const sent = take(editing, submit(request.email));

  test('an address is sent as typed; the service trims it', () => {
    expect([sent.value, sent.asked, sent.tracked, changes(editing, sent)]).toEqual([
      on({ sending: 'waiting' }),
      [{ id: actor, input: request }],
      [],
      { requests: requestsWith({ [of]: { sent: request } }) },
    ]);
  });
  test.each(['', 'zoe@', 'a@b.example c@d.example'])('%j is not sent', (email) => {
    const refused = take(editing, submit(email));
    expect([refused.value, refused.asked, changes(editing, refused)]).toEqual([plain(editing.value), [], {}]);
  });
  test.each([
    ['accepted', { accepted: true, retryAfter: null }],
    ['accepted a moment ago', { accepted: false, retryAfter: 40 }],
  ])('%s: confirmed, and the draft is discarded', (_, answer) => {
    const taken = take(sent.state, done(actor, answer));
    expect([taken.value, taken.emitted, taken.tracked.length, changes(editing, taken)]).toEqual([
      accepted,
      [{ type: 'draft.discarded', form: of === 'teaser' ? 'teaser' : 'address' }],
      1,
      known,
    ]);
  });

  const refused = done(actor, { accepted: false, retryAfter: null });
  test('not an address: shown at the field', () => {
    const taken = take(sent.state, refused);
    expect([taken.value, taken.emitted, changes(editing, taken)]).toEqual([
      on('editing'),
      [],
      { requests: requestsWith({ [of]: { problem: { kind: 'fields', fields: { email: 'missing' } } } }) },
    ]);
  });
  test.each([
    ['another address', cut(actor), submit('c@b.example', 'b')],
    ['another language', cut(actor), submit('a@b.example', 'b', 'en')],
    ['an answered request', refused, submit('a@b.example', 'b')],
  ])('a new key for %s (D21)', (_, end, again) => {
    expect(keysOf(editing, submit('a@b.example', 'a'), end, again)).toEqual(['a', 'b']);
  });
});
