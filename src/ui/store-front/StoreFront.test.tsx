import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StoreFront } from './StoreFront.tsx';

afterEach(cleanup);

test.each(['munich', 'dornach', 'vienna'] as const)('%s: words beside a picture that keeps its room', (town) => {
  const { container } = render(
    <StoreFront town={town} lazy>
      <h2>Here</h2>
    </StoreFront>,
  );
  const picture = container.querySelector('img');
  const drawn = readFileSync((picture?.getAttribute('src') ?? '').replace(/^\/(acquisition\/)?/, ''), 'utf8');
  expect([
    screen.getByRole('heading', { level: 2 }).textContent,
    picture?.alt,
    picture?.getAttribute('loading'),
    `0 0 ${picture?.width} ${picture?.height}`,
  ]).toEqual(['Here', '', 'lazy', /viewBox="([^"]+)"/.exec(drawn)?.[1]]);
});
