/** Events emitted before a listener was registered. */
import { expect, test } from 'vitest';
import { openVisit, visitTests } from '../../../test/harness/page-visit.ts';
import type { VisitEmitted } from '../../../machines/context/visit.types.ts';
import { bufferEvents } from './buffer-events.ts';

visitTests();

test('replays at most 100 events in order, then forwards new ones', () => {
  const { visit } = openVisit('/registration/code');
  const emittedEvents = bufferEvents(visit);
  visit.send({ type: 'code.begun' });
  for (let i = 0; i < 120; i += 1) visit.send({ type: 'settings.chosen' });
  const received: VisitEmitted[] = [];
  emittedEvents((emitted) => received.push(emitted));
  const kept = received.length;
  visit.send({ type: 'settings.chosen' });
  expect([kept, received.length, received[0], received.at(-1)]).toEqual([
    100,
    101,
    { type: 'event.tracked', tracked: { event: 'entering_code_registration', fields: {} } },
    { type: 'settings.requested' },
  ]);
});

test('passes the buffer of one subscriber on to the next without duplicates', () => {
  const { visit } = openVisit('/registration/code');
  const emittedEvents = bufferEvents(visit);
  visit.send({ type: 'settings.chosen' });
  visit.send({ type: 'code.begun' });
  const taken: VisitEmitted[] = [];
  emittedEvents((emitted) => emitted.type !== 'settings.requested' || taken.push(emitted));
  visit.send({ type: 'settings.chosen' });
  const received: VisitEmitted[] = [];
  emittedEvents((emitted) => received.push(emitted));
  visit.send({ type: 'settings.chosen' });
  const requested = { type: 'settings.requested' };
  expect([taken, received]).toEqual([
    [requested, requested],
    [{ type: 'event.tracked', tracked: { event: 'entering_code_registration', fields: {} } }, requested],
  ]);
});
