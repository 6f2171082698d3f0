/** What a visit said before anyone listened. */
import { expect, test } from 'vitest';
import { openVisit, visitTests } from '../../test/harness/visit.ts';
import type { VisitEmitted } from '../../machines/visit.types.ts';
import { bufferEvents } from './buffer-events.ts';

visitTests();

test('is told in order, and then what follows', () => {
  const { visit } = openVisit('/registration/code');
  const emittedEvents = bufferEvents(visit);
  visit.send({ type: 'code.begun' });
  visit.send({ type: 'settings.chosen' });
  const heard: VisitEmitted[] = [];
  emittedEvents((said) => heard.push(said));
  visit.send({ type: 'settings.chosen' });
  expect(heard).toEqual([
    { type: 'event.tracked', tracked: { event: 'entering_code_registration', fields: {} } },
    { type: 'settings.requested' },
    { type: 'settings.requested' },
  ]);
});
test('no more than a hundred are kept', () => {
  const { visit } = openVisit('/registration/code');
  const emittedEvents = bufferEvents(visit);
  for (let i = 0; i < 120; i += 1) visit.send({ type: 'settings.chosen' });
  const heard: VisitEmitted[] = [];
  emittedEvents((said) => heard.push(said));
  expect(heard.length).toBe(100);
});
