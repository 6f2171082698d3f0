/** Anomalies on an admin page are reported, as on any other page (D8, D38). */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { localServer } from '../../../test/harness/local-server.ts';
import { aNotice, screenTests, show } from '../../../test/harness/screen.tsx';
import { fixtures } from '../../screens/LinkGenerator/fixtures.ts';
import LinkGenerator from '../../screens/LinkGenerator/LinkGenerator.tsx';
import { fixtures as splits } from '../../screens/SplitGenerator/fixtures.ts';
import SplitGenerator from '../../screens/SplitGenerator/SplitGenerator.tsx';
import { deliverTo, type Anomaly } from '../../services/error-reports/error-reports.ts';

const server = localServer();
const reported: Anomaly[] = [];

screenTests();
beforeEach(() => {
  deliverTo(({ what, message, details }) => reported.push({ what, message, ...(details ? { details } : {}) }));
  // Includes reports left over from another test file.
  reported.length = 0;
});
async function press() {
  const { user } = await show(LinkGenerator, fixtures.editing);
  await user.type(screen.getByRole('textbox', { name: 'Registration code' }), 'VESTIBULE{Enter}');
}
const list = () => {
  const { name, value, context } = splits.loading;
  return show(SplitGenerator, { name, value, context });
};

test('reports an unknown error type', async () => {
  server.data({ createRegistrationLink: { link: null, errors: ['INVITATION_PAUSED', 'INVITER_INVALID'] } });
  await press();
  await screen.findByText('The member this code belongs to is no longer active.');
  expect(reported).toEqual([{ what: 'codeErrorType', message: 'INVITATION_PAUSED' }]);
});
test.each([
  ['an answer that says nothing usable', press, 'createRegistrationLink', 'Server response was missing for query'],
  ['features of a wrong shape', list, 'listExperiments', 'The features have a wrong shape'],
])('%s', async (_, ask, actor, message) => {
  server.answers(200, { 'content-type': 'application/json' }, '{}');
  await ask();
  await waitFor(() =>
    expect(reported).toEqual([{ what: 'transport', message, details: expect.objectContaining({ actor }) }]),
  );
});
test('does not report a missing connection', async () => {
  server.does((response) => void response.destroy());
  await press();
  await screen.findByRole('region', aNotice);
  expect(reported).toEqual([]);
});
