import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { SubNav } from './SubNav.tsx';

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
