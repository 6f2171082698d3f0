/** The second steps: what they send, when a press repeats one, and when they are due (D3, D12, D15, D21). */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  asking,
  at,
  changes,
  done,
  failed,
  link,
  open,
  refusal,
  route,
  take,
  type Step,
} from '../../test/harness/chart.ts';
import {
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
  spent,
  started,
  step,
  token,
  type SteppedFlow,
} from '../../test/harness/registration.ts';
import { DEFAULT_OPTIONS } from '../checks/landing-options.ts';
import { ServiceFailure } from '../checks/failure.ts';
import type { JourneyEvent, JourneyInput } from '../journey.types.ts';
import type { Completion } from './registration.types.ts';

const flows: [SteppedFlow, string][] = [
  ['leanStep2', 'finalizeLean'],
  ['socialRegistration', 'finalizeSocial'],
];
const lost = (actor: string) => failed(actor, new ServiceFailure('network', 'refused'));

describe.each(flows)('%s', (flow, actor) => {
  const sending = secondStep(flow, { sending: 'waiting' });
  const completion = completions[flow];

  test('a press sends what the step collected, for the registration that was begun', () => {
    const sent = take(due(flow, { problem: { kind: 'network' } }), step(completion));
    expect([sent.value, sent.asked, changes(due(flow), sent), sent.state.hasTag('busy')]).toEqual([
      sending,
      [{ id: actor, input: { key: 'step', registrationId: '1', completion } }],
      { completionAttempt: { key: 'step', completion } },
      true,
    ]);
  });
  test('a second press while it is under way does nothing', () => {
    const again = take(completing(flow), step(completion, 'other'));
    expect([again.value, again.asked, again.context]).toEqual([sending, [], completing(flow).context]);
  });

  describe('keys (D21)', () => {
    const keys = (...steps: Step[]) =>
      take(due(flow), ...steps).asked.map(({ input }) => (input as { key: string }).key);

    test.each<[string, Step]>([
      ['refused', lost(actor)],
      ['5xx', failed(actor, new ServiceFailure('technical', '500'))],
      ['time-out', after('answerLimit')],
      ['cancelled', { type: 'wait.cancelled' }],
    ])('unchanged and unanswered (%s): repeated', (_, end) => {
      expect(keys(step(completion, 'one'), end, step(completion, 'two'), end, step(completion, 'three'))).toEqual([
        'one',
        'one',
        'one',
      ]);
    });
    test('changed: never', () => {
      const changed: Completion =
        flow === 'leanStep2' ? { person: { ...person, gender: 'woman' } } : { shoppingPreferences: [] };
      expect(
        keys(step(completion, 'one'), lost(actor), step(changed, 'two'), lost(actor), step(completion, 'three')),
      ).toEqual(['one', 'two', 'three']);
    });
    test.each(['Infrastructure', 'LocaleInvalid', 'NeverSeenBefore'])('answered (%s): never', (reason) => {
      expect(keys(step(completion, 'one'), done(actor, refusal(reason)), step(completion, 'two'))).toEqual([
        'one',
        'two',
      ]);
    });
    test('answered by being sent back to the form: never', () => {
      const again = take(
        due(flow),
        step(completion, 'one'),
        done(actor, refusal('EmailInvalid')),
        { type: 'form.submitted', values: { ...formValues[flow], ...person }, locale: 'de', key: 'form' },
        done('register', accepted('STARTED')),
        step(completion, 'two'),
      );
      expect(again.asked.map(({ id, input }) => [id, (input as { key: string }).key])).toEqual([
        [actor, 'one'],
        ['register', 'form'],
        [actor, 'two'],
      ]);
    });
  });

  test('the way back: the form with what was typed, the registration left behind', () => {
    const sent = due(flow, { problem: { kind: 'network' }, completionAttempt: { key: 'one', completion } });
    const back = take(sent, { type: 'form.returned' });
    const typed = flow === 'leanStep2' ? { ...formValues[flow], ...person } : formValues[flow];
    expect([back.value, back.context.attempt, back.context.registration, back.context.completionAttempt]).toEqual([
      form('known', 'editing'),
      { ...spent(attemptIn(flow)), values: typed },
      null,
      null,
    ]);
    expect([back.context.problem, back.asked]).toEqual([null, []]);
  });
  test('after a reload nothing of the form is known but the address', () => {
    const reloaded = due(flow, { attempt: null });
    const back = take(reloaded, step(completion), done(actor, refusal('FinalizationRegistrationIdNotExists')));
    expect([back.value, back.context.attempt, back.context.problem]).toEqual([
      form('known', 'editing'),
      null,
      { kind: 'lapsed' },
    ]);
  });
});

describe('lean: who the visitor is must be whole', () => {
  test.each<[string, Completion]>([
    ['gender', { person: { ...person, gender: '' } }],
    ['first name', { person: { ...person, firstName: ' ' } }],
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
  test('after a reload, accepted: check your inbox, by the address that was remembered', () => {
    const reloaded = due('leanStep2', { attempt: null, judgement: null });
    const taken = take(reloaded, step(completions.leanStep2), done('finalizeLean', accepted('PENDING_ACTIVATION')));
    expect([taken.value, taken.emitted, taken.context.registration]).toEqual([
      formFinished,
      [{ type: 'draft.discarded', form: 'registration' }],
      { ...started, status: 'PENDING_ACTIVATION' },
    ]);
  });
});

describe('social: skippable', () => {
  test.each<[string, Completion]>([
    ['nothing chosen', { shoppingPreferences: [] }],
    ['everything', { shoppingPreferences: ['women', 'men', 'kids', 'home', 'shoes', 'accessories'] }],
  ])('%s is sent', (_, completion) => {
    const { asked } = take(due('socialRegistration'), step(completion));
    expect(asked).toEqual([{ id: 'finalizeSocial', input: { key: 'step', registrationId: '1', completion } }]);
  });
  test('accepted: shown in at once, again by a press; what led here is forgotten', () => {
    const url = 'https://shop.example/in';
    const taken = take(completing('socialRegistration'), done('finalizeSocial', accepted('ACTIVE', url)));
    const shop = { type: 'navigation.requested', to: 'shop', url };
    expect([taken.value, taken.emitted, changes(due('socialRegistration'), taken)]).toEqual([
      { registration: { admitted: 'leaving' } },
      [{ type: 'draft.discarded', form: 'registration' }, shop],
      { registration: null, attempt: null, answer: accepted('ACTIVE', url) },
    ]);
    const again = take(taken.state, { type: 'shop.chosen' });
    expect([again.value, again.emitted]).toEqual([taken.value, [shop]]);
  });
});

describe('the lean second step shares the address of the form (D3)', () => {
  const remembered = { registration: started, account: null, activationError: null, applied: false };
  const lean: Partial<JourneyInput> = {
    invitation: link,
    options: { ...DEFAULT_OPTIONS, flow: 'leanStep2' },
    remembered,
  };
  const here = secondStep('leanStep2', 'editing');

  test('opened while it is due: it stands there instead of the form', () => {
    const opened = open('registrationForm', lean);
    expect([opened.value, opened.asked]).toEqual([here, []]);
  });
  test('also without an invitation', () => {
    expect(open('registrationForm', { ...lean, invitation: null }).value).toEqual(here);
  });
  test.each<[string, Partial<JourneyInput>]>([
    ['complete', { remembered: { ...remembered, registration: { ...started, status: 'PENDING_ACTIVATION' } } }],
    ['none', { remembered: { ...remembered, registration: null } }],
    ['of another flow', { options: DEFAULT_OPTIONS }],
  ])('a registration that is %s: the form', (_, more) => {
    expect(open('registrationForm', { ...lean, ...more }).value).toEqual(form('checking', 'editing'));
  });
  test.each<[string, ReturnType<typeof at>]>([
    ['the start page', at({ landing: 'welcomed' }, due('leanStep2').context)],
    ['the code page', at({ codeEntry: 'ready' }, due('leanStep2').context)],
    ['an unknown address', at('unknownAddress', due('leanStep2').context)],
  ])('asked for later, from %s', (_, from) => {
    const asked = take(from, asking(from, 'registrationForm'));
    expect([asked.value, asked.asked]).toEqual([here, []]);
  });
  test('asked for while one is there, as a jump within the page does: nothing changes', () => {
    const there = due('leanStep2', { problem: { kind: 'network' } });
    const jumped = take(there, asking(there, 'registrationForm'));
    expect([jumped.value, changes(there, jumped)]).toEqual([here, {}]);
  });
  test('asked for while it is being sent: the answer is waited for (D21)', () => {
    const sending = completing('leanStep2');
    const jumped = take(sending, asking(sending, 'registrationForm'));
    expect([jumped.value, changes(sending, jumped)]).toEqual([sending.value, {}]);
    expect(take(jumped.state, done('finalizeLean', accepted('PENDING_ACTIVATION'))).value).toEqual(formFinished);
  });
});

describe('the social second step is earned by a token and a registration that was begun (D12)', () => {
  const options = { ...DEFAULT_OPTIONS, flow: 'socialRegistration' } as const;
  const remembered = { registration: started, account: null, activationError: null, applied: false };
  const social: Partial<JourneyInput> = { token, options, remembered };
  const due_ = secondStep('socialRegistration', 'editing');

  test.each<[string, Partial<JourneyInput>, unknown]>([
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
  test('no registration, and a token that names no code: denied', () => {
    const { registrationCode: _, ...anonymous } = claims;
    const context = { claims: { ...anonymous, registrationCode: null }, token, flow: 'socialRegistration' } as const;
    const boot = at('boot', context);
    expect(take(boot, { type: 'visit.refused', page: 'socialSecondStep' }).value).toBe('deny');
  });
  test('left and asked for again', () => {
    const left = take(due('socialRegistration'), route('giftVoucher')).state;
    expect(take(left, route('socialSecondStep')).value).toEqual(due_);
  });
  test('sent: it can’t be left', () => {
    const wish = route('giftVoucher') as JourneyEvent;
    expect(completing('socialRegistration').can(wish)).toBe(false);
  });
});
