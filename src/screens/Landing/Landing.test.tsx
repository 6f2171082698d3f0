import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { countryOptions } from '../../../test/harness/chart.ts';
import { headingOf, said, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import { codeCheck } from './invited-by-clara.ts';
import Landing from './Landing.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const code = () => screen.queryByRole('form', { name: textOf('en', 'code.form') });
const waitingList = () => screen.queryByRole('form', { name: textOf('en', 'landing.waitingForm') });
const links = (name: string) => screen.queryAllByRole('link', { name }).map((one) => one.getAttribute('href'));

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
  test.each(['lookingUp', 'invited'] as const)(
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
