/** A log line carries no address, name, code or token (D7), whatever an error says. */
import { expect, test } from 'vitest';
import { errorFields } from './log.ts';

test('of an error its kind, code and places are logged, never what it says', () => {
  const cause = Object.assign(new Error('duplicate key (email)=(someone@example.org)'), { code: '23505' });
  const error = new Error('Failed query: insert … params: someone@example.org,VESTIBULE', { cause });
  const { stack, ...fields } = errorFields(error);
  expect(fields).toEqual({ error: 'Error', code: '23505' });
  expect(String(stack)).toMatch(/^at .*log\.test\.ts/);
  expect(JSON.stringify(errorFields(error))).not.toMatch(/someone@|VESTIBULE|duplicate/);
});

test('of what is no error its type alone', () => {
  expect(errorFields('someone@example.org')).toEqual({ error: 'string' });
});
