import { describe, expect, test } from 'vitest';
import {
  accepted,
  at,
  begin,
  changes,
  done,
  link,
  open,
  plain,
  refusal,
  requestsWith,
  route,
  take,
} from '../../test/harness/chart.ts';

const asked = { activationId: 'mailed-id', invitation: link };
const asking = at({ activation: { activateAccount: 'asking' } }, { activation: { id: 'mailed-id' }, invitation: link });
const activating = { activation: { activateAccount: { activating: 'waiting' } } };
const pressed = take(asking, { type: 'activation.pressed', key: 'press' });
const url = 'https://shop.example/in';
/** Errors of the link are read from the problem's details (D25). */
const linkRefused = (...details: string[]) => ({ ...refusal('ActivationAccountUrlInvalid'), details });
const answered = (answer: object) => take(pressed.state, done('activate', answer));

describe('D25: opening changes nothing; only a press sends a request [ASVS 3.5.1]', () => {
  test('opened', () => {
    const opened = take(begin(asked), route('activateAccount'));
    expect([opened.value, opened.asked, opened.emitted]).toEqual([plain(asking.value), [], []]);
  });
  test('pressed', () => {
    expect([pressed.value, pressed.asked, pressed.state.hasTag('busy')]).toEqual([
      activating,
      [{ id: 'activate', input: { activationId: 'mailed-id', key: 'press' } }],
      true,
    ]);
  });
});

describe('D25: successful activations', () => {
  const remembered = at(plain(asking.value), {
    invitation: link,
    registration: { id: '1', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' },
    account: { state: 'pending', email: 'zoe@example.org' },
    activation: { id: 'mailed-id', error: 'failed' },
  });
  const active = accepted('ACTIVE', url);
  const before = { ...linkRefused('ALREADY_ACTIVE'), registration: { id: '1', status: 'ACTIVE' }, url };
  const answer = (said: object) =>
    take(remembered, { type: 'activation.pressed', key: 'press' }, done('activate', said));

  test.each([
    [
      'successful: other tabs are informed',
      { justNow: 'begun' },
      { how: 'justNow' as const, url },
      active,
      [{ type: 'account.activated', registration: '1' }],
    ],
    ['already active', 'before', { how: 'before' as const, url: null }, before, []],
  ])('%s; the data of the registration is cleared', (_, value, activated, said, emitted) => {
    const taken = answer(said);
    expect([taken.value, taken.emitted, changes(remembered, taken)]).toEqual([
      { activation: { activated: value } },
      emitted,
      {
        answer: said,
        activation: { id: null, error: null, success: activated },
        registration: null,
        account: null,
      },
    ]);
  });

  test.each([
    ['justNow', 'staying'],
    ['before', 'before'],
    ['elsewhere', 'elsewhere'],
  ] as const)('%s, reloaded: still active, without forwarding, with ways to the shop and the login', (how, state) => {
    const success = { how, url: '/in' };
    const loaded = (['activateAccount', 'socialSecondStep'] as const).map((page) =>
      open(page, { remembered: { activation: { success } } }),
    );
    expect(loaded.map(({ value }) => value)).toEqual(loaded.map(() => ({ activation: { activated: state } })));
    const left = (type: 'shop.chosen' | 'login.chosen') => loaded.map((page) => take(page.state, { type }).emitted);
    expect([left('shop.chosen'), left('login.chosen')]).toEqual([
      loaded.map(() => [{ type: 'navigation.requested', to: 'shop', url: '/in' }]),
      loaded.map(() => [{ type: 'navigation.requested', to: 'login' }]),
    ]);
  });
  test('another activation link requires its own confirmation; a new registration is another account', () => {
    const success = { how: 'justNow', url: '/in' } as const;
    const other = open('activateAccount', { activationId: 'other', remembered: { activation: { success } } });
    expect(other.value).toEqual(plain(asking.value));
  });
});

describe('D25: failed activations', () => {
  test.each([
    ['failed', 'failed', refusal('Infrastructure'), { kind: 'technical' }],
    ['invalidLink', 'invalidLink', linkRefused(), null],
    ['incompleteLink', 'incompleteLink', linkRefused('INCOMPLETE'), null],
    ['expiredLink', { expiredLink: 'idle' }, linkRefused('EXPIRED'), null],
    ['replacedLink', { replacedLink: 'idle' }, linkRefused('REPLACED'), null],
  ] as const)('%s', (outcome, activationError, said, problem) => {
    const taken = answered(said);
    expect([taken.value, changes(asking, taken), taken.state.hasTag(outcome)]).toEqual([
      { activation: { activationError } },
      {
        answer: said,
        activation: { error: outcome },
        ...(problem ? { requests: requestsWith({ activate: { problem } }) } : {}),
      },
      true,
    ]);
  });

  test('opened without its id: the page says so, also after a reload (D48)', () => {
    const cold = take(begin({}), { type: 'visit.refused', page: 'activateAccount' });
    expect([cold.value, cold.asked, cold.state.context.activation.error]).toEqual([
      { activation: { activationError: 'incompleteLink' } },
      [],
      'incompleteLink',
    ]);
  });
});
