import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aNotice, exactly, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Unsubscribe from './Unsubscribe.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 });
const action = textOf('en', 'unsubscribe.action');
const button = () => screen.getByRole('button', { name: textOf('en', 'unsubscribe.action') });
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const said = () => screen.getAllByRole('status').flatMap((status) => status.textContent || []);
const pressed = { type: 'unsubscribe.pressed', key: expect.stringMatching(/^[\da-f-]{36}$/) };
const answering = (outcome: string) => ({ services: { unsubscribe: () => Promise.resolve({ outcome }) } });

describe('one press', () => {
  test.each(['en', 'de'] as const)('%s: is asked for, and says what it does to whom', async (locale) => {
    const { user, sent } = await show(Unsubscribe, fixtures.asking, { locale });
    expect([heading().textContent, document.title, screen.getByText('zoe@example.org').tagName, sent]).toEqual([
      headingOf(locale, 'unsubscribe.heading', 'unsubscribe.second'),
      `${textOf(locale, 'unsubscribe.page')} · Vestibule`,
      'STRONG',
      [],
    ]);
    await user.dblClick(screen.getByRole('button', { name: textOf(locale, 'unsubscribe.action') }));
    expect(sent).toEqual([pressed]);
  });

  test('before the link is read: the same, without the address', async () => {
    await show(Unsubscribe, fixtures.opening);
    expect([heading().textContent, screen.getByText(textOf('en', 'unsubscribe.leadNameless')).tagName]).toEqual([
      headingOf('en', 'unsubscribe.heading', 'unsubscribe.second'),
      'P',
    ]);
  });

  test('while it is sent', async () => {
    await show(Unsubscribe, fixtures.unsubscribing);
    expect([screen.getAllByRole('button').map(({ textContent }) => textContent), said()]).toEqual([
      [textOf('en', 'unsubscribe.action')],
      [textOf('en', 'unsubscribe.waiting')],
    ]);
  });

  test('after a while it can be cancelled', async () => {
    const { user, sent } = await show(Unsubscribe, fixtures.slow);
    await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
    expect([sent, button().textContent]).toEqual([[{ type: 'wait.cancelled' }], action]);
  });

  test.each([
    ['offline', /^Network issue detected\./],
    ['technical', /^Due to a technical issue our store is not available at the moment/],
  ] as const)('%s: no answer; it can be tried again', async (situation, words) => {
    const { user, sent } = await show(Unsubscribe, fixtures[situation]);
    const alert = screen.getByRole('region', aNotice);
    expect([within(alert).getByText(words).tagName, document.activeElement]).toEqual(['P', alert]);
    await user.click(within(alert).getByRole('button', { name: textOf('en', 'action.tryAgain') }));
    expect(sent).toEqual([pressed]);
  });
});

describe('what comes of it has another heading, which takes the focus', () => {
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

test.each(['en', 'de'] as const)('unsubscribed, %s: membership stays', async (locale) => {
  await show(Unsubscribe, fixtures.unsubscribed, { locale });
  expect([
    heading().textContent,
    screen.getByText(textOf(locale, 'unsubscribe.doneLead'), exactly).tagName,
    links(),
  ]).toEqual([
    headingOf(locale, 'unsubscribe.doneHeading', 'unsubscribe.doneSecond'),
    'P',
    [[textOf(locale, 'action.startPage'), '/acquisition']],
  ]);
});

test.each(['en', 'de'] as const)('a broken link, %s: the other ways; opened so, it is announced', async (locale) => {
  await show(Unsubscribe, fixtures.linkBroken, { locale });
  expect([heading().textContent, said(), links()]).toEqual([
    headingOf(locale, 'unsubscribe.brokenHeading', 'unsubscribe.brokenSecond'),
    [textOf(locale, 'unsubscribe.brokenLead')],
    [
      [textOf(locale, 'unsubscribe.dataProtection'), '/legal/data-protection'],
      [textOf(locale, 'action.customerService'), '/customer-service'],
    ],
  ]);
});
