import { waitFor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/harness/chart.ts';
import { token } from '../../../test/harness/registration.ts';
import { goodCode, here, never, on, openVisit, press, visitTests } from '../../../test/harness/page-visit.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';

visitTests();
/** Navigates the history; the browser reports each step asynchronously. */
const go = async (steps: number, notifications = 1) => {
  history.go(steps);
  for (let notified = 0; notified < notifications; notified += 1)
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
};

describe('on arrival', () => {
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
  ])('%s: uses the one history entry', (_, address, page, path) => {
    const { visit, pushed } = openVisit(address);
    expect([on(visit), here(), pushed()]).toEqual([page, path, 0]);
  });
});

describe('navigation', () => {
  test('a page requested by the visitor is a new entry, at the top, without the query', () => {
    const { visit, navigator, pushed } = openVisit('/?rc=A&utm_source=a');
    navigator.push({ pathname: '/acquisition/registration/formstarted' });
    expect([on(visit), here(), pushed()]).toEqual(['registrationForm', '/registration/formstarted', 1]);
    expect(vi.mocked(scrollTo).mock.calls).toEqual([[0, 0]]);
  });
  test('a page that the machine enters is a new entry, too', async () => {
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
  test('keeps the query on a replacement of the current page (D35)', () => {
    const { visit, navigator, pushed } = openVisit('/?utm_source=a');
    navigator.replace('/acquisition/women');
    expect([on(visit), here(), pushed()]).toEqual(['landing', '/women?utm_source=a', 0]);
  });
  test('does not open the current page again', () => {
    const lookUpCode = vi.fn<VisitServices['lookUpCode']>(never);
    const { visit, navigator, pushed } = openVisit('/?rc=A', { lookUpCode });
    navigator.push('/acquisition/');
    navigator.replace('/acquisition');
    expect([visit.getSnapshot().hasTag('lookingUp'), pushed(), lookUpCode.mock.calls.length]).toEqual([true, 0, 1]);
  });
  test('uses the base path of the current language', () => {
    let base = '/acquisition';
    const { navigator } = openVisit('/', {}, () => base);
    base = '/acquisition/de';
    navigator.push('/acquisition/de/registration/code');
    expect(here()).toBe('/de/registration/code');
  });
});

describe('back and forward', () => {
  test('between reachable pages: pushes and sends nothing', async () => {
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

  test('to a position on a page: restores the hash in the address', async () => {
    const { visit, navigator, pushed } = openVisit('/about-us/2');
    navigator.push('/acquisition#ask');
    await go(-1);
    const back = [on(visit), here()];
    await go(1);
    expect([back, on(visit), here(), pushed()]).toEqual([['aboutInvitation', '/about-us/2'], 'landing', '/#ask', 1]);
  });

  test('to a page that is no longer reachable: stays, and restores the address', async () => {
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

  test('during a request: stays, and Back works after the response', async () => {
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
