/** What single screens do beyond their situations (`situations.test.tsx`) and controls (`controls.test.tsx`). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  buttons,
  configuring,
  described,
  exactly,
  heading,
  headingOf,
  links,
  plainOf,
  said,
  screenTests,
  show,
  taggedOf,
  textOf,
} from '../../test/harness/screen.tsx';
import { BRANDS } from '../ui/shelf/brands.ts';
import ActivateAccount from './ActivateAccount/ActivateAccount.tsx';
import { fixtures as activateAccount } from './ActivateAccount/fixtures.ts';
import Activated from './Activated/Activated.tsx';
import { fixtures as activated } from './Activated/fixtures.ts';
import { fixtureOf } from './all-fixtures.ts';
import Entrance from './Entrance/Entrance.tsx';
import { fixtures as leanSecondStep } from './LeanSecondStep/fixtures.ts';
import LeanSecondStep from './LeanSecondStep/LeanSecondStep.tsx';
import { fixtures as lobby } from './Lobby/fixtures.ts';
import Lobby from './Lobby/Lobby.tsx';
import { fixtures as loggedOut } from './LoggedOut/fixtures.ts';
import LoggedOut from './LoggedOut/LoggedOut.tsx';
import { fixtures as membershipApply } from './MembershipApply/fixtures.ts';
import MembershipApply from './MembershipApply/MembershipApply.tsx';
import { fixtures as socialSecondStep } from './SocialSecondStep/fixtures.ts';
import SocialSecondStep from './SocialSecondStep/SocialSecondStep.tsx';
import { fixtures as staleDeployment } from './StaleDeployment/fixtures.ts';
import StaleDeployment from './StaleDeployment/StaleDeployment.tsx';
import { fixtures as unsubscribe } from './Unsubscribe/fixtures.ts';
import Unsubscribe from './Unsubscribe/Unsubscribe.tsx';

screenTests();
const configure = configuring();
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('entrance: shows a technical issue if the configuration says so', async () => {
  await configure({ technicalIssue: true });
  await show(Entrance, fixtureOf('entrance'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Due to a technical issue our store is not available at the moment. Please try again later.',
  );
});

test.each(['asking', 'withNewsletter'] as const)(
  'activation, %s: shows what the click agrees to above the button',
  async (situation) => {
    const { container } = await show(ActivateAccount, activateAccount[situation]);
    const agreed = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ textContent, pathname, target }) => [textContent, pathname, target]);
    const notes = [...container.querySelectorAll('.note, button')].map(({ textContent }) => textContent);
    expect([agreed, notes]).toEqual([
      [
        ['terms and conditions', '/legal/terms', '_blank'],
        ['privacy policy', '/legal/privacy', '_blank'],
      ],
      [
        plainOf('en', 'activateAccount.agreed'),
        ...(situation === 'withNewsletter' ? [textOf('en', 'activateAccount.newsletter')] : []),
        'Activate my account',
        textOf('en', 'activateAccount.note'),
      ],
    ]);
  },
);

test.each([
  ['activation', 'justNow', 'activated.passwordNext', null],
  ['activation', 'before', null, '/forgotten'],
  ['login', 'justNow', 'activated.passwordAtLogin', null],
  ['login', 'before', 'activated.passwordAtLogin', null],
  ['nowhere', 'justNow', 'activated.passwordNext', null],
] as const)('a password set at %s, activated %s: the link (D52)', async (passwordSetAt, situation, sentence, link) => {
  await configure({ passwordSetAt, passwordResetUrl: '/forgotten' });
  await show(Activated, activated[situation]);
  const set = screen.queryByRole('link', { name: taggedOf('en', 'activated.passwordBefore', 'reset') });
  const sentences = (['activated.passwordNext', 'activated.passwordAtLogin'] as const).filter((key) =>
    screen.queryByText(textOf('en', key), exactly),
  );
  expect([sentences, set?.getAttribute('href') ?? null]).toEqual([sentence ? [sentence] : [], link]);
});

test('logout: has no button while it lasts, and announces when done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The fixture's actor is not running; the press starts it on any page.
  const signedIn = { ...loggedOut.left, context: { signedIn: true } };
  const { visit } = await show(LoggedOut, signedIn, { services: { logout: () => promise } });
  act(() => visit.send({ type: 'logout.chosen' }));
  expect([heading().textContent, said(), links()]).toEqual([
    headingOf('en', 'loggedOut.leavingHeading', 'loggedOut.leavingSecond'),
    [],
    [],
  ]);
  await act(async () => resolve());
  expect([heading().textContent, said(), visit.getSnapshot().context.signedIn]).toEqual([
    headingOf('en', 'loggedOut.heading', 'loggedOut.second'),
    [textOf('en', 'loggedOut.heading')],
    false,
  ]);
});

test('a stale deployment: retries, and focuses the heading of the current step', async () => {
  let fail: (error: Error) => void = () => undefined;
  const pingBackend = () => new Promise<never>((_, reject) => void (fail = reject));
  const { user, sent } = await show(StaleDeployment, staleDeployment.unreachable, { services: { pingBackend } });
  await user.click(press('Try again'));
  expect([sent, heading().textContent, document.activeElement, buttons()]).toEqual([
    [{ type: 'reload.retried' }],
    headingOf('en', 'staleDeployment.heading', 'staleDeployment.second'),
    heading(),
    [],
  ]);
  fail(new Error('cut'));
  await screen.findByRole('button', { name: 'Try again' });
  expect([heading().textContent, document.activeElement]).toEqual([
    headingOf('en', 'staleDeployment.unreachableHeading', 'staleDeployment.unreachableSecond'),
    heading(),
  ]);
});

test.each(['', 'zoe@example.org, ada@example.org'])(
  'a form with one address: says that %j must be corrected, and focuses the field',
  async (text) => {
    const { user, sent } = await show(MembershipApply, membershipApply.editing);
    if (text) await user.type(box('Email'), text);
    await user.click(press(textOf('en', 'action.submit')));
    await screen.findByText('Please provide a valid email address');
    expect([described(box('Email')), document.activeElement, sent]).toEqual([
      { invalid: 'true', words: ['Please provide a valid email address', textOf('en', 'membershipApply.hint')] },
      box('Email'),
      [],
    ]);
  },
);

test.each([
  ['JOINED', Lobby, lobby.asking, 'action.joinWaitingList', 'lobby.joinedHeading', 'lobby.joinedSecond'],
  [
    'UNSUBSCRIBED',
    Unsubscribe,
    unsubscribe.asking,
    'unsubscribe.action',
    'unsubscribe.doneHeading',
    'unsubscribe.doneSecond',
  ],
  [
    'TOKEN_INVALID',
    Unsubscribe,
    unsubscribe.asking,
    'unsubscribe.action',
    'unsubscribe.brokenHeading',
    'unsubscribe.brokenSecond',
  ],
] as const)('focuses the new heading of the result: %s', async (outcome, Screen, fixture, action, first, second) => {
  const answer = () => Promise.resolve({ outcome });
  const { user } = await show(Screen, fixture, { services: { joinWaitingList: answer, unsubscribe: answer } });
  await user.click(press(textOf('en', action)));
  await screen.findByRole('heading', { level: 1, name: headingOf('en', first, second) });
  expect([document.activeElement, screen.queryByRole('button')]).toEqual([heading(), null]);
});

describe('the lobby', () => {
  test.each([
    ['asking', plainOf('en', 'lobby.consent', { email: 'zoe@example.org' })],
    ['nameless', textOf('en', 'lobby.consentNameless')],
  ] as const)('%s: shows at the button what the click agrees to', async (situation, words) => {
    await show(Lobby, lobby[situation]);
    const described = press(textOf('en', 'action.joinWaitingList')).getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe(words);
  });
  test('shows brands, highlights, and how to delete an account', async () => {
    await show(Lobby, lobby.joined);
    expect([
      within(screen.getByRole('list', { name: textOf('en', 'lobby.brands') }))
        .getAllByRole('listitem')
        .map((item) => [...item.children].map(({ textContent }) => textContent)),
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
      screen.getByRole('link', { name: taggedOf('en', 'lobby.account', 'help') }).getAttribute('href'),
    ]).toEqual([
      // Texts, and pictures.
      BRANDS.map((name) => [name, name]),
      (['midnight', 'club', 'stores'] as const).map((id) => textOf('en', `lobby.${id}Heading`)),
      '/customer-service',
    ]);
  });
});

describe('the second steps', () => {
  const preference = (id: 'men' | 'shoes' | 'women') =>
    screen.getByRole('checkbox', { name: textOf('en', `socialSecondStep.${id}`) });

  test('keep input when the visitor goes back to the registration and returns [A47]', async () => {
    const { user, sent, unmount } = await show(LeanSecondStep, leanSecondStep.editing);
    await user.type(box('First name'), 'Zoë');
    await user.click(press('Back to registration'));
    unmount();
    await show(LeanSecondStep, leanSecondStep.editing);
    expect([sent, box('First name').value]).toEqual([[{ type: 'form.returned' }], 'Zoë']);
  });
  test('social: Continue sends any number of choices, in order, once', async () => {
    const { user, sent } = await show(SocialSecondStep, socialSecondStep.editing);
    for (const id of ['shoes', 'men', 'women', 'men'] as const) await user.click(preference(id));
    await user.dblClick(press('Continue'));
    const completion = { shoppingPreferences: ['women', 'shoes'] };
    const key: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    await waitFor(() => expect(sent).toEqual([{ type: 'step.submitted', completion, key }]));
  });
  test('social: while it is sent its choices are kept, read only', async () => {
    const { user, sent } = await show(SocialSecondStep, socialSecondStep.sending);
    await user.click(preference('men'));
    expect([document.activeElement, preference('men').ariaDisabled]).toEqual([preference('men'), 'true']);
    await user.click(press('Skip'));
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ name }) => name);
    expect([ticked, buttons(), sent]).toEqual([['women', 'shoes'], ['Continue', 'Skip', 'Back to registration'], []]);
  });
});
