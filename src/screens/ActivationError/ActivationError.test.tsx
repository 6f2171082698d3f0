import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { screenTests, show } from '../../../test/harness/screen.tsx';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import ActivationError from './ActivationError.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('“Try again” pressed twice: one request (D25)', async () => {
  const finalize = vi.fn<VisitServices['finalize']>(() => new Promise(() => undefined));
  const { user } = await show(ActivationError, fixtures.failed, { services: { finalize } });
  await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
  expect(finalize.mock.calls.length).toBe(1);
});
