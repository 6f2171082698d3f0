import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuring, screenTests, show } from '../../../test/harness/screen.tsx';
import Entrance from './Entrance.tsx';
import { fixtureOf } from '../all-fixtures.ts';

screenTests();
const configure = configuring();

test('shows a technical issue if the configuration says so', async () => {
  await configure({ technicalIssue: true });
  await show(Entrance, fixtureOf('entrance'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Due to a technical issue our store is not available at the moment. Please try again later.',
  );
});
