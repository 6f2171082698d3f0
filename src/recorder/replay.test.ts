/** Replaying a visit on the chart: states and emitted events, and errors in its text. */
import { expect, test } from 'vitest';
import { readVisit } from './visit-text.ts';
import { replayVisit, type ReplayedStep } from './replay.ts';

const BEGIN = 'begin {"invitation":{"code":"A","timestamp":null,"referrer":null,"source":"link"}}';
const lookedUp: ReplayedStep = { step: 'open landing', places: ['landing.lookingUp.waiting'], emitted: [] };

test('replays each step, its target state and emitted events; skips states that the text omits', async () => {
  const steps: ReplayedStep[] = [];
  const text = `${BEGIN}\nopen landing\nfail linkInvitation network "x"\n= landing.unavailable\nsettings.chosen`;
  const { taken, difference } = await replayVisit(readVisit(text), (one) => void steps.push(one));
  expect(taken).toEqual([
    lookedUp,
    { step: 'fail linkInvitation network "x"', places: ['landing.unavailable'], emitted: [] },
    { step: 'settings.chosen', places: ['landing.unavailable'], emitted: ['settings.requested'] },
  ]);
  expect([steps, difference]).toEqual([taken, null]);
});

test.each([
  ['where it leads elsewhere', 'open entrance\n= boot', 'boot', 'entrance'],
  ['at an answer that nothing waits for', 'answer register\n= entrance', 'entrance', 'nothing waits for it'],
  [
    'at an event that the visit can’t bear',
    'code.submitted',
    '',
    "the visit breaks: Unable to evaluate guard 'codeTyped'",
  ],
])('stops: %s', async (_, steps, expected, actual) => {
  const before = steps === 'code.submitted' ? 'open landing' : `${BEGIN}\nopen landing`;
  const { taken, difference } = await replayVisit(readVisit(`${before}\n${steps}\nsettings.chosen`));
  expect({ steps: taken.length, ...difference, actual: difference?.actual.slice(0, actual.length) }).toEqual({
    steps: 1,
    step: steps.split('\n')[0],
    expected,
    actual,
  });
});
