import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Footer, type FooterProps } from './Footer.tsx';

afterEach(cleanup);

const choose = vi.fn<(value: string) => void>();
const languages = ['English', 'Deutsch', 'Français', 'Italiano', 'Nederlands', 'Polski', 'Svenska'];
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
  language: {
    label: 'Language',
    value: 'English',
    options: languages.map((label) => ({ value: label, label })),
    onChange: choose,
  },
  services: 'Returns are free.',
  copyright: '© Vestibule',
};

test('what it reads out, from first to last; a column or a list with nothing in it is not there', () => {
  render(<Footer {...props} />);
  const foot = screen.getByRole('contentinfo');
  const headings = within(foot).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['The house', 'Payment']);
  expect([...foot.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'A house for fashion. Entrance by invitation.',
    'Returns are free.',
    '© Vestibule',
  ]);
  const items = within(screen.getByRole('list', { name: 'Payment' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Card', 'Invoice']);
});

test('the name let into the floor is for the eye alone', () => {
  render(<Footer {...props} />);
  expect(screen.getByRole('contentinfo').lastElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('without lists, and without a second thought, the rest stands', () => {
  const { lists: _, second: __, ...rest } = props;
  render(<Footer {...rest} />);
  expect([screen.queryByRole('list', { name: 'Payment' }), document.querySelector('em')]).toEqual([null, null]);
  expect(screen.getByRole('navigation', { name: 'The house' })).toBeDefined();
});

test('holds seven languages, each by its own name', async () => {
  render(<Footer {...props} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([...select.options].map(({ text }) => text)).toEqual(languages);
  await userEvent.selectOptions(select, 'Polski');
  expect(choose.mock.calls).toEqual([['Polski']]);
});
