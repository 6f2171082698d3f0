/** What should not happen on an admin’s page is reported, as on any other (D8, D38). */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { localServer } from '../../test/harness/local-server.ts';
import { aNotice, screenTests, show } from '../../test/harness/screen.tsx';
import { fixtures } from '../screens/LinkGenerator/fixtures.ts';
import LinkGenerator from '../screens/LinkGenerator/LinkGenerator.tsx';
import { fixtures as splits } from '../screens/SplitGenerator/fixtures.ts';
import SplitGenerator from '../screens/SplitGenerator/SplitGenerator.tsx';
import { deliverTo, type Anomaly } from '../services/error-reports/error-reports.ts';

const server = localServer();
const reported: Anomaly[] = [];

screenTests();
beforeEach(() => {
  deliverTo(({ what, message, details }) => reported.push({ what, message, ...(details ? { details } : {}) }));
  // With what another file left to be delivered.
  reported.length = 0;
});
async function press() {
  const { user } = await show(LinkGenerator, fixtures.editing);
  await user.type(screen.getByRole('textbox', { name: 'Registration code' }), 'VESTIBULE{Enter}');
}

test('a type of refusal that the page does not know', async () => {
  server.data({ createRegistrationLink: { link: null, errors: ['INVITATION_PAUSED', 'INVITER_INVALID'] } });
  await press();
  await screen.findByText('The member this code belongs to is no longer active.');
  expect(reported).toEqual([{ what: 'codeErrorType', message: 'INVITATION_PAUSED' }]);
});
test('an answer that says nothing usable', async () => {
  server.data({ createRegistrationLink: { link: null, errors: [] } });
  await press();
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(reported).toEqual([
    {
      what: 'transport',
      message: 'Server response was missing for query',
      details: { actor: 'createRegistrationLink' },
    },
  ]);
});
test('features of a wrong shape', async () => {
  server.answers(200, { 'content-type': 'application/json' }, '{}');
  const { name, value, context } = splits.loading;
  await show(SplitGenerator, { name, value, context });
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(reported).toEqual([
    { what: 'transport', message: 'The features have a wrong shape', details: { actor: 'listExperiments' } },
  ]);
});
test('no connection is the visitor’s matter: nothing is reported', async () => {
  server.does((response) => void response.destroy());
  await press();
  await screen.findByRole('region', aNotice);
  expect(reported).toEqual([]);
});
