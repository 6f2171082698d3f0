import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chart } from './Chart.tsx';

afterEach(cleanup);

function drawn(hash: string) {
  location.hash = hash;
  render(<Chart />);
  const drawings = [...document.querySelectorAll('.drawing')].map((one) => one.getAttribute('aria-label'));
  const title = screen.getByRole('heading', { level: 2 }).textContent;
  cleanup();
  return { title, drawings };
}

test.each([
  ['the flows, if nothing is selected', '', 'Flows', 'The default flow'],
  ['the drawings of a topic', '?topic=waitingList', 'Waiting list', 'The lobby'],
  ['the drawings of a page', '?topic=activating&state=visit:activation.activated', 'You are in', 'You are in'],
  ['a page with a network', '?state=visit:lobby.joined', 'The lobby', 'The lobby'],
  ['a page without transitions', '?state=visit:about.stores', 'Stores', 'Pages without transitions'],
  ['a separate chart', '?topic=season', 'The season', 'The season of a landing page'],
])('%s', (_, view, title, first) => {
  const found = drawn(`#/chart${view}`);
  expect([found.title, found.drawings[0]]).toEqual([`${title} · states and transitions`, first]);
});

test('the name of each state is a link that keeps the view', () => {
  location.hash = '#/chart?topic=waitingList&language=de';
  render(<Chart />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('#/chart?topic=waitingList&state=visit:lobby.joined&language=de');
});
