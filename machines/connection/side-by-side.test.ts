/**
 * Two parallel requests of which one failed offline: which one prompts, and which one continues by itself (D8, D21).
 */
import { describe, expect, test } from 'vitest';
import {
  at,
  begin,
  changes,
  done,
  failed,
  link,
  refusal,
  requestsWith,
  route,
  take,
  valid,
  type Step,
} from '../../test/harness/chart.ts';
import { attemptIn, editing, form, press } from '../../test/harness/registration.ts';
import { standing } from '../../test/harness/sendable.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { Requests } from '../context/requests.types.ts';
import type { Remembered } from '../context/visit.types.ts';

const lost: Step = { type: 'network.lost' };
const back: Step = { type: 'network.returned' };
const unavailable = (actor: string) => done(actor, { verdict: 'unavailable', failure: { kind: 'network' } });
const ids = ({ asked }: ReturnType<typeof take>) => asked.map(({ id }) => id);
const sendNow = ({ state }: ReturnType<typeof take>) => state.hasTag('sendNow');

describe('the two forms of the start page', () => {
  const READY = { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } };
  const code: Step = { type: 'code.submitted', code: 'NONAME' };
  const address: Step = { type: 'email.submitted', email: 'new@example.org', locale: 'de', key: 'first' };
  const codeLost = take(at(READY), lost, code, unavailable('typedInvitation'), back);
  const addressLost = take(at(READY), lost, address, failed('requestPlace', new ServiceFailure('network', 'x')), back);
  const standingOf = (code: string, list: string) => ({
    'landing.uninvited.code.ready': code,
    'landing.uninvited.waitingList.editing': list,
  });
  const NONAME = { code: 'NONAME', timestamp: null };
  const requested = { email: 'new@example.org', locale: 'de', key: 'first' } as const;
  const NETWORK = { kind: 'network' } as const;
  const codeRefused = { sent: NONAME, problem: { kind: 'code', verdict: 'expired' } } as const;
  const addressRefused = {
    sent: null,
    problem: { kind: 'fields', fields: { email: 'missing' } },
  } as const;

  test('the code gets no answer and the address is refused: each error is shown at its own form', () => {
    const sent = take(codeLost.state, address);
    const end = take(sent.state, done('requestPlace', { accepted: false, retryAfter: null }));
    expect([sendNow(sent), sent.state.hasTag('busy'), sendNow(end), end.context.requests]).toEqual([
      true,
      true,
      true,
      requestsWith({ code: { sent: NONAME, problem: NETWORK }, place: addressRefused }),
    ]);
    expect(standing(end.state.value)).toEqual(standingOf('returned', 'connected'));
  });
  test('the address, then the code is refused: each error is shown at its own form (D10)', () => {
    const both = take(at(READY), code, address, done('requestPlace', { accepted: false, retryAfter: null }));
    const end = take(both.state, done('typedInvitation', { ...valid, verdict: 'expired' }));
    expect([both.context.requests, end.context.requests]).toEqual([
      requestsWith({ code: { sent: NONAME }, place: addressRefused }),
      requestsWith({ code: codeRefused, place: addressRefused }),
    ]);
  });
  test('neither was answered: both offer to resend; offline again, neither does', () => {
    const neither = take(addressLost.state, lost, code, unavailable('typedInvitation'));
    const returned = take(neither.state, back);
    const again = take(returned.state, lost);
    expect([standing(returned.state.value), ids(returned), sendNow(returned)]).toEqual([
      standingOf('returned', 'returned'),
      [],
      true,
    ]);
    expect([standing(again.state.value), sendNow(again)]).toEqual([standingOf('offline', 'offline'), false]);
  });
  test('the address gets no answer and the code is refused: likewise', () => {
    const end = take(addressLost.state, code, done('typedInvitation', { ...valid, verdict: 'expired' }));
    expect([end.value, sendNow(end), end.context.requests]).toEqual([
      { landing: { uninvited: { code: 'ready', waitingList: { editing: 'returned' } } } },
      true,
      requestsWith({ code: codeRefused, place: { sent: requested, problem: NETWORK } }),
    ]);
    expect(standing(end.state.value)).toEqual(standingOf('connected', 'returned'));
  });
});

describe('the look-up of a link on the start page', () => {
  const looking = take(begin({ invitation: link, online: false }), route('landing'));

  test('continues by itself once online', () => {
    const cut = take(looking.state, unavailable('linkInvitation'));
    const again = take(cut.state, back);
    expect([cut.value, again.value, changes(looking.state, again), ids(again)]).toEqual([
      { landing: 'unavailable' },
      { landing: { lookingUp: 'waiting' } },
      { online: true },
      ['linkInvitation'],
    ]);
  });
});

describe('the form and its look-up', () => {
  const opened = (remembered: Partial<Remembered> = {}) =>
    take(begin({ invitation: link, online: false, remembered }), route('registrationForm')).state;
  const cut = unavailable('formInvitation');
  const LOOKING = form('checking', 'editing');

  test('without a press: looked up by itself, and no question', () => {
    const offline = take(opened(), cut);
    const again = take(offline.state, back);
    expect([again.value, ids(again), changes(offline.state, again), sendNow(again)]).toEqual([
      LOOKING,
      ['formInvitation'],
      { online: true, requests: requestsWith({}) },
      false,
    ]);
  });
  test('pressed meanwhile: a question with the reason; Send now looks up, then sends with the same key', () => {
    const offline = take(opened(), cut, press(), cut);
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
  test('pressed before a reload without an answer: also a question', () => {
    const again = take(opened({ requests: requestsWith({ register: { sent: attemptIn('default') } }) }), cut, back);
    expect([again.value, ids(again)]).toEqual([form('unavailable', { editing: 'returned' }), []]);
  });

  const outdated = [press(), done('register', refusal('AgreementsAcceptedInvalid'))];
  const typed = [{ type: 'code.submitted', code: 'NONAME' } as const, done('typedInvitation', valid)];
  test.each([
    ['the form', take(editing('default'), ...outdated).state],
    ['a code on the way', take(at({ codeEntry: 'ready' }), ...typed, ...outdated).state],
  ])('an answered request (%s) leads to no question: looked up by itself', (_, looking) => {
    const again = take(looking, lost, cut, back);
    expect([again.value, ids(again), sendNow(again)]).toEqual([LOOKING, ['formInvitation'], false]);
  });
  test.each<[string, Requests]>([
    [
      'an address for the waiting list',
      requestsWith({ place: { sent: { email: 'new@example.org', locale: 'de', key: 'first' } } }),
    ],
    ['a mail', requestsWith({ resend: { sent: { key: 'first', locale: 'de' } } })],
  ])('a request of another page (%s) leads to no question: looked up by itself', (_, requests) => {
    const again = take(opened({ requests }), cut, back);
    expect([again.value, ids(again), sendNow(again)]).toEqual([LOOKING, ['formInvitation'], false]);
  });
});
