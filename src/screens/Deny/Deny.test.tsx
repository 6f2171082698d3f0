import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { MessageKey } from '../../../locales/messages.ts';
import { links, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import Deny from './Deny.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('shows an invalid invitation in the words of the specification (section 8)', async () => {
  await show(Deny, fixtures.invalid);
  const lead = /^Unfortunately, you cannot register at this time\. .*new invitation\.$/;
  expect([heading(), screen.getByText(lead).tagName]).toEqual(['Access denied. Your invitation is invalid.', 'P']);
});

const list = ['deny.toWaitingList', '/acquisition#ask'] as const;
const interest = ['deny.interest', '/acquisition/membership-interest'] as const;
const login = ['action.login', '/login'] as const;
const named = (ways: readonly (readonly [MessageKey, string])[]) =>
  ways.map(([key, href]) => [textOf('en', key), href]);

const mailOf = (kind: 'expired' | 'noInvitationsLeft') =>
  `mailto:?subject=${encodeURIComponent(textOf('en', 'deny.subject'))}&body=${encodeURIComponent(textOf('en', `deny.${kind}Mail`))}`;

test.each([
  ['expired', 'Write to the member', [interest, login]],
  ['noInvitationsLeft', 'Write to Clara', [list, interest, login]],
] as const)('%s: offers to write to the inviter first', async (situation, write, others) => {
  const { user, asked } = await show(Deny, fixtures[situation]);
  expect(links()).toEqual([[write, mailOf(situation)], ...named(others)]);
  const [[other, address]] = others;
  await user.click(screen.getByRole('link', { name: textOf('en', other) }));
  expect(asked).toEqual([address]);
});

describe('with the Web Share API, shares the words', () => {
  const subject = textOf('en', 'deny.subject');
  const words = textOf('en', 'deny.expiredMail');
  test.each([
    ['shared', true, () => Promise.resolve(), [{ title: subject, text: words }], true],
    [
      'thought better of',
      true,
      () => Promise.reject(new DOMException('', 'AbortError')),
      [{ title: subject, text: words }],
      true,
    ],
    ['not to be shared: by mail', false, () => Promise.resolve(), [], false],
  ])('%s', async (_, can, answer, shared, prevented) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(answer);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => can }));
    const { user } = await show(Deny, fixtures.expired);
    const clicks: boolean[] = [];
    const note = (event: Event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    await user.click(screen.getByRole('link', { name: textOf('en', 'deny.writeNameless') }));
    expect([share.mock.calls.flat(), clicks]).toEqual([shared, [prevented]]);
  });
});
