/** External links use the app's framework object, if there is one (D34). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BASE } from '../../../machines/domain/site.ts';
import { openLinksInApp, openInApp } from './external-links.ts';
import { eventually } from '../../../test/harness/eventually.ts';

history.replaceState(null, '', '/acquisition/de/registration/code');

const opened = vi.fn<(url: string) => unknown>();
const assign = vi.fn<(url: URL) => void>();
const app = (shape: unknown) => Reflect.set(window, 'VestibuleApp', shape);

beforeEach(() => {
  opened.mockReset();
  assign.mockReset();
  app({ openExternal: opened });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'VestibuleApp');
});

const whole = (address: string) => new URL(address, location.href).href;
test('opens external links in the app, by absolute address', () => {
  const outside = [
    'https://shop.example/now?x=1#y',
    'http://vestibule.example/acquisition/',
    '/login?reset',
    '/legal/terms',
    '/acquisitions',
    '/',
    'vestibule://in',
    'mailto:help@vestibule.example',
  ];
  const ours = ['/acquisition', '/acquisition/', '/acquisition/de/lobby?x=1', '', '#main', 'code', 'https://['];
  expect([...outside, ...ours].filter((address) => openInApp(address, BASE))).toEqual(outside);
  expect(opened.mock.calls.flat()).toEqual(outside.map(whole));
});

describe('a framework object of any shape', () => {
  test('falls back to the browser', () => {
    const refuse = (): never => {
      throw new Error('no bridge');
    };
    const shapes = [
      undefined,
      null,
      'app',
      {},
      { openExternal: true },
      { openExternal: refuse },
      {
        get openExternal() {
          return refuse();
        },
      },
    ];
    const taken = shapes.map((shape) => {
      app(shape);
      return openInApp('/login', BASE);
    });
    expect(taken).toEqual(shapes.map(() => false));
  });
  test('a late refusal: falls back to the browser', async () => {
    const { origin, href } = location;
    vi.stubGlobal('location', { origin, href, assign });
    opened.mockRejectedValue(new Error('declined'));
    expect(openInApp('/login', BASE)).toBe(true);
    await eventually(() => expect(assign.mock.calls.map(String)).toEqual(['https://vestibule.example/login']));
  });
});

describe('clicked links', () => {
  openLinksInApp();

  /** Clicks the element of a selector; returns whether the browser would follow it. */
  function press(html: string, selector: string) {
    document.body.insertAdjacentHTML('beforeend', html);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return { followed: !event.defaultPrevented, opened: opened.mock.calls.flat() };
  }
  test('opens an external one in the app, not in the browser', () => {
    expect(press('<a href="/login"><em>Login</em></a>', 'em')).toEqual({
      followed: false,
      opened: ['https://vestibule.example/login'],
    });
  });
  test('also in a shadow root, as in the consent banner', () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const link = shadow.appendChild(document.createElement('a'));
    link.href = '/legal/privacy';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    link.dispatchEvent(event);
    expect([event.defaultPrevented, opened.mock.calls]).toEqual([true, [['https://vestibule.example/legal/privacy']]]);
  });
  test.each([
    ['a page of ours', '<a href="/acquisition/de/lobby">Lobby</a>', 'a'],
    ['a place on this page', '<a href="#main">Skip</a>', 'a'],
    ['no link', '<button type="button">Stay</button>', 'button'],
  ])('%s: left to the browser', (_, html, selector) => {
    expect(press(html, selector)).toEqual({ followed: true, opened: [] });
  });
  test('ignores one that the page has handled', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(press('<a href="/login">Login</a>', 'a')).toEqual({ followed: false, opened: [] });
  });
});
