/** Every thrown value can be serialised (D38). */
import { describe, expect, test } from 'vitest';
import { thrownOf } from './payload.ts';

describe('an error', () => {
  test('is copied: name, message and stack, without properties that libraries add', () => {
    const error = Object.assign(new RangeError('too far'), { request: { headers: { authorization: 'a' } } });
    const { error: copy, text } = thrownOf(error);
    expect([copy?.name, copy?.message, copy?.stack]).toEqual(['RangeError', 'too far', error.stack]);
    expect([copy !== error, 'request' in (copy ?? error), text]).toEqual([true, false, undefined]);
  });
  test('has up to three causes, even circular ones', () => {
    const error = new Error('itself');
    error.cause = error;
    const messages: string[] = [];
    let left: unknown = thrownOf(error).error;
    while (left instanceof Error) {
      messages.push(left.message);
      left = left.cause;
    }
    expect(messages).toEqual(['itself', 'itself', 'itself', 'itself']);
  });
});

const circle: { self?: object } = {};
circle.self = circle;
test.each([
  ['nothing', undefined, {}],
  ['a text', 'no', { text: 'no' }],
  ['what JSON refuses', 7n, { text: 'bigint' }],
  ['a circle', circle, { text: 'object' }],
])('%s', (_, thrown, expected) => {
  expect(thrownOf(thrown)).toEqual(expected);
});
