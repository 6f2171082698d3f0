import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { curtainPicture } from '../arch/curtains.ts';
import { CardRow } from './CardRow.tsx';

afterEach(cleanup);

test('each door is a link named by its heading, with pictures that say nothing and come late', () => {
  const { container } = render(
    <CardRow
      doors={[
        { href: '/about-us/1', label: 'What waits inside', accent: 'oxblood', words: 'Brands.' },
        { href: '/about-us/3', label: 'The club', accent: 'brass', words: 'Three cards.' },
      ]}
    />,
  );
  expect([
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    [...container.querySelectorAll('img')].map((picture) =>
      ['src', 'alt', 'width', 'height', 'loading'].map((name) => picture.getAttribute(name)),
    ),
  ]).toEqual([
    ['What waits inside', 'The club'],
    [
      ['What waits inside', '/about-us/1'],
      ['The club', '/about-us/3'],
    ],
    [
      [curtainPicture('oxblood', 'hand'), '', '640', '1000', 'lazy'],
      [curtainPicture('oxblood', 'open'), '', '640', '1000', 'lazy'],
      [curtainPicture('brass', 'hand'), '', '640', '1000', 'lazy'],
      [curtainPicture('brass', 'open'), '', '640', '1000', 'lazy'],
    ],
  ]);
});
