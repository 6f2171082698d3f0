/** Two parallel requests: each error is shown at its form, and only a press leads to a question (D8, D21). */
import { describe, expect, test } from 'vitest';
import {
  at,
  begin,
  changes,
  cut,
  done,
  link,
  refusal,
  requestsWith,
  route,
  take,
  valid,
  type Step,
} from '../../test/harness/chart.ts';
import { attemptIn, editing, form, press } from '../../test/harness/registration.ts';
import { networkStates } from '../../test/harness/sendable.ts';

const lost: Step = { type: 'network.lost' };
const back: Step = { type: 'network.returned' };
const unavailable = (actor: string) => done(actor, { verdict: 'unavailable', failure: { kind: 'network' } });
const ids = ({ asked }: ReturnType<typeof take>) => asked.map(({ id }) => id);
const sendNow = ({ state }: ReturnType<typeof take>) => state.hasTag('sendNow');

describe('the two forms of the start page', () => {
  const READY = { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } };
  const code: Step = { type: 'code.submitted', code: 'NONAME' };
  const request = { email: 'new@example.org', locale: 'de', key: 'first' } as const;
  const address: Step = { type: 'email.submitted', ...request };
  const addressRefused = done('requestPlace', { accepted: false, retryAfter: null });
  const expired = {
    sent: { code: 'NONAME', timestamp: null },
    problem: { kind: 'code', verdict: 'expired' },
  } as const;
  const codeRefused = done('typedInvitation', { ...valid, verdict: 'expired' });
  const both = (how: string) => ({
    'landing.uninvited.code.ready': how,
    'landing.uninvited.waitingList.editing': how,
  });

  test('both are refused: each error is shown at its own form (D10)', () => {
    const { context } = take(at(READY), code, address, addressRefused, codeRefused);
    expect(context.requests).toEqual(
      requestsWith({
        code: expired,
        place: { sent: null, problem: { kind: 'fields', fields: { email: 'missing' } } },
      }),
    );
  });
  test('cancelling one keeps the error shown at the other', () => {
    const { value, context } = take(at(READY), address, code, codeRefused, { type: 'wait.cancelled' });
    expect([value, context.requests]).toEqual([READY, requestsWith({ code: expired, place: { sent: request } })]);
  });
  test('neither was answered: both offer to resend; offline again, neither does', () => {
    const neither = take(at(READY), lost, address, cut('requestPlace'), code, unavailable('typedInvitation'));
    const returned = take(neither.state, back);
    const again = take(returned.state, lost);
    expect([networkStates(returned.state.value), ids(returned), sendNow(returned)]).toEqual([
      both('returned'),
      [],
      true,
    ]);
    expect([networkStates(again.state.value), sendNow(again)]).toEqual([both('offline'), false]);
  });
});

test('the look-up of a link on the start page continues by itself once online', () => {
  const looking = take(begin({ invitation: link, online: false }), route('landing'));
  const again = take(looking.state, unavailable('linkInvitation'), back);
  expect([again.value, changes(looking.state, again), again.asked.length]).toEqual([
    { landing: { lookingUp: 'waiting' } },
    { online: true },
    1,
  ]);
});

describe('the form and its look-up', () => {
  const opened = take(begin({ invitation: link, online: false }), route('registrationForm')).state;
  const unanswered = unavailable('formInvitation');

  test.each([
    ['without a press', take(opened, unanswered)],
    [
      'after an answered press',
      take(editing('default'), press(), done('register', refusal('AgreementsAcceptedInvalid')), lost, unanswered),
    ],
  ])('%s: looked up by itself, and no question', (_, offline) => {
    const again = take(offline.state, back);
    expect([again.value, ids(again), sendNow(again)]).toEqual([form('checking', 'editing'), ['formInvitation'], false]);
  });
  test('pressed meanwhile: a question with the reason; Send now looks up, then sends with the same key', () => {
    const offline = take(opened, unanswered, press(), unanswered);
    const returned = take(offline.state, back);
    expect([returned.value, ids(returned), changes(offline.state, returned), sendNow(returned)]).toEqual([
      form('unavailable', { editing: 'returned' }),
      [],
      { online: true },
      true,
    ]);
    const sent = take(returned.state, press(undefined, 'second'), done('formInvitation', valid));
    expect([sent.value, ids(sent), sent.context.requests]).toEqual([
      form('known', { submitting: 'waiting' }),
      ['formInvitation', 'register'],
      requestsWith({ register: { sent: attemptIn('default') } }),
    ]);
  });
});
