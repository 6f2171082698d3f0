/** The second steps: when they are due (D3, D12), requests, repetition, and the way back (D15, D21). */
import { describe, expect, test } from 'vitest';
import type { FlowInTwoSteps } from '../flows/flows.ts';
import {
  accepted,
  asking,
  at,
  changes,
  cut,
  done,
  keysOf,
  link,
  open,
  requestsWith,
  route,
  take,
} from '../../test/harness/chart.ts';
import {
  answered,
  attemptIn,
  claims,
  completing,
  completions,
  due,
  form,
  formFinished,
  formValues,
  person,
  secondStep,
  started,
  step,
  token,
} from '../../test/harness/registration.ts';
import type { Requests } from '../context/requests.types.ts';
import type { Completion } from '../context/registration.types.ts';
import type { VisitEvent, VisitInput } from '../context/visit.types.ts';
import { DEFAULT_OPTIONS } from '../landing-pages/landing-options.ts';

const remembered = { registration: started };

describe('the lean second step shares the address of the form (D3)', () => {
  const options = { ...DEFAULT_OPTIONS, flow: 'leanStep2' } as const;
  const pending = { registration: { ...started, status: 'PENDING_ACTIVATION' } } as const;
  test.each<[string, Partial<VisitInput>, unknown]>([
    ['a started registration: shown instead of the form', {}, secondStep('leanStep2', 'editing')],
    ['the same without an invitation', { invitation: null }, secondStep('leanStep2', 'editing')],
    ['a complete registration: the form', { remembered: pending }, form('checking', 'editing')],
    ['a registration of another flow: the form', { options: DEFAULT_OPTIONS }, form('checking', 'editing')],
  ])('%s', (_, more, value) => {
    expect(open('registrationForm', { invitation: link, options, remembered, ...more }).value).toEqual(value);
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
  test.each<[string, Partial<VisitInput>, unknown]>([
    ['both', {}, secondStep('socialRegistration', 'editing')],
    ['no registration: the form it follows', { remembered: { registration: null } }, form('checking', 'editing')],
    ['no token', { token: null }, 'deny'],
  ])('%s', (_, more, value) => {
    expect(open('socialSecondStep', { token, options, remembered, ...more }).value).toEqual(value);
  });
  test('no registration, and a token without a code: denied', () => {
    const anonymous = { text: token, claims: { ...claims, registrationCode: null } };
    const boot = at('boot', { token: anonymous, flow: 'socialRegistration' });
    expect(take(boot, { type: 'visit.refused', page: 'socialSecondStep' }).value).toBe('deny');
  });
  test('a token refused meanwhile no longer suffices', () => {
    const refused = at('deny', { ...due('socialRegistration').context, token: { text: null, claims: null } });
    expect(refused.can(route('socialSecondStep') as VisitEvent)).toBe(false);
  });
});

describe.each<[FlowInTwoSteps, string]>([
  ['leanStep2', 'finalizeLean'],
  ['socialRegistration', 'finalizeSocial'],
])('%s', (flow, actor) => {
  const completion = completions[flow];
  const register = answered(attemptIn(flow));
  const knowing = (complete: Partial<Requests['complete']>) => ({ requests: requestsWith({ register, complete }) });

  test('a press sends the step’s data for the registration', () => {
    const sent = take(due(flow, knowing({ problem: { kind: 'network' } })), step(completion));
    expect([sent.value, sent.asked, changes(due(flow), sent)]).toEqual([
      secondStep(flow, { sending: 'waiting' }),
      [{ id: actor, input: { key: 'step', registrationId: '1', completion } }],
      knowing({ sent: { key: 'step', completion } }),
    ]);
  });
  test('accepted: the form’s data is cleared (D22)', () => {
    const { context } = take(due(flow), step(completion), done(actor, accepted('PENDING_ACTIVATION')));
    expect(context.requests).toEqual(requestsWith({}));
  });
  test('a changed step has a new key, also when it is changed back (D21)', () => {
    const changed: Completion =
      flow === 'leanStep2' ? { person: { ...person, gender: 'woman' } } : { shoppingPreferences: [] };
    const steps = [step(completion, 'one'), cut(actor), step(changed, 'two'), cut(actor), step(completion, 'three')];
    expect(keysOf(due(flow), ...steps)).toEqual(['one', 'two', 'three']);
  });
  test('back: the form with its input; the registration is abandoned', () => {
    const sent = due(flow, knowing({ sent: { key: 'one', completion }, problem: { kind: 'network' } }));
    const back = take(sent, { type: 'form.returned' });
    const typed = flow === 'leanStep2' ? { ...formValues[flow], ...person } : formValues[flow];
    expect([back.value, back.context.requests, back.context.registration, back.asked]).toEqual([
      form('known', 'editing'),
      requestsWith({ register: answered({ ...register.sent, values: typed }) }),
      null,
      [],
    ]);
  });
});

describe('lean: name and gender are required', () => {
  test.each<[string, Completion]>([
    ['gender', { person: { ...person, gender: '' } }],
    ['last name', { person: { ...person, lastName: '<b>' } }],
    ['something else', { shoppingPreferences: [] }],
  ])('%s', (_, completion) => {
    const refused = take(due('leanStep2'), step(completion));
    expect([refused.value, refused.asked, changes(due('leanStep2'), refused)]).toEqual([
      secondStep('leanStep2', 'editing'),
      [],
      {},
    ]);
  });
});
test('social, accepted: signed in and forwarded at once, also by a press; the data of the registration is cleared', () => {
  const url = 'https://shop.example/in';
  const begun = due('socialRegistration', { signedIn: false });
  const taken = take(begun, step(completions.socialRegistration), done('finalizeSocial', accepted('ACTIVE', url)));
  const shop = { type: 'navigation.requested', to: 'shop', url };
  expect([taken.value, taken.emitted, changes(begun, taken)]).toEqual([
    { registration: { autoActivated: 'leaving' } },
    [{ type: 'draft.discarded', form: 'registration' }, shop],
    {
      registration: null,
      requests: requestsWith({}),
      answer: accepted('ACTIVE', url),
      signedIn: true,
      activation: { success: { how: 'justNow', url } },
    },
  ]);
  const again = take(taken.state, { type: 'shop.chosen' });
  expect([again.value, again.emitted]).toEqual([taken.value, [shop]]);
});
