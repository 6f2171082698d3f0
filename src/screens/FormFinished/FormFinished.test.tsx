import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { requestsWith } from '../../../test/harness/chart.ts';
import { headingOf, plainOf, said, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { pathOf } from '../../engine/visit/pages.ts';
import { fixtures } from './fixtures.ts';
import FormFinished from './FormFinished.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('shows the masked address that the mail went to (D26)', async () => {
  await show(FormFinished, fixtures.idle);
  const words = headingOf('en', 'formFinished.heading', 'formFinished.second');
  // The second part of the heading begins with an O, which hangs slightly into the margin.
  expect(document.querySelector('h1')?.dataset['begins']).toBe('O');
  expect([heading(), screen.getByText('z•••@example.org').tagName, document.body.textContent.includes('zoe@')]).toEqual(
    [words, 'STRONG', false],
  );
});

test('links to the mailbox in a new tab, without a referrer', async () => {
  await show(FormFinished, fixtures.atGmail);
  const { textContent, href, target, rel } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open Gmail' });
  expect({ textContent, href, target, rel }).toEqual({
    textContent: 'Open Gmail',
    href: 'https://mail.google.com/',
    target: '_blank',
    rel: 'noreferrer',
  });
});

describe('Send again', () => {
  const NOW = Date.parse('2026-12-05T12:00:00Z');
  test.each([
    [3350_000, ['in 56 minutes', 'in 55 minutes']],
    [60_000, ['in 60 seconds', null]],
    [0, [null, null]],
    [7_200_001, [null, null]],
  ] as const)('too soon: says when the mail may be requested, after %d ms (D26)', async (left, times) => {
    vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
    // A pause of two hours, of which `left` remains; more than the whole pause means that the clock was set back.
    const again = { accepted: false, at: NOW + left - 7_200_000, againAt: NOW + left };
    const requests = requestsWith({ resend: { again } });
    await show(FormFinished, { ...fixtures.tooSoon, context: { ...fixtures.tooSoon.context, requests } });
    const button = screen.getByRole('button', { name: textOf('en', 'action.sendAgain') });
    const seen = [0, 60_000].map((passed) => {
      act(() => {
        vi.advanceTimersByTime(passed);
      });
      return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    });
    const sentence = (when: string | null) => (when ? plainOf('en', 'resend.again', { when }) : '');
    expect([seen, said()]).toEqual([times.map(sentence), [textOf('en', 'resend.wait')]]);
  });
});

describe('in a popup over the landing page, if the page is configured so (D29)', () => {
  const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: textOf('en', 'formFinished.page') });
  const curtain = () => document.querySelector('.arch img')?.getAttribute('src') ?? '';
  const close = () => screen.getByRole('button', { name: textOf('en', 'action.close') });

  test.each([
    ['app', true, 'midnight'],
    ['women', false, 'blush'],
  ] as const)('slug %s: %s', async (slug, popup, accent) => {
    const { value, context } = fixtures.idle;
    await show(FormFinished, { name: 'slug', value, context: { ...context, slug, accent } });
    const place = screen.getByRole('heading', { level: 1 }).closest('dialog');
    expect([dialog()?.open ?? false, place !== null, curtain()]).toEqual([
      popup,
      popup,
      expect.stringContaining(`curtain-${accent}-hand`),
    ]);
  });
  test.each([
    ['the button', async () => close().click()],
    ['the browser’s own way', async () => void dialog()?.dispatchEvent(new Event('close'))],
  ])('leads to the landing page if closed by %s', async (_, press) => {
    const { visit, sent } = await show(FormFinished, fixtures.inPopup);
    await act(press);
    const { value } = visit.getSnapshot();
    const closed = [{ type: 'finished.closed' }];
    expect([sent, Object.keys(value), pathOf(visit.getSnapshot())]).toEqual([closed, ['landing'], '/app']);
  });
  test('cannot be closed during a request', async () => {
    const { sent, user } = await show(FormFinished, fixtures.sendingInPopup);
    await user.click(close());
    const busy = close().getAttribute('aria-disabled');
    expect([sent, busy, dialog()?.getAttribute('closedby')]).toEqual([[], 'true', 'none']);
  });
});
