/** The landing page’s way onto the waiting list (D27), beside the code form. */
import { describe, expect, test } from 'vitest';
import { at, changes, done, failed, link, plain, type Step, take, valid } from '../../test/harness/chart.ts';
import { ServiceFailure } from '../domain/failure.ts';

const on = (code: unknown, waitingList: unknown) => ({ landing: { uninvited: { code, waitingList } } }) as never;
const idle = at(on('ready', 'idle'));
const submit = (email = ' Zoe@Example.org ', key = 'key', locale: 'de' | 'en' = 'de'): Step => ({
  type: 'email.submitted',
  email,
  locale,
  key,
});
const sent = take(idle, submit());
const request = { email: ' Zoe@Example.org ', locale: 'de', key: 'key' };
const lost = failed('requestPlace', new ServiceFailure('network', 'x'));

test('an address is sent as it was typed; the service trims it', () => {
  expect([sent.value, sent.asked, changes(idle, sent), sent.state.hasTag('askingForPlace')]).toEqual([
    on('ready', { asking: 'waiting' }),
    [{ id: 'requestPlace', input: request }],
    { emailRequest: request },
    true,
  ]);
});
test.each(['', 'zoe', 'zoe@example', 'a@b.example,c@d.example'])('%j is not sent', (email) => {
  const refused = take(idle, submit(email));
  expect([refused.value, refused.asked, changes(idle, refused)]).toEqual([plain(idle.value), [], {}]);
});

describe('the answer', () => {
  test.each([
    ['taken', { accepted: true, retryAfter: null }],
    ['taken a moment ago', { accepted: false, retryAfter: 40 }],
  ])('%s: on its way', (_, answer) => {
    const taken = take(sent.state, done('requestPlace', answer));
    expect([taken.value, taken.emitted, changes(idle, taken), taken.state.hasTag('placeAsked')]).toEqual([
      on('ready', 'asked'),
      [{ type: 'draft.discarded', form: 'address' }],
      {},
      true,
    ]);
  });
  test('a bad address: said at this form', () => {
    const taken = take(sent.state, done('requestPlace', { accepted: false, retryAfter: null }));
    expect([taken.value, taken.emitted, changes(idle, taken), taken.state.hasTag('placeRefused')]).toEqual([
      on('ready', 'refused'),
      [],
      { problem: { kind: 'fields', fields: { email: 'missing' } } },
      true,
    ]);
  });
  test('another address may follow', () => {
    const asked = take(sent.state, done('requestPlace', { accepted: true, retryAfter: null }));
    expect(take(asked.state, submit('other@example.org', 'second')).asked).toEqual([
      { id: 'requestPlace', input: { email: 'other@example.org', locale: 'de', key: 'second' } },
    ]);
  });
});

describe('keys (D21)', () => {
  const keys = (...steps: Step[]) => take(idle, ...steps).asked.map(({ input }) => Reflect.get(input as object, 'key'));
  const refused = done('requestPlace', { accepted: false, retryAfter: null });
  test.each<[string, Step[], string[]]>([
    ['unanswered: repeated', [submit('a@b.example', 'a'), lost, submit('a@b.example', 'b')], ['a', 'a']],
    ['another address', [submit('a@b.example', 'a'), lost, submit('c@b.example', 'b')], ['a', 'b']],
    ['another language', [submit('a@b.example', 'a'), lost, submit('a@b.example', 'b', 'en')], ['a', 'b']],
    ['answered', [submit('a@b.example', 'a'), refused, submit('a@b.example', 'b')], ['a', 'b']],
  ])('%s', (_, steps, expected) => {
    expect(keys(...steps)).toEqual(expected);
  });
});

describe('two forms on one page', () => {
  const code = { type: 'code.submitted', code: 'NONAME' } as const;
  const bad = take(sent.state, done('requestPlace', { accepted: false, retryAfter: null }));

  test('what is wrong with one is forgotten when the other is used', () => {
    const used = take(bad.state, code);
    expect([used.value, used.context.problem]).toEqual([on({ checking: 'waiting' }, 'idle'), null]);
  });
  test('one that is given up leaves what is wrong with the other where it is told', () => {
    const both = take(sent.state, code, done('typedInvitation', { ...valid, verdict: 'expired' }));
    const cancelled = take(both.state, { type: 'wait.cancelled' });
    expect([cancelled.value, cancelled.state.hasTag('placeRefused'), cancelled.context.problem]).toEqual([
      on('ready', 'idle'),
      false,
      { kind: 'code', verdict: 'expired' },
    ]);
  });
  test('both may be under way', () => {
    const both = take(sent.state, code);
    expect([both.value, both.asked.map(({ id }) => id)]).toEqual([
      on({ checking: 'waiting' }, { asking: 'waiting' }),
      ['typedInvitation'],
    ]);
  });
  test('a code that proves good is taken, whatever the other form was told meanwhile', () => {
    const both = take(sent.state, code, done('requestPlace', { accepted: false, retryAfter: null }));
    const { value, context } = take(both.state, done('typedInvitation', valid));
    expect([value, context.invitation]).toEqual([
      { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
      { code: 'NONAME', timestamp: null, referrer: null, source: 'typed' },
    ]);
  });
  test('a code that is refused is said, whatever the other form was told meanwhile', () => {
    const both = take(sent.state, code, lost);
    const { value, context } = take(both.state, done('typedInvitation', { ...valid, verdict: 'expired' }));
    expect([value, context.problem]).toEqual([on('ready', 'idle'), { kind: 'code', verdict: 'expired' }]);
  });
});

test.each(['lookingUp', 'unavailable'])('who may be expected is asked for no place: %s (D49)', (landing) => {
  const from = at({ landing: landing === 'lookingUp' ? { lookingUp: 'waiting' } : landing }, { invitation: link });
  const asked = take(from, submit());
  expect([asked.value, asked.asked, changes(from, asked)]).toEqual([from.value, [], {}]);
});
