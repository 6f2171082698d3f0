/** Which call of a page gets the answer that a test gives. */
import { expect, test } from 'vitest';
import type { EnginePage, InterceptedCall } from '../../engines/engine-page.ts';
import { HeldCalls } from './service-calls.ts';

/** A page of which only calls come. Gives what sends one; of each that is decided, its name and what it was told is kept. */
async function pageOfCalls() {
  let take: (call: InterceptedCall) => void = () => undefined;
  const decided: unknown[] = [];
  const page = {
    intercept: (taken: typeof take) => Promise.resolve(void (take = taken)),
    serve: () => Promise.resolve(),
  } as Partial<EnginePage> as EnginePage;
  const send = (name: string, isHeard: boolean) =>
    take({
      operation: 'countryDetails',
      isOver: () => false,
      answer: (body) => Promise.resolve(void decided.push([name, body])).then(() => isHeard),
      breakOff: () => Promise.resolve(isHeard),
    });
  return { calls: await HeldCalls.on(page), send, decided };
}
const body = { data: { countryDetails: { country: 'FR' } } };

test('an answer to a call that the page had given up, which nobody knew yet, goes to the one that follows', async () => {
  const { calls, send, decided } = await pageOfCalls();
  send('given up', false);
  const found = calls.findCountry('FR');
  await expect.poll(() => decided).toEqual([['given up', body]]);
  send('the next', true);
  await found;
  expect(decided).toEqual([
    ['given up', body],
    ['the next', body],
  ]);
});
test('of calls that wait the last is answered', async () => {
  const { calls, send, decided } = await pageOfCalls();
  for (const name of ['first', 'second']) send(name, true);
  await calls.findCountry('FR');
  expect(decided).toEqual([['second', body]]);
});
