/** Headings, notices, live regions, timers and navigation: what a screen reader reads, and when. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Countdown } from './countdown/Countdown.tsx';
import { FieldSuggestion } from './field-suggestion/FieldSuggestion.tsx';
import { Field } from './field/Field.tsx';
import { Heading } from './heading/Heading.tsx';
import { Notice } from './notice/Notice.tsx';
import { Status } from './status/Status.tsx';
import { SubNav } from './sub-nav/SubNav.tsx';
import { TextButton } from './text-button/TextButton.tsx';

test('a heading is one level-one heading of two parts, and takes focus by its ref only [A5]', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <Heading ref={ref} second="We hold the door.">
      Look in your inbox.
    </Heading>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Look in your inbox. We hold the door.' });
  expect([heading.tabIndex, heading.querySelector('em')?.textContent]).toEqual([-1, 'We hold the door.']);
  // One accessible object for a screen reader, which is not on the heading before the focus event (`npm run tool --
  // orca`).
  expect(
    [...heading.childNodes].map((node) => node instanceof Element && node.matches('span[aria-atomic=false]')),
  ).toEqual([true]);
  ref.current?.focus();
  expect(document.activeElement).toBe(heading);
});

test('an error notice is announced, and may contain a next step [A28]', () => {
  render(
    <>
      <Notice action={<TextButton>Try again</TextButton>}>Network issue detected.</Notice>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Network issue detected.Try again']);
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('type')).toBe('button');
});

test('an error notice that takes focus is named by its text, and is no alert: it would be read twice (WCAG 4.1.3)', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Notice ref={ref} action={<TextButton>Try again</TextButton>}>
      Network issue detected.
    </Notice>,
  );
  ref.current?.focus();
  expect([document.activeElement, screen.queryByRole('alert')]).toEqual([
    screen.getByRole('region', { name: 'Network issue detected.' }),
    null,
  ]);
});

/** It has no role: an empty region with a role would be read as a separate object. */
const regionOf = () => document.querySelector<HTMLElement>('[aria-live=polite][aria-atomic=true]');
test('a status is a polite region that exists before its text [A27]', () => {
  const { rerender } = render(<Status />);
  const region = regionOf();
  rerender(<Status>Copied to the clipboard.</Status>);
  expect([regionOf(), region?.textContent, region?.role]).toEqual([region, 'Copied to the clipboard.', null]);
});

test('its region exists before there is a suggestion, without focusable elements', () => {
  const field = (question: string | null) => (
    <Field label="Email">
      <FieldSuggestion onAccept={() => undefined}>{question}</FieldSuggestion>
    </Field>
  );
  const { rerender } = render(field(null));
  const region = regionOf();
  expect([region?.textContent, screen.queryByRole('button')]).toEqual(['', null]);
  rerender(field('Did you mean clara@gmail.com?'));
  expect([regionOf(), region?.textContent, region?.querySelector('button')]).toEqual([
    region,
    'Did you mean clara@gmail.com?',
    null,
  ]);
});

const left = [
  { id: 'days', figure: 6, unit: 'days' },
  { id: 'hours', figure: 14, unit: 'hours' },
] as const;

test.each([
  [undefined, 'countdown', ['06 days', '14 hours']],
  ['Begins in', 'countdown countdown--large', ['Begins in', '06 days', '14 hours']],
])('a timer is read as a sentence; its figures are visual only [A52]: caption %s', (caption, look, seen) => {
  render(<Countdown parts={left} caption={caption} sentence="Begins in 6 days and 14 hours." />);
  const timer = screen.getByRole('timer');
  const words = (hidden: boolean) =>
    [...timer.children]
      .filter((part) => (part.getAttribute('aria-hidden') === 'true') === hidden)
      .map((part) => part.textContent);
  expect([timer.className, words(false), words(true)]).toEqual([look, ['Begins in 6 days and 14 hours.'], seen]);
});

test('a named navigation of real links, one of which is the current page', async () => {
  const follow = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  render(
    <SubNav
      label="About the house"
      links={[
        { href: '/about-us', label: 'The house', current: true },
        { href: '/about-us/3', label: 'The club', current: false, onClick: follow },
      ]}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'About the house' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['The house', '/about-us', 'page'],
      ['The club', '/about-us/3', null],
    ],
  );
  await userEvent.click(screen.getByRole('link', { name: 'The club' }));
  expect(follow).toHaveBeenCalledTimes(1);
});
