/** Log lines contain no address, name, code or token (D7), whatever an error message contains. */
import { expect, test } from 'vitest';
import { errorFields } from './log.ts';
import { OverloadedError } from '../overload/turns.ts';

test('logs type, code and stack of an error, never its message [ASVS 16.2.1]', () => {
  const cause = Object.assign(new Error('duplicate key (email)=(someone@example.org)'), { code: '23505' });
  const error = new Error('Failed query: insert … params: someone@example.org,VESTIBULE', { cause });
  const { stack, ...fields } = errorFields(error);
  expect(fields).toEqual({ error: 'Error', code: '23505' });
  expect(String(stack)).toMatch(/^at .*log\.test\.ts/);
  expect(JSON.stringify(errorFields(error))).not.toMatch(/someone@|VESTIBULE|duplicate/);
});

test('logs the first error of the cause chain with a code, otherwise the innermost', () => {
  const wrapped = (cause: Error) => new Error('Unexpected', { cause: new Error('Failed query', { cause }) });
  const refused = Object.assign(new RangeError('Someone'), { code: '22003', cause: new TypeError('inner') });
  const { stack: _, ...coded } = errorFields(wrapped(refused));
  const { stack: __, ...plain } = errorFields(wrapped(new TypeError('Someone')));
  expect([coded, plain]).toEqual([{ error: 'RangeError', code: '22003' }, { error: 'TypeError' }]);
});

test('logs code, constraint and table of a PostgreSQL error, without the row', () => {
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
test('logs messages that contain no values: full pool, broken connection, bug', () => {
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
])('does not log a message that may contain values: %s', (_, error) => {
  expect(said(error)).toBe(undefined);
});

test('logs a system call by name and code, without the address', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '192.0.2.1',
  });
  const { stack, ...fields } = errorFields(error);
  expect([fields, typeof stack]).toEqual([{ error: 'Error', code: 'ECONNREFUSED', syscall: 'connect' }, 'string']);
});

test('logs only the type of a thrown value that is not an error', () => {
  expect(errorFields('someone@example.org')).toEqual({ error: 'string' });
});
