import { waitFor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/harness/chart.ts';
import { token } from '../../../test/harness/registration.ts';
import { goodCode, here, never, on, openVisit, press, visitTests } from '../../../test/harness/page-visit.ts';
import type { VisitServices } from '../../../machines/visit.calls.ts';
import type { RegistrationAnswer } from '../../../machines/registration/registration.types.ts';

visitTests();
/** Navigates the history; the browser reports each step asynchronously. */
const go = async (steps: number, tellings = 1) => {
  history.go(steps);
  for (let told = 0; told < tellings; told += 1)
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
};

describe('arriving', () => {
  test.each([
    ['an open page', '/registration/code', 'codeEntry', '/registration/code'],
    ['the start page', '/', 'landing', '/'],
    ['an earned page', '/registration/formstarted?rc=A', 'registrationForm', '/registration/formstarted'],
    ['an unearned form', '/registration/formstarted', 'codeEntry', '/registration/code'],
    ['another unearned page', '/registration/formfinished', 'landing', '/'],
    ['a start page that is not defined', '/nowhere', 'unknownAddress', '/nowhere'],
    ['a start page by its slug', '/lean?rc=A', 'landing', '/lean'],
    ['a lobby with its token', `/lobby?token=${token}&utm_source=a`, 'lobby', '/lobby?utm_source=a'],
    [
      'the second step of a social form',
      `/registration/social-registration-second-step?flow=socialRegistration&token=${token}`,
      'registrationForm',
      '/registration/formstarted?flow=socialRegistration',
    ],
    ['secrets', '/registration/code?rc=A&ts=B&token=C&utm_source=a', 'codeEntry', '/registration/code?utm_source=a'],
    [
      'a campaign to an unearned page',
      '/registration/formstarted?utm_source=a#top',
      'codeEntry',
      '/registration/code?utm_source=a#top',
    ],
  ])('%s: in the one entry of the history', (_, address, page, path) => {
    const { visit, pushed } = openVisit(address);
    expect([on(visit), here(), pushed()]).toEqual([page, path, 0]);
  });
});

describe('moving on', () => {
  test('a page that the visitor asks for is a new entry, at the top, without the query', () => {
    const { visit, navigator, pushed } = openVisit('/?rc=A&utm_source=a');
    navigator.push({ pathname: '/acquisition/registration/formstarted' });
    expect([on(visit), here(), pushed()]).toEqual(['registrationForm', '/registration/formstarted', 1]);
    expect(vi.mocked(scrollTo).mock.calls).toEqual([[0, 0]]);
  });
  test('so is one that the chart leads to by itself', async () => {
    const { visit, pushed } = openVisit('/?rc=A', {
      lookUpCode: () => Promise.resolve({ ...goodCode, errors: ['INVITER_INVALID'] }),
    });
    await waitFor(visit, (snapshot) => snapshot.matches('deny'));
    expect([here(), pushed()]).toEqual(['/registration/deny', 1]);
  });
  test.each([
    ['to a place on the page', '/registration/code', '/acquisition#ask', 'landing', '/#ask', 1],
    ['to a place on the page one is on', '/', '/acquisition#ask', 'landing', '/#ask', 0],
    [
      'to one that the page does not have',
      '/',
      '/acquisition/registration/code#%',
      'codeEntry',
      '/registration/code#%',
      1,
    ],
    ['to a page that was not earned', '/', '/acquisition/registration/formfinished#ask', 'landing', '/', 0],
  ])('a link %s', (_, from, to, page, address, entries) => {
    const { visit, navigator, pushed } = openVisit(from);
    navigator.push(to);
    expect([on(visit), here(), pushed()]).toEqual([page, address, entries]);
  });
  test('in place of the page that is shown, with what stands in the address beside it (D35)', () => {
    const { visit, navigator, pushed } = openVisit('/?utm_source=a');
    navigator.replace('/acquisition/women');
    expect([on(visit), here(), pushed()]).toEqual(['landing', '/women?utm_source=a', 0]);
  });
  test('the page one is on is not opened again', () => {
    const lookUpCode = vi.fn<VisitServices['lookUpCode']>(never);
    const { visit, navigator, pushed } = openVisit('/?rc=A', { lookUpCode });
    navigator.push('/acquisition/');
    navigator.replace('/acquisition');
    expect([visit.getSnapshot().hasTag('lookingUp'), pushed(), lookUpCode.mock.calls.length]).toEqual([true, 0, 1]);
  });
  test('the base is the one of the language as it is then', () => {
    let base = '/acquisition';
    const { navigator } = openVisit('/', {}, () => base);
    base = '/acquisition/de';
    navigator.push('/acquisition/de/registration/code');
    expect(here()).toBe('/de/registration/code');
  });
});

describe('back and forward', () => {
  test('between pages that are earned: nothing is pushed, nothing is sent', async () => {
    const register = vi.fn<VisitServices['register']>(never);
    const { visit, navigator, pushed } = openVisit('/?rc=A', { register });
    navigator.push('/acquisition/registration/formstarted');
    await go(-1);
    const back = [on(visit), here(), pushed()];
    await go(1);
    expect([back, [on(visit), here(), pushed()], register.mock.calls]).toEqual([
      ['landing', '/', 1],
      ['registrationForm', '/registration/formstarted', 1],
      [],
    ]);
  });

  test('to a place on a page: the address names it again', async () => {
    const { visit, navigator, pushed } = openVisit('/about-us/2');
    navigator.push('/acquisition#ask');
    await go(-1);
    const back = [on(visit), here()];
    await go(1);
    expect([back, on(visit), here(), pushed()]).toEqual([['aboutInvitation', '/about-us/2'], 'landing', '/#ask', 1]);
  });

  test('to a page that is no longer earned: one stays, and the address says where', async () => {
    const register = () => Promise.resolve(refusal('RegistrationCodeInvalid'));
    const { visit, navigator } = openVisit('/?rc=A', { lookUpCode: () => Promise.resolve(goodCode), register });
    navigator.push('/acquisition/registration/formstarted');
    visit.send(press);
    await waitFor(visit, (snapshot) => snapshot.matches('deny'));
    await go(-1);
    expect([on(visit), here()]).toEqual(['deny', '/registration/deny']);
    await go(-1);
    expect([on(visit), here()]).toEqual(['landing', '/']);
  });

  test('while something was sent: one stays, the history is as it was, and Back works once it is answered', async () => {
    let answer: (answer: RegistrationAnswer) => void = () => undefined;
    const register = () => new Promise<RegistrationAnswer>((resolve) => void (answer = resolve));
    const { visit, navigator, pushed } = openVisit('/?rc=A', { lookUpCode: () => Promise.resolve(goodCode), register });
    navigator.push('/acquisition/registration/formstarted');
    visit.send(press);
    await waitFor(visit, (snapshot) =>
      snapshot.matches({ registration: { registrationForm: { entry: 'submitting' } } }),
    );
    await go(-1, 2);
    expect([on(visit), here(), pushed(), visit.getSnapshot().hasTag('busy')]).toEqual([
      'registrationForm',
      '/registration/formstarted',
      1,
      true,
    ]);
    answer(refusal('FirstNameInvalid'));
    await waitFor(visit, (snapshot) => !snapshot.hasTag('busy'));
    await go(-1);
    expect([on(visit), here()]).toEqual(['landing', '/']);
  });
});
