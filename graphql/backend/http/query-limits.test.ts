/** Query limits, and the low cost of refusing a query. */
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { serverForTests } from '../testing/harness.ts';

const server = serverForTests();

const messagesOf = async (query: string) => {
  const { status, errors } = await server.graphql(query, {}, ACCEPT);
  return [status, errors.map(({ message }) => message)];
};
const ACCEPT = { headers: { accept: 'application/graphql-response+json' } };
const times = (count: number, text: (nth: number) => string) => Array.from({ length: count }, (_, nth) => text(nth));

describe('one mutation per request, at any depth [ASVS 4.3.1]', () => {
  const THREE = 'a: logout b: logout c: logout';
  test.each([
    ['side by side', `mutation { ${THREE} }`],
    [
      'in a fragment of a fragment',
      `mutation { ...outer } fragment outer on Mutation { ...many } fragment many on Mutation { ${THREE} }`,
    ],
    ['in an inline fragment without a type', `mutation { ... { ${THREE} } }`],
    [
      'one in each of two fragments',
      'mutation { ...a ...b } fragment a on Mutation { a: logout } fragment b on Mutation { b: logout }',
    ],
  ])('%s', async (_, query) => {
    expect(await messagesOf(query)).toEqual([400, ['More than one mutation at once']]);
  });

  test('a single mutation in a fragment is executed', async () => {
    const { status, data } = await server.graphql('mutation { ...one } fragment one on Mutation { logout }', {});
    expect([status, data]).toEqual([200, { logout: true }]);
  });
});

/** Fields that double with each fragment: 2¹⁰ in 160 tokens. */
const doubled = (fragments: number) =>
  `{ viewer { ...f0 } } ${times(fragments, (nth) => `fragment f${nth} on Viewer { ...f${nth + 1} ...f${nth + 1} }`).join(' ')} fragment f${fragments} on Viewer { roles }`;

test.each([
  ['More than 10 directives', `{ viewer { roles ${times(11, () => '@skip(if: false)').join(' ')} } }`],
  ['More than 500 fields', doubled(10)],
  ['Deeper than 15 levels', `{ __type(name: "Query") { ${'ofType { '.repeat(15)} name ${'}'.repeat(15)} } }`],
  [
    'More than 10 aliases',
    `{ ...a } fragment a on Query { ${times(11, (nth) => `a${nth}: viewer { roles }`).join(' ')} }`,
  ],
])('%s [ASVS 4.3.1]', async (message, query) => {
  const [status, messages] = await messagesOf(query);
  expect(status).toBe(400);
  expect(messages).toContain(message);
});

test('introspection works in local use', async () => {
  const { status, errors } = await server.graphql(getIntrospectionQuery(), {});
  expect([status, errors]).toEqual([200, []]);
});

/** A different text each time, so that no cached result is used: 4 tokens per field. */
let nth = 0;
const fields = (count: number) => `{ ${times(count, () => 'viewer{roles}').join('')} } #${(nth += 1)}`;
const TOO_MANY = 'Syntax Error: Document contains more than 400 tokens. Parsing aborted.';

test('a text of many tokens is refused, also if it is cached [ASVS 4.3.1]', async () => {
  const query = fields(4000);
  for (const _ of [1, 2]) expect(await messagesOf(query)).toEqual([400, [TOO_MANY]]);
});
