import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { QUESTIONS } from '../../questions/questions.ts';
import { Answer } from './Answer.tsx';
import { AskedOften } from './AskedOften.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  location.hash = '#/plan?topic=registering&language=pl';
});

test('the first questions are links, with a link to all; the language is kept', () => {
  render(<AskedOften />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'What happens if the inviter has no invitations left?',
    'What can follow a pending account?',
    'What is tracked when a link has expired?',
    'Where can a visitor wait, and for how long?',
    `All ${QUESTIONS.length} questions`,
  ]);
  expect(hrefOf('What can follow a pending account?')).toBe(
    '#/plan?topic=registering&question=pending-account&language=pl',
  );
});

test('an answer links its states to the plan, in the topic of their page', () => {
  render(<Answer question="link-expired-tracked" />);
  const card = screen.getByRole('article', { name: 'What is tracked when a link has expired?' });
  expect(
    within(card)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The link ofOpened or pressed atLeads toSent to analytics',
    'An invitationStart page · the invitation being looked upTurned awayerror_registration_code_expired',
    'An activationActivate the account · being activatedActivation failed · the link has expired, a new mail can be senterror_registration_activation_not_found',
    'The lobbyThe lobby · joining the listThe lobby · closed, an address being typed–',
  ]);
  expect(hrefOf('Activate the account · being activated')).toBe(
    '#/plan?topic=activating&state=visit:activation.activateAccount.activating&language=pl',
  );
});

test('a state of another chart links to the drawing of that chart', () => {
  render(<Answer question="needs-consent" />);
  const [held] = screen.getAllByRole('link', { name: 'Consent · tracked events are queued' });
  expect(held?.getAttribute('href')).toBe('#/chart?topic=consent&state=consent:events.held&language=pl');
});
