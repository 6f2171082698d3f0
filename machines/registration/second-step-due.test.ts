/** When a second step is due, and where its address leads otherwise (D3, D12). */
import { describe, expect, test } from 'vitest';
import { accepted, asking, at, changes, done, link, open, route, take } from '../../test/harness/chart.ts';
import {
  claims,
  completing,
  due,
  form,
  formFinished,
  secondStep,
  started,
  token,
} from '../../test/harness/registration.ts';
import { DEFAULT_OPTIONS } from '../landing-pages/landing-options.ts';
import type { VisitEvent, VisitInput } from '../context/visit.types.ts';

describe('the lean second step shares the address of the form (D3)', () => {
  const remembered = { registration: started, account: null, activationError: null, applied: false };
  const lean: Partial<VisitInput> = {
    invitation: link,
    options: { ...DEFAULT_OPTIONS, flow: 'leanStep2' },
    remembered,
  };
  const here = secondStep('leanStep2', 'editing');

  test('opened while due: shown instead of the form', () => {
    const opened = open('registrationForm', lean);
    expect([opened.value, opened.asked]).toEqual([here, []]);
  });
  test('also without an invitation', () => {
    expect(open('registrationForm', { ...lean, invitation: null }).value).toEqual(here);
  });
  test.each<[string, Partial<VisitInput>]>([
    ['complete', { remembered: { ...remembered, registration: { ...started, status: 'PENDING_ACTIVATION' } } }],
    ['none', { remembered: { ...remembered, registration: null } }],
    ['of another flow', { options: DEFAULT_OPTIONS }],
  ])('a registration with %s: the form', (_, more) => {
    expect(open('registrationForm', { ...lean, ...more }).value).toEqual(form('checking', 'editing'));
  });
  test('opened while it is sent: waits for the answer (D21)', () => {
    const sending = completing('leanStep2');
    const jumped = take(sending, asking(sending, 'registrationForm'));
    expect([jumped.value, changes(sending, jumped)]).toEqual([sending.value, {}]);
    expect(take(jumped.state, done('finalizeLean', accepted('PENDING_ACTIVATION'))).value).toEqual(formFinished);
  });
});

describe('the social second step requires a token and a registration (D12)', () => {
  const options = { ...DEFAULT_OPTIONS, flow: 'socialRegistration' } as const;
  const remembered = { registration: started, account: null, activationError: null, applied: false };
  const social: Partial<VisitInput> = { token, options, remembered };
  const due_ = secondStep('socialRegistration', 'editing');

  test.each<[string, Partial<VisitInput>, unknown]>([
    ['both', {}, due_],
    [
      'no registration: the form it follows',
      { remembered: { ...remembered, registration: null } },
      form('checking', 'editing'),
    ],
    ['no token', { token: null }, 'deny'],
    ['a token that can’t be read', { token: 'a.b.c' }, 'deny'],
    ['another flow', { options: DEFAULT_OPTIONS }, 'deny'],
  ])('%s', (_, more, value) => {
    expect(open('socialSecondStep', { ...social, ...more }).value).toEqual(value);
  });
  test('no registration, and a token without a code: denied', () => {
    const { registrationCode: _, ...anonymous } = claims;
    const context = {
      token: { text: token, claims: { ...anonymous, registrationCode: null } },
      flow: 'socialRegistration',
    } as const;
    const boot = at('boot', context);
    expect(take(boot, { type: 'visit.refused', page: 'socialSecondStep' }).value).toBe('deny');
  });
  test('a token refused meanwhile no longer suffices', () => {
    const refused = at('deny', { ...due('socialRegistration').context, token: { text: null, claims: null } });
    expect(refused.can(route('socialSecondStep') as VisitEvent)).toBe(false);
  });
});
