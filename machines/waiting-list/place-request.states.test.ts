/** Joining the waiting list from the landing page (D27), in parallel to the code form. */
import { describe, expect, test } from 'vitest';
import { at, changes, done, failed, requestsWith, type Step, take, valid } from '../../test/harness/chart.ts';
import { ServiceFailure } from '../domain/failure.ts';

const on = (code: unknown, waitingList: unknown) => ({ landing: { uninvited: { code, waitingList } } }) as never;
const idle = at(on('ready', 'editing'));
const submit = (email = ' Zoe@Example.org ', key = 'key', locale: 'de' | 'en' = 'de'): Step => ({
  type: 'email.submitted',
  email,
  locale,
  key,
});
const sent = take(idle, submit());
const request = { email: ' Zoe@Example.org ', locale: 'de', key: 'key' } as const;
const lost = failed('requestPlace', new ServiceFailure('network', 'x'));

test('an address is sent as typed; the service trims it', () => {
  expect([sent.value, sent.asked, changes(idle, sent), sent.state.hasTag('askingForPlace')]).toEqual([
    on('ready', { sending: 'waiting' }),
    [{ id: 'requestPlace', input: request }],
    { requests: requestsWith({ place: { sent: request } }) },
    true,
  ]);
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

  test('cancelling one keeps the error shown at the other', () => {
    const both = take(sent.state, code, done('typedInvitation', { ...valid, verdict: 'expired' }));
    const cancelled = take(both.state, { type: 'wait.cancelled' });
    expect([cancelled.value, cancelled.context.requests]).toEqual([
      on('ready', 'editing'),
      requestsWith({
        code: {
          sent: { code: 'NONAME', timestamp: null },
          problem: { kind: 'code', verdict: 'expired' },
        },
        place: { sent: request },
      }),
    ]);
  });
  test('a valid code is accepted despite an error at the other form', () => {
    const both = take(sent.state, code, done('requestPlace', { accepted: false, retryAfter: null }));
    const { value, context } = take(both.state, done('typedInvitation', valid));
    expect([value, context.invitation]).toEqual([
      { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
      { code: 'NONAME', timestamp: null, referrer: null, source: 'typed' },
    ]);
  });
});
