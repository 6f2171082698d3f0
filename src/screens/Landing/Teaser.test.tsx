/** The teaser over the landing page (D4). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aNotice,
  described,
  exactly,
  headingOf,
  screenTests,
  show,
  taggedOf,
  textOf,
} from '../../../test/harness/screen.tsx';
import type { Fixture } from '../fixture.ts';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';
import { teaserFixtures } from './teaser-fixtures.ts';

screenTests();
// jsdom has the element, but neither of its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
const open = async (fixture: Fixture, options?: Parameters<typeof show>[2]) => {
  const shown = await show(Landing, fixture, options);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  return { ...shown, dialog, inside: within(dialog) };
};
const pageHeading = () => screen.getByRole('heading', { level: 1 });
const submitted = (email: string, locale = 'en') => ({
  type: 'email.submitted',
  email,
  locale,
  key: expect.stringMatching(/^[\da-f-]{36}$/),
});

test.each([
  [null, 'shadow-oxblood-coat'],
  ['women', 'shadow-blush-gown'],
  ['men', 'shadow-midnight-overcoat'],
  ['app', 'shadow-midnight-coat'],
] as const)('%s: a piece behind silk of the page, for the eye alone', async (slug, piece) => {
  const { name, value, context } = teaserFixtures.teaser;
  const { dialog } = await open({ name, value, context: { ...context, slug } });
  const pictures = [...dialog.querySelectorAll('img')];
  expect(pictures.map(({ src, alt }) => [/shadow-\w+-\w+/.exec(src)?.[0], alt])).toEqual([[piece, '']]);
});

test.each([
  ['en', 'Email', 'Become a member', textOf('en', 'teaser.haveCode'), textOf('en', 'action.close')],
  [
    'de',
    textOf('de', 'fields.email'),
    textOf('de', 'teaser.become'),
    textOf('de', 'teaser.haveCode'),
    textOf('de', 'action.close'),
  ],
] as const)(
  '%s: heading, which has the focus, explanation, field, button, ways on',
  async (locale, label, become, code, close) => {
    const { user, sent, dialog, inside } = await open(teaserFixtures.teaser, { locale });
    const heading = inside.getByRole('heading', { level: 2 });
    const field = inside.getByRole('textbox', { name: label });
    expect([
      dialog.open,
      screen.getByRole('dialog', { name: headingOf(locale, 'teaser.heading', 'teaser.second') }) === dialog,
      document.activeElement === heading,
      inside.getByText(textOf(locale, 'teaser.lead'), exactly).tagName,
      described(field).words,
      inside.getAllByRole('button').map((button) => button.textContent),
      inside.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ]).toEqual([
      true,
      true,
      true,
      'P',
      [textOf(locale, 'teaser.hint')],
      [close, become],
      [
        [code, '#code'],
        [taggedOf(locale, 'signUp.member', 'login'), '/login'],
      ],
    ]);
    await user.type(field, 'zoe@example.org');
    await user.click(inside.getByRole('button', { name: become }));
    expect(sent).toEqual([submitted('zoe@example.org', locale)]);
  },
);

test('the page beneath it stays, and no id is there twice', async () => {
  const { container } = await open(teaserFixtures.teaser);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const forms = [...document.forms].map(({ id }) => id);
  expect([ids.filter((id, index) => ids.indexOf(id) !== index), forms.toSorted()]).toEqual([
    [],
    ['address', 'code', 'teaser'],
  ]);
});

test.each(['uninvited', 'invited', 'lookingUp'] as const)('%s: none', async (situation) => {
  await show(Landing, fixtures[situation]);
  await act(() => import('./Teaser.tsx'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
test('one at a time: not over what lies over Instagram’s browser', async () => {
  const { teaser } = teaserFixtures;
  await show(Landing, { ...teaser, context: { ...teaser.context, inAppBrowser: 'instagram' } });
  await act(() => import('./Teaser.tsx'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('closed', () => {
  test.each([
    [
      'by its button',
      async (dialog: HTMLDialogElement) =>
        within(dialog)
          .getByRole('button', { name: textOf('en', 'action.close') })
          .click(),
    ],
    [
      'by the browser: Escape, or a press outside',
      async (dialog: HTMLDialogElement) => void dialog.dispatchEvent(new Event('close')),
    ],
  ])('%s: the visit is told, and the page’s heading has the focus', async (_, close) => {
    const { sent, dialog } = await open(teaserFixtures.teaser);
    await act(() => close(dialog));
    await waitFor(() => expect(document.activeElement).toBe(pageHeading()));
    expect([sent, screen.queryByRole('dialog')]).toEqual([[{ type: 'teaser.closed' }], null]);
  });
  test('by whoever has an invitation: the field for the code has the focus', async () => {
    const { user, sent, inside } = await open(teaserFixtures.teaser);
    await user.click(inside.getByRole('link', { name: textOf('en', 'teaser.haveCode') }));
    const field = screen.getByRole('textbox', { name: 'Registration code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([sent, screen.queryByRole('dialog')]).toEqual([[{ type: 'teaser.closed' }], null]);
  });
});

describe('who is on their way in already is not interrupted', () => {
  const field = () => screen.getByRole('textbox', { name: 'Registration code' });
  test('typing, before it is there', async () => {
    const { sent } = await show(Landing, teaserFixtures.teaser);
    act(() => field().focus());
    await act(() => import('./Teaser.tsx'));
    expect([sent, screen.queryByRole('dialog'), document.activeElement]).toEqual([
      [{ type: 'teaser.closed' }],
      null,
      field(),
    ]);
  });
  test('a form that was sent before the script was there', async () => {
    window.preHydration = {
      submit: 'code',
      press: null,
      release: () => undefined,
      fail: () => undefined,
    };
    const { sent } = await show(Landing, teaserFixtures.teaser);
    delete window.preHydration;
    await waitFor(() => expect(sent[0]).toEqual({ type: 'teaser.closed' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an address', () => {
  test('while it is on its way: nothing closes it', async () => {
    const { user, sent, dialog, inside } = await open(teaserFixtures.teaserApplying);
    await user.click(inside.getByRole('button', { name: textOf('en', 'action.close') }));
    await user.click(inside.getByRole('link', { name: textOf('en', 'teaser.haveCode') }));
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
    expect([
      sent,
      cancel.defaultPrevented,
      dialog.open,
      dialog.getAttribute('closedby'),
      inside.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-disabled')]),
      inside.getByText(textOf('en', 'teaser.waiting')).tagName,
    ]).toEqual([
      [],
      true,
      true,
      'none',
      [
        [textOf('en', 'action.close'), 'true'],
        [textOf('en', 'teaser.become'), 'true'],
      ],
      'OUTPUT',
    ]);
  });
  test('when it takes long, it can be cancelled', async () => {
    const { user, sent, inside } = await open(teaserFixtures.teaserSlow);
    await user.click(inside.getByRole('button', { name: textOf('en', 'action.cancel') }));
    expect(sent).toEqual([{ type: 'wait.cancelled' }]);
  });
  test('that is none: said at the field, nothing is sent', async () => {
    const { user, sent, inside } = await open(teaserFixtures.teaser);
    const field = inside.getByRole('textbox');
    await user.type(field, 'zoe{Enter}');
    await inside.findByText('Please provide a valid email address');
    expect([sent, described(field).invalid, document.activeElement]).toEqual([[], 'true', field]);
  });
  test('refused: said at its own field, not at that of the waiting list', async () => {
    const { inside } = await open(teaserFixtures.teaserRefused);
    const wrong = screen
      .getAllByRole('textbox', { hidden: true })
      .filter((field) => described(field).invalid === 'true');
    expect(wrong).toEqual([inside.getByRole('textbox')]);
  });
  test.each([
    ['teaserOffline', 'problem.network', 'Try again'],
    ['teaserReturned', 'connection.returned', 'Send now'],
  ] as const)('%s: said once, and sent again from there', async (situation, words, again) => {
    const { user, sent, inside } = await open(teaserFixtures[situation]);
    expect([
      screen.getAllByRole('region', { ...aNotice, hidden: true }),
      inside.getByRole('region', aNotice).textContent,
    ]).toEqual([[inside.getByRole('region', aNotice)], textOf('en', words) + again]);
    await user.type(inside.getByRole('textbox'), 'zoe@example.org');
    await user.click(inside.getByRole('button', { name: again }));
    expect(sent).toEqual([submitted('zoe@example.org')]);
  });
});
