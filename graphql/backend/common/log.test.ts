/** Log lines contain no address, name, code or token (D7), whatever an error message contains. */
import { expect, test } from 'vitest';
import { errorFields } from './log.ts';
import { OverloadedError } from '../overload/turns.ts';

test('of an error its kind, code and places are logged, never what it says', () => {
  const cause = Object.assign(new Error('duplicate key (email)=(someone@example.org)'), { code: '23505' });
  const error = new Error('Failed query: insert … params: someone@example.org,VESTIBULE', { cause });
  const { stack, ...fields } = errorFields(error);
  expect(fields).toEqual({ error: 'Error', code: '23505' });
  expect(String(stack)).toMatch(/^at .*log\.test\.ts/);
  expect(JSON.stringify(errorFields(error))).not.toMatch(/someone@|VESTIBULE|duplicate/);
});

test('whoever wraps an error is not what it was: the first with a code is, else the innermost', () => {
  const wrapped = (cause: Error) => new Error('Unexpected', { cause: new Error('Failed query', { cause }) });
  const refused = Object.assign(new RangeError('Someone'), { code: '22003', cause: new TypeError('inner') });
  const { stack: _, ...coded } = errorFields(wrapped(refused));
  const { stack: __, ...plain } = errorFields(wrapped(new TypeError('Someone')));
  expect([coded, plain]).toEqual([{ error: 'RangeError', code: '22003' }, { error: 'TypeError' }]);
});

test('what PostgreSQL refuses is told by its code and the names of rule and table, without the row', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "one_holder_an_address"'), {
    code: '23505',
    severity: 'ERROR',
    detail: 'Key (account_key)=(someone@example.org) already exists.',
    where: 'SQL statement "insert … someone@example.org"',
    table: 'registrations',
    constraint: 'one_holder_an_address',
    routine: '_bt_check_unique',
  });
  const { stack, ...fields } = errorFields(new Error('Failed query: insert … params: someone@example.org', { cause }));
  expect(fields).toEqual({
    error: 'Error',
    code: '23505',
    routine: '_bt_check_unique',
    constraint: 'one_holder_an_address',
    table: 'registrations',
  });
  expect(stack).toMatch(/^at /);
});

const said = (error: unknown) => errorFields(error).message;
test('messages without values are told: of a full pool, of a broken connection, of a mistake in the code', () => {
  const mistake = (): unknown => {
    const { to } = JSON.parse('{ "to": null }') as { to: { name: string } };
    try {
      return to.name;
    } catch (error) {
      return error;
    }
  };
  expect([
    said(new Error('timeout exceeded when trying to connect')),
    said(new Error('Connection terminated unexpectedly')),
    said(new OverloadedError('Waited too long')),
    said(mistake()),
    said(new TypeError('ada is not a function (reading someone@example.org)')),
  ]).toEqual([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Waited too long',
    'Cannot read properties of null',
    'ada is not a function',
  ]);
});

test.each([
  ['a mail server names whom it refuses', new Error('550 5.1.1 <someone@example.org> unknown')],
  ['a reader quotes what it can’t read', new SyntaxError('Unexpected token S, "Someone" is not valid JSON')],
  ['an argument is shown', new TypeError('The "path" argument must be of type string. Received \'VESTIBULE\'')],
  ['a value of a search', new TypeError("Cannot use 'in' operator to search for 'x' in Someone")],
  ['more than the message of a pool', new Error('timeout exceeded when trying to connect to Someone')],
])('what may hold a value is not: %s', (_, error) => {
  expect(said(error)).toBe(undefined);
});

test('a call of the system is told by its name and code, without the address', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '192.0.2.1',
  });
  const { stack, ...fields } = errorFields(error);
  expect([fields, typeof stack]).toEqual([{ error: 'Error', code: 'ECONNREFUSED', syscall: 'connect' }, 'string']);
});

test('of what is no error its type alone', () => {
  expect(errorFields('someone@example.org')).toEqual({ error: 'string' });
});
