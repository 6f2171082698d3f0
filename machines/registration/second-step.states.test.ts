/**
 * The second steps: requests, repetition, and the way back (D15, D21); for when they are due see
 * second-step-due.test.ts.
 */
import { describe, expect, test } from 'vitest';
import type { FlowInTwoSteps } from '../flows/flows.ts';
import {
  accepted,
  changes,
  done,
  failed,
  link,
  refusal,
  requestsWith,
  take,
  valid,
  type Step,
} from '../../test/harness/chart.ts';
import {
  attemptIn,
  completions,
  due,
  form,
  formFinished,
  formValues,
  person,
  secondStep,
  answered,
  started,
  step,
} from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { Requests } from '../context/requests.types.ts';
import type { Completion } from '../context/registration.types.ts';

const flows: [FlowInTwoSteps, string][] = [
  ['leanStep2', 'finalizeLean'],
  ['socialRegistration', 'finalizeSocial'],
];
const accountActive = { ...refusal('FinalizationRegistrationIdNotExists'), details: ['ALREADY_ACTIVE'] };
const registered = done('register', accepted('STARTED'));
const lost = (actor: string) => failed(actor, new ServiceFailure('network', 'refused'));

describe.each(flows)('%s', (flow, actor) => {
  const sending = secondStep(flow, { sending: 'waiting' });
  const completion = completions[flow];
  const register = answered(attemptIn(flow));
  const knowing = (complete: Partial<Requests['complete']>) => ({ requests: requestsWith({ register, complete }) });

  test('accepted: the form’s data is cleared (D22)', () => {
    const known = due(flow, {
      requests: requestsWith({ register: { ...answered(attemptIn(flow)), revealed: ['firstName'] } }),
    });
    const { context } = take(known, step(completion), done(actor, accepted('PENDING_ACTIVATION')));
    expect(context.requests).toEqual(requestsWith({}));
  });
  test('a press sends the step’s data for the registration', () => {
    const sent = take(due(flow, knowing({ problem: { kind: 'network' } })), step(completion));
    expect([sent.value, sent.asked, changes(due(flow), sent), sent.state.hasTag('busy')]).toEqual([
      sending,
      [{ id: actor, input: { key: 'step', registrationId: '1', completion } }],
      knowing({ sent: { key: 'step', completion } }),
      true,
    ]);
  });

  describe('keys (D21)', () => {
    const keys = (...steps: Step[]) =>
      take(due(flow), ...steps).asked.map(({ input }) => (input as { key: string }).key);

    test('changed: never', () => {
      const changed: Completion =
        flow === 'leanStep2' ? { person: { ...person, gender: 'woman' } } : { shoppingPreferences: [] };
      expect(
        keys(step(completion, 'one'), lost(actor), step(changed, 'two'), lost(actor), step(completion, 'three')),
      ).toEqual(['one', 'two', 'three']);
    });
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
  test('changed terms: the form, and the documents are reloaded', () => {
    const known = due(flow, { invitation: link, codeCheck: valid });
    const back = take(known, step(completion), done(actor, refusal('AgreementsAcceptedInvalid')));
    expect([back.value, back.context.codeCheck, back.asked.at(-1), back.context.requests.register.problem]).toEqual([
      form('checking', 'editing'),
      null,
      { id: 'formInvitation', input: link },
      { kind: 'fields', fields: { terms: 'missing' } },
    ]);
  });
  test('after a reload only the address of the form is known', () => {
    const reloaded = due(flow, { requests: requestsWith({}) });
    const back = take(reloaded, step(completion), done(actor, refusal('FinalizationRegistrationIdNotExists')));
    expect([back.value, back.context.requests]).toEqual([
      form('known', 'editing'),
      requestsWith({ register: { problem: { kind: 'lapsed' } } }),
    ]);
  });
});

describe('lean: name and gender are required', () => {
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
  test('restarted after an activation elsewhere: the names are kept', () => {
    const completion = completions.leanStep2;
    const active = take(due('leanStep2'), step(completion), done('finalizeLean', accountActive)).state;
    const sent = { type: 'form.submitted', values: formValues.leanStep2, locale: 'en', key: 'anew' } as const;
    const anew = take(active, { type: 'xstate.route', to: '#registrationForm' }, sent, registered);
    expect([anew.value, anew.context.requests.complete]).toEqual([
      secondStep('leanStep2', 'editing'),
      requestsWith({ complete: { sent: { key: '', completion } } }).complete,
    ]);
  });
  test('after a reload, accepted: the inbox page with the remembered address', () => {
    const reloaded = due('leanStep2', { requests: requestsWith({}), codeCheck: null });
    const taken = take(reloaded, step(completions.leanStep2), done('finalizeLean', accepted('PENDING_ACTIVATION')));
    expect([taken.value, taken.emitted, taken.context.registration]).toEqual([
      formFinished,
      [{ type: 'draft.discarded', form: 'registration' }],
      { ...started, status: 'PENDING_ACTIVATION' },
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
