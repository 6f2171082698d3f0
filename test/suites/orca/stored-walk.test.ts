/** The stored form of a walk, and the message about a difference. */
import { expect, test } from 'vitest';
import { HeardOtherwise, isSame, stepsOf, textOf, type Step } from './stored-walk.ts';

const step = (did: string, ...heard: string[]): Step => ({ did, heard });
const walk = [step('presses Tab', 'Register link.'), step('presses Return'), step('waits', 'One.', 'Two.')];

test('a stored walk is read back, with silence', () => {
  expect([textOf(walk), stepsOf(textOf(walk))]).toEqual([
    '> presses Tab\n  Register link.\n\n> presses Return\n\n> waits\n  One.\n  Two.\n',
    walk,
  ]);
});
test.each([
  [step('waits', 'One.', 'Two.'), step('waits', 'One.', 'Two.'), null],
  [step('waits', 'One.', 'Two.'), step('waits', 'One.', 'Too.'), 'waits: expected “Two.”, heard “Too.”'],
  [step('waits', 'One.', 'Two.'), step('waits', 'One.'), 'waits: expected “Two.”, heard nothing'],
  [step('waits'), step('waits', 'One.'), 'waits: expected nothing, heard “One.”'],
  [step('waits'), step('presses Tab'), 'expected that it waits, and it presses Tab'],
  [undefined, step('presses Tab'), 'expected that it ends, and it presses Tab'],
])('%o, and then %o: %s', (kept, heard, message) => {
  expect(isSame(kept, heard) ? null : new HeardOtherwise(kept, heard).message).toBe(message);
});
