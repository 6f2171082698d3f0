import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Steps } from './Steps.tsx';

afterEach(cleanup);

test('steps are an ordered list; each has a door, which says nothing and is fetched late', () => {
  const { container } = render(
    <Steps
      accent="brass"
      steps={[
        { id: 'a', curtain: 'closed', heading: 'Someone invites you', words: 'By link or code.' },
        { id: 'b', curtain: 'open', heading: 'You are in', words: 'At midnight.' },
      ]}
    />,
  );
  const list = screen.getByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect([
    list.tagName,
    items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent),
    [...container.querySelectorAll('img')].map((picture) =>
      ['src', 'alt', 'loading', 'width', 'height'].map((name) =>
        picture.getAttribute(name)?.replace(/^.*\/|\.svg$/g, ''),
      ),
    ),
  ]).toEqual([
    'OL',
    ['Someone invites you', 'You are in'],
    [
      ['curtain-brass-closed', '', 'lazy', '640', '1000'],
      ['curtain-brass-open', '', 'lazy', '640', '1000'],
    ],
  ]);
});
