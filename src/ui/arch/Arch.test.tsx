import { existsSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Arch } from './Arch.tsx';
import { ACCENTS, CURTAIN_STATES, curtainPicture } from './curtains.ts';

const images = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => ({
    src: image.getAttribute('src'),
    size: [image.width, image.height],
    alt: image.alt,
    class: image.className,
  }));

test('loads only the picture of its state, reserves its space, and is hidden from screen readers', () => {
  const { container } = render(<Arch state="closed" accent="bottle" />);
  expect(images(container)).toEqual([
    { src: curtainPicture('bottle', 'closed'), size: [640, 1000], alt: '', class: 'arch__curtain' },
  ]);
});

test('a prerendered page has both pictures, one for invited and one for other visitors (D49)', () => {
  const { container } = render(<Arch state="lit" invited="slit" accent="blush" />);
  expect(images(container).map(({ src, class: name }) => [name, src])).toEqual([
    ['arch__curtain arch__curtain--uninvited', curtainPicture('blush', 'lit')],
    ['arch__curtain arch__curtain--invited', curtainPicture('blush', 'slit')],
  ]);
});

describe('forwards', () => {
  const decoded = vi.fn<() => Promise<void>>();
  beforeEach(() => {
    decoded.mockResolvedValue();
    Object.assign(HTMLImageElement.prototype, { decode: decoded });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    decoded.mockReset();
  });
  const partsIn = (container: HTMLElement) => container.querySelector('.arch')?.classList.contains('arch--parts');

  test('the previous curtain lies on top, as the same element, with halves of the same picture', async () => {
    const { container, rerender } = render(<Arch state="hand" accent="oxblood" />);
    const before = container.querySelector('img');
    rerender(<Arch state="hands" accent="oxblood" from="hand" />);
    expect(images(container).map(({ src, class: name }) => [name, src])).toEqual([
      ['arch__curtain', curtainPicture('oxblood', 'hands')],
      ['arch__curtain arch__curtain--before', curtainPicture('oxblood', 'hand')],
      ['arch__half arch__half--left', curtainPicture('oxblood', 'hand')],
      ['arch__half arch__half--right', curtainPicture('oxblood', 'hand')],
    ]);
    expect(container.querySelectorAll('img')[1]).toBe(before);
    expect(container.querySelector('.arch__opening')?.className).toBe(
      'arch__opening arch__opening--from-hand arch__opening--to-hands',
    );
    await waitFor(() => expect(partsIn(container)).toBe(true));
  });
  test('animates after all four are decoded', async () => {
    const all: (() => void)[] = [];
    decoded.mockImplementation(() => new Promise((resolve) => all.push(resolve)));
    const { container } = render(<Arch state="hand" accent="oxblood" from="finger" />);
    const last = all.pop();
    for (const one of all) one();
    await Promise.resolve();
    expect([all.length, partsIn(container)]).toEqual([3, false]);
    last?.();
    await waitFor(() => expect(partsIn(container)).toBe(true));
  });
  test('light reaches the floor when open, last where it opens', () => {
    const { container, rerender } = render(<Arch state="open" accent="blush" />);
    const lights = () => [...container.querySelectorAll('.arch__light')].map(({ className }) => className);
    const first = lights();
    rerender(<Arch state="open" from="hands" accent="blush" />);
    const late = lights();
    rerender(<Arch state="hands" accent="blush" />);
    expect([first, late, lights()]).toEqual([['arch__light'], ['arch__light arch__light--late'], []]);
  });
});

test('every state of every accent has a picture', () => {
  const addresses = ACCENTS.flatMap((accent) => CURTAIN_STATES.map((state) => curtainPicture(accent, state)));
  expect(addresses.filter((address) => !existsSync(`.${address.replace('/acquisition', '')}`))).toEqual([]);
});
