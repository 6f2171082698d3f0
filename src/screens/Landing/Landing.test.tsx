import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { countryOptions } from '../../../test/harness/chart.ts';
import { aNotice, headingOf, said, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import { invitation, judgement } from './invited-by-clara.ts';
import Landing from './Landing.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const code = () => screen.queryByRole('form', { name: textOf('en', 'code.form') });
const waitingList = () => screen.queryByRole('form', { name: textOf('en', 'landing.waitingForm') });
const links = (name: string) => screen.queryAllByRole('link', { name }).map((one) => one.getAttribute('href'));

describe('who is greeted, what the tab says (WCAG 2.4.2), and what leads on', () => {
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

  test('uninvited: the way to the code page, and to the ask; the login is that of the section for members', async () => {
    await show(Landing, fixtures.uninvited);
    const ways = [textOf('en', 'landing.haveCode'), textOf('en', 'landing.ask'), 'Login', 'Register'].map(links);
    expect([ways, code()?.id]).toEqual([[['/acquisition/registration/code'], ['#ask'], ['/login'], []], 'code']);
  });
  test('invited: the way to the form, and no code form', async () => {
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

describe('before the visit is there (D49)', () => {
  const delivered = { name: 'As it is delivered', value: { landing: 'opening' } };
  const inviting = () => [...document.querySelectorAll('.landing__invited')];
  test('the page has the words for both; those for who is invited are hidden until the root says so', async () => {
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
    '%s: nothing is left that says that an invitation is needed, and nothing hidden',
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
  test('the way on keeps its room, and is there with the verdict', async () => {
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
  test('when it comes back, the welcome is announced where one stands, the whole of it', async () => {
    const answer = { errors: [], errorDetails: [], inviter: 'Clara', countryOptions, campaign: null };
    const { visit } = await show(Landing, fixtures.unavailable, {
      services: { lookUpCode: () => Promise.resolve(answer) },
    });
    visit.send({ type: 'lookUp.retried' });
    const welcome = headingOf('en', 'landing.invitedHeading', 'landing.invitedSecond', { inviter: 'Clara' });
    await waitFor(() => expect(said()).toContain(welcome));
    expect(heading()).toBe(welcome);
  });
  test('when a remembered one is none any more, the heading that stands then is announced', async () => {
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
  test('known from the beginning: the heading says it, and nothing else', async () => {
    await show(Landing, fixtures.invited);
    expect(said()).not.toContain(heading());
  });
  test('when it takes long, that is said', async () => {
    await show(Landing, fixtures.lookingUpSlow);
    expect(said()).toEqual([textOf('en', 'waiting.invitation')]);
  });
  test('when no answer comes, it can be tried again', async () => {
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
  ] as const)('%s: a label on the curtain says what it is worth, and for how long', async (voucher, note, percent) => {
    const { name, value, context } = fixtures.invited;
    await show(Landing, { name, value, context: { ...context, judgement: { ...judgement, vouchers: [voucher] } } });
    expect(label()).toBe(`${textOf('en', 'voucherLabel.worth', { percent })} ${textOf('en', note)}`);
  });
  test.each(['uninvited', 'lookingUp', 'lean'] as const)('%s: none', async (situation) => {
    await show(Landing, fixtures[situation]);
    expect(label()).toBeNull();
  });
});
