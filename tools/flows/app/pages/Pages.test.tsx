import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pages } from './Pages.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

function show(hash: string) {
  location.hash = hash;
  const { container } = render(<Pages />);
  const box = (word: string) => container.querySelector(`[data-box="${word}"]`);
  const targets = () => [...container.querySelectorAll('[data-target]')].map((one) => one.getAttribute('data-box'));
  return { container, box, targets };
}

test('without a page, all pages are listed, or those of the selected topic', () => {
  show('#/pages');
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toHaveLength(10);
  cleanup();
  show('#/pages?topic=activating');
  const [topic] = screen.getAllByRole('region');
  expect(
    within(topic ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Activate the account6 states', 'You are in9 states', 'Activation failed25 states']);
});

test('the states of a page are boxes, repeated states one line, the initial state marked', () => {
  const { box } = show('#/pages?state=visit:lobby.closed.sending');
  expect(screen.getByRole('heading', { level: 2 }).textContent?.trim()).toBe('The lobby');
  expect(box('visit:lobby.opening')?.querySelector('.box__marks')?.textContent).toBe('starts heretransient');
  expect(box('visit:lobby.asking.offline')).toBeNull();
  expect(box('visit:lobby.asking')?.querySelector('.box__repeated')?.textContent).toBe(
    'with a network · offline · network back',
  );
  const ways = [...(box('visit:lobby.closed.sending')?.querySelectorAll('.box__transitions > li') ?? [])];
  expect(ways.map(({ textContent }) => textContent)).toContain(
    'The back end answers: the address is accepted → leads to a new link on its way',
  );
});

test('targets of the selected state are marked, including neighbouring pages', () => {
  const { targets, box } = show('#/pages?state=visit:lobby.closed.sending.waiting');
  expect(box('visit:lobby.closed.sending')?.hasAttribute('data-selected')).toBe(true);
  expect(targets()).toEqual(['visit:lobby.closed.editing', 'visit:lobby.renewed']);
  cleanup();
  expect(show('#/pages?state=visit:loggedOut.leaving').targets()).toEqual(['visit:loggedOut.left']);
  cleanup();
  expect(show('#/pages?state=visit:activation.activateAccount.evaluating').targets()).toContain(
    'visit:activation.activationError',
  );
});
