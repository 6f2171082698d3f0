import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { countryOptions } from '../../../test/harness/chart.ts';
import { aNotice, headingOf, said, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import { invitation, codeCheck } from './invited-by-clara.ts';
import Landing from './Landing.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const code = () => screen.queryByRole('form', { name: textOf('en', 'code.form') });
const waitingList = () => screen.queryByRole('form', { name: textOf('en', 'landing.waitingForm') });
const links = (name: string) => screen.queryAllByRole('link', { name }).map((one) => one.getAttribute('href'));

describe('greeting, document title (WCAG 2.4.2) and next step', () => {
  test.each([
    ['uninvited', 'landing.standardHeading', 'landing.standardSecond', 'landing.page'],
    ['lookingUp', 'landing.pendingHeading', 'landing.pendingSecond', 'landing.invitedStepHeading'],
    ['invited', 'landing.invitedHeading', 'landing.invitedSecond', 'landing.invitedStepHeading'],
    ['invitedNameless', 'landing.invitedHeading', 'landing.invitedSecondNameless', 'landing.invitedStepHeading'],
    ['unavailable', 'landing.pendingHeading', 'landing.pendingSecond', 'landing.invitedStepHeading'],
    ['lean', 'landing.invitedHeading', 'landing.invitedSecond', 'landing.invitedStepHeading'],
    ['leanUninvited', 'landing.standardHeading', 'landing.standardSecond', 'landing.leanPage'],
    ['women', 'landing.womenHeading', 'landing.womenSecond', 'landing.womenPage'],
    ['men', 'landing.menHeading', 'landing.menSecond', 'landing.menPage'],
    ['app', 'landing.appHeading', 'landing.appSecond', 'layout.app'],
    ['viral', 'landing.viralHeading', 'landing.viralSecond', 'landing.viralPage'],
    ['daba', 'landing.partnerHeading', 'landing.partnerSecond', 'landing.partnerPage'],
    ['full', 'landing.fullHeading', 'landing.fullSecond', 'landing.waitingForm'],
    ['womenInvited', 'landing.invitedHeading', 'landing.invitedSecond', 'landing.invitedStepHeading'],
    ['fullInvited', 'landing.invitedHeading', 'landing.invitedSecond', 'landing.invitedStepHeading'],
    ['asked', 'landing.standardHeading', 'landing.standardSecond', 'landing.askedPage'],
    ['teaser', 'landing.standardHeading', 'landing.standardSecond', 'teaser.page'],
  ] as const)('%s', async (situation, first, second, title) => {
    await show(Landing, fixtures[situation]);
    expect([heading(), document.title]).toEqual([
      headingOf('en', first, second, { inviter: 'Clara' }),
      `${textOf('en', title)} · Vestibule`,
    ]);
  });

  test('uninvited: links to the code page and the ask section; the login is in the members section', async () => {
    await show(Landing, fixtures.uninvited);
    const ways = [textOf('en', 'landing.haveCode'), textOf('en', 'landing.ask'), 'Login', 'Register'].map(links);
    expect([ways, code()?.id]).toEqual([[['/acquisition/registration/code'], ['#ask'], ['/login'], []], 'code']);
  });
  test('invited: links to the form, without a code form', async () => {
    const { user, asked } = await show(Landing, fixtures.invited);
    expect([[...new Set(links('Register'))], code(), waitingList()]).toEqual([
      ['/acquisition/registration/formstarted'],
      null,
      null,
    ]);
    expect(screen.getByText(textOf('en', 'landing.invitedLead')).tagName).toBe('P');
    const [register = document.body] = screen.getAllByRole('link', { name: 'Register' });
    await user.click(register);
    expect(asked).toEqual(['/acquisition/registration/formstarted']);
  });
});

describe('before hydration (D49)', () => {
  const delivered = { name: 'As it is delivered', value: { landing: 'opening' } };
  const inviting = () => [...document.querySelectorAll('.landing__invited')];
  test('renders the words for both cases; those for invited visitors are hidden until the root element says so', async () => {
    await show(Landing, delivered);
    expect([
      [...document.querySelectorAll('h1 > span > span')].map((words) => [
        words.textContent,
        words.hasAttribute('hidden'),
      ]),
      inviting().filter((one) => !one.hasAttribute('hidden')),
    ]).toEqual([
      [
        [headingOf('en', 'landing.standardHeading', 'landing.standardSecond'), false],
        [headingOf('en', 'landing.pendingHeading', 'landing.pendingSecond'), true],
      ],
      [],
    ]);
  });
  test.each(['lookingUp', 'unavailable', 'invited'] as const)(
    '%s: neither mentions that an invitation is needed, nor hides anything',
    async (situation) => {
      const { container } = await show(Landing, fixtures[situation]);
      expect([
        container.querySelectorAll('.landing__uninvited').length,
        inviting().filter((one) => one.hasAttribute('hidden')),
        code(),
        waitingList(),
        screen.queryByText(textOf('en', 'landing.becomeQuestion')),
        links(textOf('en', 'landing.haveCode')),
        links(textOf('en', 'landing.ask')),
      ]).toEqual([0, [], null, null, null, [], []]);
    },
  );
  test('reserves the space of the button, and shows it with the verdict', async () => {
    const rooms = [];
    for (const situation of [fixtures.lookingUp, fixtures.invited]) {
      const { container, unmount } = await show(Landing, situation);
      const room = container.querySelector('.landing__next > div');
      rooms.push([room?.textContent, room?.hasAttribute('inert'), links('Register')[0]]);
      unmount();
    }
    const [, [words] = []] = rooms;
    expect(rooms).toEqual([
      [words, true, undefined],
      [words, false, '/acquisition/registration/formstarted'],
    ]);
  });
});

describe('the look-up of the link', () => {
  test('announces the whole welcome in place when it is done', async () => {
    const answer = { errors: [], errorDetails: [], inviter: 'Clara', countryOptions, campaign: null };
    const { visit } = await show(Landing, fixtures.unavailable, {
      services: { lookUpCode: () => Promise.resolve(answer) },
    });
    visit.send({ type: 'lookUp.retried' });
    const welcome = headingOf('en', 'landing.invitedHeading', 'landing.invitedSecond', { inviter: 'Clara' });
    await waitFor(() => expect(said()).toContain(welcome));
    expect(heading()).toBe(welcome);
  });
  test('announces the new heading when a remembered invitation is no longer valid', async () => {
    const errors = { errors: ['INVITER_INVALID'], errorDetails: [] };
    const answer = { ...errors, inviter: null, countryOptions, campaign: null };
    const remembered = { ...invitation, source: 'memory' as const };
    const { visit } = await show(
      Landing,
      { ...fixtures.unavailable, context: { ...fixtures.unavailable.context, invitation: remembered } },
      { services: { lookUpCode: () => Promise.resolve(answer) } },
    );
    visit.send({ type: 'lookUp.retried' });
    const uninvited = headingOf('en', 'landing.standardHeading', 'landing.standardSecond');
    await waitFor(() => expect(said()).toContain(uninvited));
    expect(heading()).toBe(uninvited);
  });
  test('shows the heading and announces nothing if the result is known from the start', async () => {
    await show(Landing, fixtures.invited);
    expect(said()).not.toContain(heading());
  });
  test('says that it takes long', async () => {
    await show(Landing, fixtures.lookingUpSlow);
    expect(said()).toEqual([textOf('en', 'waiting.invitation')]);
  });
  test('offers a retry without a response', async () => {
    const { user, sent } = await show(Landing, fixtures.unavailable);
    const alert = screen.getByRole('region', aNotice);
    expect([screen.getAllByRole('region', aNotice).length, alert.textContent]).toEqual([
      1,
      'Network issue detected. Please verify your internet connection and retry.Try again',
    ]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'lookUp.retried' }]);
  });
});

describe('the welcome voucher (D51)', () => {
  const label = () => document.querySelector('.page-frame__label')?.textContent ?? null;
  test.each([
    ['15-percent-no-mov', 'voucherLabel.note', '15'],
    ['20-percent-mov', 'voucherLabel.minimum', '20'],
  ] as const)('%s: shows value and validity on a label on the curtain', async (voucher, note, percent) => {
    const { name, value, context } = fixtures.invited;
    await show(Landing, { name, value, context: { ...context, codeCheck: { ...codeCheck, vouchers: [voucher] } } });
    expect(label()).toBe(`${textOf('en', 'voucherLabel.worth', { percent })} ${textOf('en', note)}`);
  });
  test.each(['uninvited', 'lookingUp', 'lean'] as const)('%s: none', async (situation) => {
    await show(Landing, fixtures[situation]);
    expect(label()).toBeNull();
  });
});
