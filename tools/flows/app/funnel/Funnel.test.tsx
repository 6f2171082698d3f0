import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeCounts, openCounts } from './counts-file.ts';
import { Funnel } from './Funnel.tsx';

afterEach(cleanup);
beforeEach(() => {
  location.hash = '#/funnel';
  closeCounts();
});

const open = (text: string) => act(() => openCounts(new File([text], 'last-week.csv')));
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const COUNTS = `event;registrationFlow;count
landing_registration;default;1.000
landing_registration;socialRegistration;77
error_registration_account_active;default;90
successful_user_registration;default;400
landing_activate_account_registration;;300
scroll;;12
join_waitlist;;some`;

test('counts show the visitors of each step and the largest loss', async () => {
  render(<Funnel />);
  await open(COUNTS);
  expect([
    row(/^The registration form is shown/),
    row(/^A visitor has registered(?!,)/),
    row(/^The activation page is shown/),
  ]).toEqual([
    ['1,000', '–', '–'],
    ['400', '40.0 %', '600'],
    ['300', '–', '–'],
  ]);
  expect(row(/^The address has an account/)).toEqual(['90', '9.0 %']);
  expect(screen.getByRole('status').textContent).toBe(
    'Most are lost before “a visitor has registered”: 600, 60.0 % of the visitors up to there. Analytics received: the address has an account (90).',
  );
});
test('without a column for the flow there is no share, and the reason is shown', async () => {
  render(<Funnel />);
  await open('event,count\nlanding_registration,100\nsuccessful_user_registration,264');
  expect([row(/^A visitor has registered(?!,)/), screen.getByRole('status').textContent]).toEqual([
    ['264', '–', '–'],
    'No shares are shown: visitors of the social flow, flow of the waiting list, and lean flow are included in these counts. A column with the flow of each event (registrationFlow) separates them.',
  ]);
});
test('no row of a file is lost: bad lines are listed by number, unknown events by name', async () => {
  render(<Funnel />);
  await open(COUNTS);
  const listItems = (title: string) =>
    Array.from(screen.getByRole('heading', { name: title }).parentElement?.querySelectorAll('li') ?? [], (item) =>
      item.textContent.trim().replaceAll(/ +/g, ' '),
    );
  expect([listItems('Left out'), listItems('Not tracked here')]).toEqual([
    ['line 8: “some” is not a count'],
    ['scroll 12'],
  ]);
  expect(listItems('Not in the file')).toContain('A code is sent submit_code_registration');
});
test('the example is labelled as invented; removed, nothing is left', () => {
  render(<Funnel />);
  fireEvent.click(screen.getByRole('button', { name: 'Try an example' }));
  expect(screen.getByText(/made up: none of its figures were measured/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  expect([screen.queryByText(/made up/), screen.getByRole('status').textContent]).toEqual([null, '']);
});
