import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  exactly,
  heading,
  headingOf,
  plainOf,
  screenTests,
  show,
  taggedOf,
  textOf,
} from '../../../test/harness/screen.tsx';
import { BRANDS } from '../../ui/shelf/brands.ts';
import { fixtures } from './fixtures.ts';
import Lobby from './Lobby.tsx';

screenTests();
const button = () => screen.getByRole('button', { name: textOf('en', 'action.joinWaitingList') });
const answering = (outcome: string) => ({ services: { joinWaitingList: () => Promise.resolve({ outcome }) } });

test.each([
  ['asking', 'aside'],
  ['joined', 'aside-lit'],
  ['alreadyListed', 'aside-lit'],
  ['closed', 'closed'],
] as const)('%s: the curtain is %s', async (situation, curtain) => {
  const { container } = await show(Lobby, fixtures[situation]);
  const picture = container.querySelector('.arch__curtain')?.getAttribute('src') ?? '';
  expect(/curtain-midnight-([a-z-]+)/.exec(picture)?.[1]?.replace(/-$/, '')).toBe(curtain);
});

test.each([
  ['asking', plainOf('en', 'lobby.consent', { email: 'zoe@example.org' })],
  ['nameless', textOf('en', 'lobby.consentNameless')],
] as const)('asking: %s: shows at the button what the click agrees to', async (situation, words) => {
  await show(Lobby, fixtures[situation]);
  const consent = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(consent?.textContent).toBe(words);
});

test.each([
  ['JOINED', 'lobby.joinedHeading', 'lobby.joinedSecond'],
  ['ALREADY_LISTED', 'lobby.listedHeading', 'lobby.listedSecond'],
] as const)('focuses the new heading of the result: %s', async (outcome, first, second) => {
  const { user } = await show(Lobby, fixtures.asking, answering(outcome));
  await user.click(button());
  await screen.findByRole('heading', { level: 1, name: headingOf('en', first, second) });
  expect([document.activeElement, screen.queryByRole('button')]).toEqual([heading(), null]);
});

describe('without a valid link (D48)', () => {
  const field = () => screen.getByRole('textbox', { name: textOf('en', 'fields.email') });
  test('requested: focuses the heading, which says so', async () => {
    const requestPlace = () => Promise.resolve({ accepted: true, retryAfter: null });
    const { user } = await show(Lobby, fixtures.closed, { services: { requestPlace } });
    await user.type(field(), 'zoe@example.org');
    await user.click(screen.getByRole('button'));
    await screen.findByRole('heading', {
      level: 1,
      name: headingOf('en', 'lobby.renewedHeading', 'lobby.renewedSecond'),
    });
    expect([
      document.activeElement,
      screen.getByText(textOf('en', 'lobby.renewedLead'), exactly).tagName,
      screen.queryByRole('textbox'),
    ]).toEqual([heading(), 'P', null]);
  });
});

test.each(['asking', 'joined'] as const)(
  '%s: shows brands, highlights, and how to delete an account',
  async (situation) => {
    await show(Lobby, fixtures[situation]);
    expect([
      within(screen.getByRole('list', { name: textOf('en', 'lobby.brands') }))
        .getAllByRole('listitem')
        .map((item) => [...item.children].map(({ textContent }) => textContent)),
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
      screen.getByRole('link', { name: taggedOf('en', 'lobby.account', 'help') }).getAttribute('href'),
      [...document.querySelectorAll('.floor-row img')].map(
        (picture) => /shadow-[a-z]+-\w+/.exec(picture.getAttribute('src') ?? '')?.[0],
      ),
    ]).toEqual([
      // Texts, and pictures.
      BRANDS.map((name) => [name, name]),
      (['midnight', 'club', 'stores'] as const).map((id) => textOf('en', `lobby.${id}Heading`)),
      '/customer-service',
      ['shadow-midnight-coat', 'shadow-midnight-weekender', 'shadow-midnight-gown'],
    ]);
  },
);
