import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Arch } from './Arch.tsx';
import { curtains } from './curtains.ts';

afterEach(cleanup);

const images = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => ({
    src: image.getAttribute('src'),
    size: [image.width, image.height],
    alt: image.alt,
    leaving: image.classList.contains('arch__curtain--leaving'),
  }));

test('only the picture of its state is asked for, its room kept, nothing said', () => {
  const { container } = render(<Arch state="closed" accent="bottle" />);
  expect(images(container)).toEqual([{ src: curtains.bottle.closed, size: [640, 1000], alt: '', leaving: false }]);
});

test('its pictures come behind the first paint, the one that leaves in no hurry', () => {
  const { container } = render(<Arch state="open" from="ajar" accent="bottle" />);
  expect(
    [...container.querySelectorAll('img')].map((image) =>
      ['loading', 'decoding', 'fetchpriority'].map((name) => image.getAttribute(name)),
    ),
  ).toEqual([
    ['lazy', 'async', 'high'],
    ['lazy', 'async', null],
  ]);
});

test('the curtain before lies on top, and is the element that was there', () => {
  const { container, rerender } = render(<Arch state="ajar" accent="oxblood" />);
  const before = container.querySelector('img');
  rerender(<Arch state="open" accent="oxblood" from="ajar" />);
  expect(images(container)).toEqual([
    { src: curtains.oxblood.open, size: [640, 1000], alt: '', leaving: false },
    { src: curtains.oxblood.ajar, size: [640, 1000], alt: '', leaving: true },
  ]);
  expect(container.querySelectorAll('img')[1]).toBe(before);
});

test('from the same state there is nothing to fade', () => {
  const { container } = render(<Arch state="dark" accent="oxblood" from="dark" />);
  expect(images(container).length).toBe(1);
});

test('a prop stands before it, with its own size', () => {
  const { container } = render(<Arch state="ajar" accent="oxblood" prop="envelope" />);
  expect(images(container)[1]?.size).toEqual([480, 360]);
});

test('every state of every accent has a picture of its own', () => {
  const pictures = Object.values(curtains).flatMap((states) => Object.values(states));
  expect([pictures.length, new Set(pictures).size]).toEqual([25, 25]);
});

test('a gate lies over the curtain, in the same frame, and says nothing', () => {
  const { container } = render(<Arch accent="midnight" state="closed" gate />);
  const pictures = [...container.querySelectorAll('.arch__frame > img')];
  expect(
    pictures.map((picture) => ['class', 'width', 'height', 'alt'].map((name) => picture.getAttribute(name))),
  ).toEqual([
    ['arch__curtain', '640', '1000', ''],
    ['arch__gate', '640', '1000', ''],
  ]);
});
