/** Every path through the consent chart, as explored from the model: what must be sent and announced (D36). */
import { matchesState, type StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import { CONSENT_INPUTS, exploreConsent } from '../../test/model/consent-graph.ts';
import { mayLeave } from '../../test/model/graph-invariants/consent.ts';

const stepsFrom = exploreConsent();
const isHeld = ({ value }: { value: unknown }) => matchesState({ events: 'held' }, value as StateValue);

describe.each(CONSENT_INPUTS)('banner $banner, stored $stored', (input) => {
  const steps = stepsFrom(input);

  test('every allowed event is sent at once', () => {
    const free = steps.filter(({ event, from }) => event.type === 'event.tracked' && mayLeave(input, from.known));
    expect(free.map(({ emitted }) => emitted)).toEqual(
      free.map(({ event }) => [{ type: 'event.released', tracked: event['tracked'] }]),
    );
    expect(free.length).toBeGreaterThan(0);
  });
  test('waiting events are sent once: none is kept where events are sent or dropped', () => {
    const idle = steps.filter(({ to }) => !isHeld(to));
    expect(idle.filter(({ to }) => to.known.waiting > 0)).toEqual([]);
    expect(idle.length).toBeGreaterThan(0);
  });
  test('it is ready with the first decision, once', () => {
    const ready = steps.filter(({ emitted }) => emitted.some(({ type }) => type === 'consent.ready'));
    const deciding = steps.filter(({ from, event }) => event.type === 'consent.updated' && from.known.consent === null);
    expect(ready).toEqual(deciding);
    expect(deciding.length).toBeGreaterThan(0);
  });
  test('a decision is announced exactly if it differs from the last', () => {
    const updates = steps.filter(({ event }) => event.type === 'consent.updated');
    const announced = updates.map(({ emitted }) => emitted.some(({ type }) => type === 'consent.changed'));
    expect(announced).toEqual(
      updates.map(({ from, to }) => JSON.stringify(from.known.consent) !== JSON.stringify(to.known.consent)),
    );
  });
});
