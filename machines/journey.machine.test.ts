import { describe, expect, test } from 'vitest';
import { at, begin, link, route, take } from '../test/harness/chart.ts';
import type { JourneyInput, PageId } from './journey.types.ts';

const registration = { id: '1', email: 'zoe@example.org' };
const remembered: JourneyInput['remembered'] = { registration: null, account: null, activationError: null };
const account = (state: 'active' | 'pending') => ({
  remembered: { ...remembered, account: { state, email: registration.email } },
});
const failure = (activationError: 'failed' | 'invalidLink' | 'expiredLink') => ({
  remembered: { ...remembered, activationError },
});
const finished = { registration: { formFinished: 'resting' } };
const form = { registration: { registrationForm: { invitation: 'checking', entry: 'editing' } } };

/** As the engine asks: by the route if the chart grants it, else by telling of the refusal. */
function ask(page: PageId, input: Partial<JourneyInput> = {}, slug?: string) {
  const boot = begin(input);
  const wish = route(page, slug);
  const granted = boot.can(wish as never);
  return take(boot, granted ? wish : { type: 'visit.refused', page });
}

test('a visit begins in boot, which shows no page', () => {
  const boot = begin({ country: 'AT', invitation: link, activationId: 'id', ...account('active') });
  expect([boot.value, boot.getMeta(), boot.context]).toEqual([
    'boot',
    {},
    {
      country: 'AT',
      invitation: link,
      activationId: 'id',
      registration: null,
      account: { state: 'active', email: registration.email },
      activationError: null,
      slug: null,
      typedCode: null,
      judgement: null,
      attempt: null,
      answer: null,
      activation: null,
      activationKey: null,
      resend: null,
      problem: null,
    },
  ]);
});

describe('D12: pages that were earned', () => {
  test.each<[PageId, Partial<JourneyInput>, unknown]>([
    ['landing', { invitation: link }, { landing: { lookingUp: 'waiting' } }],
    ['codeEntry', { invitation: link }, { codeEntry: 'ready' }],
    ['registrationForm', { invitation: link }, form],
    ['registrationForm', { invitation: { ...link, source: 'memory' } }, form],
    ['formFinished', { remembered: { ...remembered, registration } }, finished],
    ['emailActive', account('active'), { registration: { emailActive: 'countingDown' } }],
    ['emailPending', account('pending'), { registration: { emailPending: 'resting' } }],
    ['activateAccount', { activationId: 'id' }, { activation: { activateAccount: 'asking' } }],
    ['activationError', failure('failed'), { activation: { activationError: 'failed' } }],
    ['activationError', failure('invalidLink'), { activation: { activationError: 'invalidLink' } }],
    ['activationError', failure('expiredLink'), { activation: { activationError: { expiredLink: 'resting' } } }],
  ])('%s', (page, input, value) => {
    expect(ask(page, input).value).toEqual(value);
  });
});

describe('D12: the same pages, unearned or open to everyone', () => {
  const start = { landing: { uninvited: 'ready' } };
  test.each<[PageId, unknown, Partial<JourneyInput>?]>([
    ['landing', start],
    ['codeEntry', { codeEntry: 'ready' }],
    ['registrationForm', { codeEntry: 'ready' }],
    ['formFinished', start],
    ['emailActive', start],
    ['emailActive', start, account('pending')],
    ['emailPending', start],
    ['emailPending', start, account('active')],
    ['activateAccount', start],
    ['activated', start, { activationId: 'id' }],
    ['activationError', start],
    ['deny', 'deny'],
    ['notFound', 'notFound'],
    ['unknownAddress', 'unknownAddress'],
    ['error', start],
  ])('%s', (page, value, input) => {
    const taken = ask(page, input);
    expect([taken.value, taken.asked, taken.emitted]).toEqual([value, [], []]);
  });

  test('a start page that is not defined is an unknown address (D3, D29)', () => {
    expect(ask('landing', { invitation: link }, 'nowhere').value).toBe('unknownAddress');
  });
});

describe('what is on its way, and what broke', () => {
  const attempt = { key: 'k', code: 'VESTIBULE', timestamp: null, locale: 'en', values: {} as never } as const;
  test.each([
    ['submit', { registration: { registrationForm: { invitation: 'known', entry: { submitting: 'waiting' } } } }],
    ['activation', { activation: { activateAccount: { activating: 'waiting' } } }],
  ])('while a %s was sent no page can be asked for (D21)', (_, value) => {
    const state = at(value, { attempt, activationId: 'id', invitation: link });
    const pages: PageId[] = ['landing', 'codeEntry', 'deny', 'notFound', 'unknownAddress'];
    expect(pages.map((page) => state.can(route(page) as never))).toEqual(pages.map(() => false));
    expect(take(state, route('landing'), { type: 'visit.refused', page: 'landing' }).value).toEqual(value);
  });

  test.each([['boot'], [{ landing: { uninvited: 'ready' } }], [form], [finished], ['deny']])(
    'from %j a failure of our own leads to the error page, which has a way back',
    (value) => {
      const broken = take(at(value), { type: 'visit.failed' });
      expect([broken.value, take(broken.state, route('landing')).value]).toEqual([
        'error',
        { landing: { uninvited: 'ready' } },
      ]);
    },
  );
});
