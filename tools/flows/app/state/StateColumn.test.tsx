import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import userEvent from '@testing-library/user-event';
import { CHART_IDS, CHARTS } from '../../charts/charts.ts';
import { stateAt } from '../../charts/facts.ts';
import { StateColumn } from './StateColumn.tsx';

afterEach(cleanup);
beforeEach(() => {
  location.hash = '';
});

const SUBMITTING = stateAt({ chart: 'visit', path: 'registration.registrationForm.entry.submitting' });
const rowsUnder = (name: string) => {
  const heading = screen.getByRole('heading', { name });
  const found = heading.closest('.outgoing') ?? heading.nextElementSibling;
  return [...(found?.querySelectorAll('.rows > li') ?? [])].map((row) =>
    [...row.querySelectorAll(':scope > span')].map(({ textContent }) => textContent),
  );
};

test('a state shows its name, waits, transitions and tracked events', () => {
  render(<StateColumn state={SUBMITTING} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Registration form · being sent');
  expect(screen.getByText('Sent. Back waits for the answer; after 8 seconds the visitor can cancel.')).toBeDefined();
  expect(screen.getByText('Meanwhile: the form is sent.')).toBeDefined();
  expect(screen.getByText('30 s').parentElement?.textContent).toBe('After 30 s: being filled in');
  expect(rowsUnder('Other transitions')[0]?.[0]).toBe('The back end answers');
  expect(rowsUnder('Other transitions')).toContainEqual(['… this address has an account', 'Member already']);
  expect(rowsUnder('Transitions into it')).toContainEqual([
    'The invitation is valid',
    'sent, waiting for the code check',
  ]);
  expect(rowsUnder('Sent to analytics')).toContainEqual([
    'error_registration_account_active',
    'this address has an account',
  ]);
});

test('controls are listed first, in the selected language', async () => {
  location.hash = '#/plan?language=de&situation=Deny.noInvitationsLeft';
  render(<StateColumn state={stateAt({ chart: 'visit', path: 'deny' })} />);
  const offers = await screen.findByRole('region', { name: 'What a visitor can do here' });
  const rows = [...offers.querySelectorAll(':scope > .rows > li')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'An Clara schreibensomething outside ↗ (link)',
    'Auf die WartelisteStart page (link)',
    'Ohne Einladung bewerbenMembership (link)',
    'Anmeldenthe login ↗ (link)',
  ]);
});

test('another situation of the state is chosen, and has an address', async () => {
  render(<StateColumn state={SUBMITTING} />);
  const choice = screen.getByRole('combobox', { name: 'Situation, 2 to choose from' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sent', 'Sent, and it takes long']);
  await userEvent.selectOptions(choice, 'Sent, and it takes long');
  expect(location.hash).toBe('#/plan?situation=RegistrationForm.slow');
  expect(screen.getByTitle('The page: Sent, and it takes long')).toBeDefined();
});

test('a chart, a page, a parallel region and a final state can be shown', () => {
  const places = [
    ...CHART_IDS.map((chart) => ({ chart, path: '' })),
    { chart: 'visit', path: 'landing' },
    { chart: 'visit', path: 'registration.formFinished.watch' },
    { chart: 'linkGenerator', path: 'turnedAway' },
  ] as const;
  const titles = places.map((place) => {
    render(<StateColumn state={stateAt(place)} />);
    const title = screen.getByRole('heading', { level: 2 }).textContent;
    cleanup();
    return title;
  });
  expect(titles).toEqual([
    ...CHART_IDS.map((id) => CHARTS[id].title),
    'Start page',
    'Check your inbox · activation elsewhere',
    `${CHARTS.linkGenerator.title} · not an admin`,
  ]);
});
