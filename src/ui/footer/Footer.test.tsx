import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Footer, type FooterProps } from './Footer.tsx';

const choose = vi.fn<(value: string) => void>();
const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
  ['nl', 'Nederlands'],
  ['pl', 'Polski'],
  ['sv', 'Svenska'],
] as const;
const props: FooterProps = {
  home: { href: '/acquisition/', label: 'Vestibule' },
  about: 'A house for fashion.',
  second: 'Entrance by invitation.',
  columns: [
    { heading: 'The house', links: [{ href: '/acquisition/stores', label: 'Stores' }] },
    { heading: 'Follow us', links: [] },
  ],
  lists: [
    { heading: 'Payment', items: ['Card', 'Invoice'] },
    { heading: 'Delivery', items: [] },
  ],
  help: [{ href: '/customer-service', label: 'Customer service' }],
  language: {
    label: 'Language',
    value: 'en',
    options: languages.map(([value, label]) => ({ value, label, href: `/acquisition/${value}/stores` })),
    onChange: choose,
  },
  services: 'Returns are free.',
  copyright: '© Vestibule',
};

test('has seven languages, each a link by its own name and in its own language (WCAG 3.1.2) [A62]', async () => {
  const { container, rerender } = render(<Footer {...props} />);
  const links = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link');
  const labels = links.map((link) => [
    link.textContent,
    link.lang,
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(labels).toEqual(
    languages.map(([value, label]) => [
      label,
      value,
      value,
      `/acquisition/${value}/stores`,
      value === 'en' ? 'true' : null,
    ]),
  );
  const [list, opener] = [container.querySelector('details'), container.querySelector('summary')];
  const isOpen = () => [list?.open, document.activeElement === opener];
  const states = [isOpen()];
  const note = async (act: Promise<unknown>) => {
    await act;
    states.push(isOpen());
  };
  if (opener) await note(userEvent.click(opener));
  await note(userEvent.keyboard('{Escape}'));
  if (opener) await note(userEvent.click(opener));
  await note(userEvent.click(screen.getByRole('link', { name: 'Polski' })));
  if (opener) await userEvent.click(opener);
  await note(userEvent.tab({ shift: true }));
  expect([opener?.textContent, states, choose.mock.calls]).toEqual([
    'English',
    [
      [false, false],
      [true, true],
      [false, true],
      [true, true],
      [false, true],
      [false, false],
    ],
    [['pl']],
  ]);
  // The focus is on the list's toggle: the new language is announced.
  const announced = () => container.querySelector('.languages [aria-live]')?.textContent;
  const before = announced();
  rerender(<Footer {...props} language={{ ...props.language, value: 'pl' }} />);
  expect([before, announced()]).toEqual(['', 'Polski']);
});
