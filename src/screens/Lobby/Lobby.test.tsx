import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  buttons,
  exactly,
  heading,
  headingOf,
  plainOf,
  said,
  screenTests,
  show,
  taggedOf,
  textOf,
} from '../../../test/harness/screen.tsx';
import { BRANDS } from '../../ui/shelf/brands.ts';
import { fixtures } from './fixtures.ts';
import Lobby from './Lobby.tsx';

screenTests();
const join = textOf('en', 'action.joinWaitingList');
const button = () => screen.getByRole('button', { name: textOf('en', 'action.joinWaitingList') });
const pressed = { type: 'join.pressed', key: expect.stringMatching(/^[\da-f-]{36}$/) };
const answering = (outcome: string) => ({ services: { joinWaitingList: () => Promise.resolve({ outcome }) } });

test('joined: shows the benefits of members, and the login last', async () => {
  const { user, asked } = await show(Lobby, fixtures.joined);
  const [benefits, login] = [textOf('en', 'lobby.benefits'), textOf('en', 'lobby.back')];
  const links = screen.getAllByRole('link').slice(0, 2);
  expect([
    screen.getByText(textOf('en', 'lobby.faster')).tagName,
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  ]).toEqual([
    'P',
    [
      [benefits, '/acquisition/about-us/1'],
      [login, '/login'],
    ],
  ]);
  await user.click(screen.getByRole('link', { name: benefits }));
  expect(asked).toEqual(['/acquisition/about-us/1']);
});

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

describe('asking', () => {
  test('shows members-only text, button and login', async () => {
    await show(Lobby, fixtures.asking);
    expect([
      heading().textContent,
      document.title,
      screen.getByText(textOf('en', 'lobby.lead'), exactly).tagName,
      screen.getByRole('button').textContent,
      screen.getByRole('link', { name: textOf('en', 'lobby.back') }).getAttribute('href'),
    ]).toEqual([
      headingOf('en', 'lobby.heading', 'lobby.second'),
      `${textOf('en', 'lobby.page')} · Vestibule`,
      'P',
      join,
      '/login',
    ]);
  });

  test.each([
    ['asking', plainOf('en', 'lobby.consent', { email: 'zoe@example.org' })],
    ['nameless', textOf('en', 'lobby.consentNameless')],
  ] as const)('%s: shows at the button what the click agrees to', async (situation, words) => {
    await show(Lobby, fixtures[situation]);
    const consent = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(consent?.textContent).toBe(words);
  });

  test('a click joins once', async () => {
    const { user, sent } = await show(Lobby, fixtures.asking);
    await user.dblClick(button());
    expect([sent, button().getAttribute('aria-disabled'), said(), screen.getAllByRole('button').length]).toEqual([
      [pressed],
      'true',
      [textOf('en', 'lobby.waiting')],
      1,
    ]);
  });

  test('offers to cancel after a while', async () => {
    const { user, sent } = await show(Lobby, fixtures.slow);
    expect(said()).toEqual([textOf('en', 'waiting.slow')]);
    await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
    expect([sent, button().textContent, said()]).toEqual([[{ type: 'wait.cancelled' }], join, []]);
  });
});

describe('focuses the new heading of the result', () => {
  test.each([
    ['JOINED', 'lobby.joinedHeading', 'lobby.joinedSecond'],
    ['ALREADY_LISTED', 'lobby.listedHeading', 'lobby.listedSecond'],
  ] as const)('%s', async (outcome, first, second) => {
    const { user } = await show(Lobby, fixtures.asking, answering(outcome));
    await user.click(button());
    await screen.findByRole('heading', { level: 1, name: headingOf('en', first, second) });
    expect([document.activeElement, screen.queryByRole('button')]).toEqual([heading(), null]);
  });

  test('joined: shows the address that will get mail', async () => {
    await show(Lobby, fixtures.joined);
    expect([heading().textContent, screen.getByText('zoe@example.org').parentElement?.textContent]).toEqual([
      headingOf('en', 'lobby.joinedHeading', 'lobby.joinedSecond'),
      plainOf('en', 'lobby.joinedLead', { email: 'zoe@example.org' }),
    ]);
  });
  test('already listed: uses the words of the spec', async () => {
    await show(Lobby, fixtures.alreadyListed);
    const words = 'You’re already on the waiting list. We’ll reach out to you shortly.';
    expect(screen.getByText(words, exactly).tagName).toBe('P');
  });
});

describe('without a valid link (D48)', () => {
  const field = () => screen.getByRole('textbox', { name: textOf('en', 'fields.email') });
  test.each([
    ['runOut', 'lobby.closedLead', 'zoe@example.org'],
    ['closed', 'lobby.closedLeadNameless', ''],
  ] as const)('%s: shows why, and where to request a new one', async (situation, lead, address) => {
    await show(Lobby, fixtures[situation]);
    expect([
      heading().textContent,
      screen.getByText(textOf('en', lead), exactly).tagName,
      screen.getByRole<HTMLInputElement>('textbox').value,
      buttons(),
    ]).toEqual([
      headingOf('en', 'lobby.closedHeading', 'lobby.closedSecond'),
      'P',
      address,
      [textOf('en', 'lobby.renew')],
    ]);
  });
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
