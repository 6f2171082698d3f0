import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const WIDTH = 300;
const NAMES = ['Velmorane', 'Ostrell', 'Tiarno', 'Oriande', 'Haldane'];

/** The layout that jsdom lacks: items of a fixed width in a row of visible ones, with instant scrolling. */
function layOut(inView: number) {
  const shown = WIDTH * inView;
  const listOf = (element: Element) => element.closest('ul') ?? element;
  const at = (element: Element) => [...listOf(element).children].indexOf(element) * WIDTH;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return at(this);
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(shown);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(WIDTH * NAMES.length);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this instanceof HTMLUListElement
      ? new DOMRect(0, 0, shown, 50)
      : new DOMRect(at(this) - listOf(this).scrollLeft, 0, WIDTH, 50);
  });
}

beforeEach(() => {
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0;
    this.scrollLeft = Math.max(0, Math.min(left, this.scrollWidth - this.clientWidth));
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

const carousel = (
  <Carousel
    label="Brands"
    previous="Previous"
    next="Next"
    position={(first, last, count) => (first === last ? `${first} of ${count}` : `${first}–${last} of ${count}`)}
  >
    {NAMES.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Carousel>
);
const list = () => screen.getByRole('list');
/** With the Tab key, past both buttons. */
async function reachList() {
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
  expect(document.activeElement).toBe(list());
}
const button = (name: string) => screen.getByRole('button', { name });
/** The announced position, the scroll offset, and the idle buttons. */
const situation = () => ({
  announced: document.querySelector('[aria-live=polite]')?.textContent,
  scrolled: list().scrollLeft,
  idle: screen.getAllByRole('button').flatMap((one) => (one.ariaDisabled === 'true' ? one.textContent : [])),
});

test('a named, focusable list, and two buttons that name what they scroll [A29]', () => {
  layOut(2);
  render(carousel);
  const region = within(document.body);
  expect([
    region.getAllByRole('listitem').map(({ textContent }) => textContent),
    [list().ariaLabel, list().tabIndex],
    region.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-controls')]),
  ]).toEqual([
    NAMES,
    ['Brands', 0],
    [
      ['Previous', list().id],
      ['Next', list().id],
    ],
  ]);
});

test('buttons scroll a page, are unavailable at the ends and keep focus; the position is announced afterwards [A29]', async () => {
  layOut(2);
  render(carousel);
  expect(situation()).toEqual({ announced: '', scrolled: 0, idle: ['Previous'] });
  await userEvent.click(button('Next'));
  expect(situation()).toEqual({ announced: '3–4 of 5', scrolled: 600, idle: [] });
  await userEvent.keyboard('{Enter}');
  expect(situation()).toEqual({ announced: '4–5 of 5', scrolled: 900, idle: ['Next'] });
  expect(document.activeElement).toBe(button('Next'));
  await userEvent.keyboard('{Enter}');
  expect(situation().scrolled).toBe(900);
  await userEvent.click(button('Previous'));
  expect(situation()).toEqual({ announced: '2–3 of 5', scrolled: 300, idle: [] });
});

test('arrow keys move by one, Home and End to both ends [A22]', async () => {
  layOut(1);
  render(carousel);
  await reachList();
  const scrolled: number[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{End}', '{ArrowRight}', '{Home}', '{ArrowLeft}']) {
    await userEvent.keyboard(key);
    scrolled.push(list().scrollLeft);
  }
  expect(scrolled).toEqual([300, 600, 300, 1200, 1200, 0, 0]);
});

test('right to left: arrow keys and button ends are mirrored', async () => {
  document.documentElement.dir = 'rtl';
  // A right-to-left row as laid out by browsers: the first item at the right, with negative scroll offsets.
  const at = (element: Element) => -[...(element.closest('ul') ?? element).children].indexOf(element) * WIDTH;
  layOut(1);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return at(this);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return new DOMRect(this instanceof HTMLUListElement ? 0 : at(this) - list().scrollLeft, 0, WIDTH, 50);
  });
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0;
    this.scrollLeft = Math.min(0, Math.max(left, this.clientWidth - this.scrollWidth));
    fireEvent.scroll(this);
  };
  render(carousel);
  await reachList();
  const seen: unknown[] = [];
  for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}']) {
    await userEvent.keyboard(key);
    const { scrolled, announced: where, idle } = situation();
    seen.push([scrolled, where, idle]);
  }
  document.documentElement.removeAttribute('dir');
  expect(seen).toEqual([
    [-300, '2 of 5', []],
    [-600, '3 of 5', []],
    [-300, '2 of 5', []],
    [-1200, '5 of 5', ['Next']],
    [0, '1 of 5', ['Previous']],
  ]);
});

test('other keys and modified keys are left to the browser [A22]', async () => {
  layOut(1);
  render(carousel);
  await reachList();
  const untouched = ['a', 'ArrowDown'].map((key) => fireEvent.keyDown(list(), { key }));
  untouched.push(fireEvent.keyDown(list(), { key: 'ArrowLeft', altKey: true }));
  expect([untouched, fireEvent.keyDown(list(), { key: 'ArrowRight' }), list().scrollLeft]).toEqual([
    [true, true, true],
    false,
    300,
  ]);
});

test('scrolling by touch announces nothing', () => {
  layOut(1);
  render(carousel);
  list().scrollLeft = 600;
  fireEvent.scroll(list());
  expect(situation()).toEqual({ announced: '', scrolled: 600, idle: [] });
});

test('fits all items after a resize: buttons disappear', () => {
  layOut(1);
  render(carousel);
  layOut(5);
  fireEvent(window, new Event('resize'));
  expect(list().parentElement?.className).toBe('carousel carousel--whole carousel--at-end');
});
