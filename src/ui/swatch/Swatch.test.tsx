import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Swatch } from './Swatch.tsx';
import { swatchOf, SWATCHES } from './swatches.ts';

afterEach(cleanup);

test.each([
  ['gold', 'swatch'],
  ['bottle', 'swatch swatch--upright'],
] as const)('%s: words on a label, the picture is decoration', (accent, className) => {
  const { container } = render(
    <Swatch accent={accent} over="Vestibule">
      Gold
    </Swatch>,
  );
  expect([
    screen.getByText('Gold').textContent,
    container.firstElementChild?.className,
    container.querySelector('img')?.alt,
    container.querySelector('img')?.getAttribute('loading'),
  ]).toEqual(['Vestibule Gold', className, '', 'lazy']);
});

describe('the room that is kept is that of the picture', () => {
  test.each(SWATCHES)('%s', (accent) => {
    const { src, width, height } = swatchOf(accent);
    const drawn = readFileSync(src.replace(/^\/(acquisition\/)?/, ''), 'utf8');
    expect(/viewBox="([^"]+)"/.exec(drawn)?.[1]).toBe(`0 0 ${width} ${height}`);
  });
});
