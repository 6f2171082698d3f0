import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  buttons,
  exactly,
  heading,
  headingOf,
  links,
  said,
  screenTests,
  show,
  textOf,
} from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Unsubscribe from './Unsubscribe.tsx';

screenTests();
const button = () => screen.getByRole('button', { name: textOf('en', 'unsubscribe.action') });
const pressed = { type: 'unsubscribe.pressed', key: expect.stringMatching(/^[\da-f-]{36}$/) };
const answering = (outcome: string) => ({ services: { unsubscribe: () => Promise.resolve({ outcome }) } });

describe('unsubscribing', () => {
  test('needs one click, and says for which address and what it does', async () => {
    const { user, sent } = await show(Unsubscribe, fixtures.asking);
    expect([heading().textContent, document.title, screen.getByText('zoe@example.org').tagName, sent]).toEqual([
      headingOf('en', 'unsubscribe.heading', 'unsubscribe.second'),
      `${textOf('en', 'unsubscribe.page')} · Vestibule`,
      'STRONG',
      [],
    ]);
    await user.dblClick(button());
    expect(sent).toEqual([pressed]);
  });

  test('before the link is read: the same, without the address', async () => {
    await show(Unsubscribe, fixtures.opening);
    expect([
      heading().textContent,
      screen.getByText(textOf('en', 'unsubscribe.leadNameless')).parentElement?.tagName,
    ]).toEqual([headingOf('en', 'unsubscribe.heading', 'unsubscribe.second'), 'P']);
  });

  test('during the request', async () => {
    await show(Unsubscribe, fixtures.unsubscribing);
    expect([buttons(), said()]).toEqual([[textOf('en', 'unsubscribe.action')], [textOf('en', 'unsubscribe.waiting')]]);
  });
});

describe('focuses the new heading of the result', () => {
  test.each([
    ['UNSUBSCRIBED', 'unsubscribe.doneHeading', 'unsubscribe.doneSecond'],
    ['TOKEN_INVALID', 'unsubscribe.brokenHeading', 'unsubscribe.brokenSecond'],
  ] as const)('%s', async (outcome, first, second) => {
    const { user } = await show(Unsubscribe, fixtures.asking, answering(outcome));
    await user.click(button());
    await screen.findByRole('heading', { level: 1, name: headingOf('en', first, second) });
    expect([document.activeElement, screen.queryByRole('button')]).toEqual([heading(), null]);
  });
});

test('unsubscribed: says that membership continues', async () => {
  await show(Unsubscribe, fixtures.unsubscribed);
  expect([screen.getByText(textOf('en', 'unsubscribe.doneLead'), exactly).tagName, links()]).toEqual([
    'P',
    [[textOf('en', 'action.startPage'), '/acquisition']],
  ]);
});

test('a broken link: offers the other ways; announced if opened so', async () => {
  await show(Unsubscribe, fixtures.linkBroken);
  expect([said(), links()]).toEqual([
    [textOf('en', 'unsubscribe.brokenLead')],
    [
      [textOf('en', 'unsubscribe.dataProtection'), '/legal/data-protection'],
      [textOf('en', 'action.customerService'), '/customer-service'],
    ],
  ]);
});
