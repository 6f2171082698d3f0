/** A loss is accepted at once; a return only after a response from the server. */
import { expect, test } from 'vitest';
import { after, done, failed, takerOf, type Step } from '../../test/harness/chart-steps.ts';
import { networkMachine } from './network.machine.ts';

const [lost, back] = [{ type: 'browser.offline' }, { type: 'browser.online' }];
const [answered, refused] = [done('askForHead', undefined), failed('askForHead', 'refused')];
const [late, again] = [after('askingLimit'), after('pause')];
const [loss, returned] = [[{ type: 'network.lost' }], [{ type: 'network.returned' }]];
const question = [{ id: 'askForHead', input: undefined }];

test.each<[string, readonly Step[], string, object[], object[]]>([
  ['nothing is known', [], 'online', [], []],
  ['lost', [lost], 'offline', loss, []],
  ['lost, and again', [lost, lost], 'offline', loss, []],
  ['back', [lost, back], 'asking', [], question],
  ['back, and again', [lost, back, back], 'asking', [], question],
  ['something answers', [lost, back, answered], 'online', returned, []],
  ['nothing answers', [back, refused], 'pausing', [], []],
  ['nothing answers in time', [back, late], 'pausing', [], []],
  ['after a pause', [back, refused, again], 'asking', [], question],
  ['back in a pause', [back, late, back], 'asking', [], question],
  ['lost while asking', [back, lost], 'offline', loss, []],
  ['lost in a pause', [back, refused, lost], 'offline', loss, []],
])('%s', (_, steps, value, emitted, asked) => {
  expect(takerOf(networkMachine)(...steps)).toEqual({ value, status: 'active', tags: [], context: {}, emitted, asked });
});
