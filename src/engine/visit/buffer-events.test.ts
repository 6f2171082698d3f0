/** Events emitted before a listener was registered. */
import { expect, test } from 'vitest';
import { openVisit, visitTests } from '../../../test/harness/page-visit.ts';
import type { VisitEmitted } from '../../../machines/visit.types.ts';
import { bufferEvents } from './buffer-events.ts';

visitTests();

test('is told in order, a hundred at most, and then what follows', () => {
  const { visit } = openVisit('/registration/code');
  const emittedEvents = bufferEvents(visit);
  visit.send({ type: 'code.begun' });
  for (let i = 0; i < 120; i += 1) visit.send({ type: 'settings.chosen' });
  const heard: VisitEmitted[] = [];
  emittedEvents((said) => heard.push(said));
  const kept = heard.length;
  visit.send({ type: 'settings.chosen' });
  expect([kept, heard.length, heard[0], heard.at(-1)]).toEqual([
    100,
    101,
    { type: 'event.tracked', tracked: { event: 'entering_code_registration', fields: {} } },
    { type: 'settings.requested' },
  ]);
});

test('what one keeps is told to the next, in its place; the rest is not said again', () => {
  const { visit } = openVisit('/registration/code');
  const emittedEvents = bufferEvents(visit);
  visit.send({ type: 'settings.chosen' });
  visit.send({ type: 'code.begun' });
  const taken: VisitEmitted[] = [];
  emittedEvents((said) => said.type !== 'settings.requested' || taken.push(said));
  visit.send({ type: 'settings.chosen' });
  const heard: VisitEmitted[] = [];
  emittedEvents((said) => heard.push(said));
  visit.send({ type: 'settings.chosen' });
  const requested = { type: 'settings.requested' };
  expect([taken, heard]).toEqual([
    [requested, requested],
    [{ type: 'event.tracked', tracked: { event: 'entering_code_registration', fields: {} } }, requested],
  ]);
});
