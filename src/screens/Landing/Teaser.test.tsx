/** The teaser over the landing page (D4). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { described, exactly, headingOf, screenTests, show, taggedOf, textOf } from '../../../test/harness/screen.tsx';
import type { Fixture } from '../fixture.ts';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';
import { teaserFixtures } from './teaser-fixtures.ts';

screenTests();
const open = async (fixture: Fixture, options?: Parameters<typeof show>[2]) => {
  const shown = await show(Landing, fixture, options);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  return { ...shown, dialog, inside: within(dialog) };
};
const pageHeading = () => screen.getByRole('heading', { level: 1 });
const submitted = (email: string) => ({
  type: 'email.submitted',
  email,
  locale: 'en',
  key: expect.stringMatching(/^[\da-f-]{36}$/),
});

test('shows a heading with focus, explanation, field, button and ways on; the page stays beneath, without duplicate ids', async () => {
  const { user, sent, container, dialog, inside } = await open(teaserFixtures.teaser);
  const field = inside.getByRole('textbox', { name: 'Email' });
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect([
    dialog.open,
    screen.getByRole('dialog', { name: headingOf('en', 'teaser.heading', 'teaser.second') }),
    document.activeElement,
    inside.getByText(textOf('en', 'teaser.lead'), exactly).tagName,
    described(field).words,
    inside.getAllByRole('button').map((button) => button.textContent),
    inside.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    [...document.forms].map(({ id }) => id).toSorted(),
    ids.filter((id, index) => ids.indexOf(id) !== index),
  ]).toEqual([
    true,
    dialog,
    inside.getByRole('heading', { level: 2 }),
    'P',
    [textOf('en', 'teaser.hint')],
    [textOf('en', 'action.close'), 'Become a member'],
    [
      [textOf('en', 'teaser.haveCode'), '#code'],
      [taggedOf('en', 'signUp.member', 'login'), '/login'],
    ],
    ['address', 'code', 'teaser'],
    [],
  ]);
  await user.type(field, 'zoe@example.org');
  await user.click(inside.getByRole('button', { name: 'Become a member' }));
  expect(sent).toEqual([submitted('zoe@example.org')]);
});

test.each([
  ['uninvited', fixtures.uninvited],
  ['invited', fixtures.invited],
  // Only one overlay at a time.
  [
    'over what lies over Instagram’s browser',
    { ...teaserFixtures.teaser, context: { ...teaserFixtures.teaser.context, wrapper: { inAppBrowser: 'instagram' } } },
  ],
] as const)('%s: none', async (_, situation) => {
  await show(Landing, situation);
  await act(() => import('./Teaser.tsx'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

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
])('closed: %s: sends the event, and focuses the heading of the page', async (_, close) => {
  const { sent, dialog } = await open(teaserFixtures.teaser);
  await act(() => close(dialog));
  await waitFor(() => expect(document.activeElement).toBe(pageHeading()));
  expect([sent, screen.queryByRole('dialog')]).toEqual([[{ type: 'teaser.closed' }], null]);
});

describe('an address', () => {
  test('cannot be closed during the request', async () => {
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
      inside.getByText(textOf('en', 'teaser.waiting')).closest('[aria-live]')?.getAttribute('aria-live'),
    ]).toEqual([
      [],
      true,
      true,
      'none',
      [
        [textOf('en', 'action.close'), 'true'],
        [textOf('en', 'teaser.become'), 'true'],
      ],
      'polite',
    ]);
  });
});
