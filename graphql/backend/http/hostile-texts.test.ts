/**
 * No text causes a 500: NUL and similar characters in every string of every operation, and in the other routes that
 * read text.
 */
import { readFileSync } from 'node:fs';
import {
  type GraphQLInputType,
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { formOf, movableClock, serverForTests } from '../testing/harness.ts';
import { agreed, LEAN } from '../testing/client.ts';

const events: string[] = [];
const server = serverForTests({}, movableClock(), (event) => void events.push(event));

/** Appended to a valid value, and alone. */
const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['NUL', '\0'],
  ['a lone first surrogate', '\uD83D'],
  ['a lone second surrogate', '\uDE00'],
  ['U+FFFF', '\uFFFF'],
  ['U+202E', '\u202E'],
  ['30 kB', 'x'.repeat(30_000)],
];

type Path = readonly string[];
const contract = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const operations = [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ kind: type?.name.toLowerCase(), field })),
);

/** Paths to the strings in an input type. */
const textsIn = (name: string, type: GraphQLInputType): Path[] => {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) =>
      textsIn(field.name, field.type).map((path) => [name].concat(path)),
    );
  return isScalarType(named) && ['String', 'ID'].includes(named.name) ? [[name]] : [];
};
const ALL = operations.flatMap(({ kind, field }) =>
  field.args.flatMap((arg) =>
    textsIn(arg.name, arg.type).map((path) => ({ kind, field, path, name: `${field.name}: ${path.join('.')}` })),
  ),
);

let begun = { id: '', bearer: '' };
let admin = '';
beforeAll(async () => {
  const { registration, token } = await server.submit(formOf('begun@example.org', LEAN));
  begun = { id: registration?.id ?? '', bearer: token ?? '' };
  admin = await server.tokenFor('admin', { email: 'admin@example.org' });
});

beforeEach(() => void events.splice(0));

/** Valid values, so that the tested string is the only invalid one. */
const good = (name: string): string =>
  ({ ...formOf(`${crypto.randomUUID()}@example.org`), registrationCode: 'VESTIBULE', registrationId: begun.id })[
    name
  ] ?? 'x';
/** Optional fields that are sent; without them the operation has no target. */
const isSent = (name: string, path: Path): boolean =>
  ['email', 'gender', 'firstName', 'lastName', 'registrationCode'].includes(name) ||
  (name === 'registrationId' && !path.includes('accountActivationId'));

const valueFor = (name: string, type: GraphQLInputType, path: Path, hostile: (text: string) => string): unknown => {
  const [first, ...rest] = path;
  const isMeant = first === name;
  if (name === 'consents') {
    const [terms, dataPolicy, newsletter] = agreed();
    return isMeant && newsletter
      ? [terms, dataPolicy, { ...newsletter, documentPk: hostile(newsletter.documentPk) }]
      : agreed();
  }
  if (isListType(getNullableType(type))) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return isMeant ? hostile(good(name)) : good(name);
  const inner = isMeant ? rest : [];
  const fields = Object.values(named.getFields()).filter(
    (field) => isNonNullType(field.type) || field.name === inner[0] || isSent(field.name, path),
  );
  return Object.fromEntries(fields.map((field) => [field.name, valueFor(field.name, field.type, inner, hostile)]));
};

const press = async ({ kind, field, path }: (typeof ALL)[number], hostile: (text: string) => string) => {
  const sent = field.args.filter(({ name, type }) => isNonNullType(type) || name === path[0]);
  const variables = Object.fromEntries(sent.map(({ name, type }) => [name, valueFor(name, type, path, hostile)]));
  const parameters = sent.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = sent.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} hostile(${parameters}) { ${field.name}(${given}) { __typename } }`;
  const bearer = field.name === 'createRegistrationLink' ? admin : begun.bearer;
  const { status, errors } = await server.graphql(query, variables, { bearer });
  return [status, errors.map(({ message }) => message)];
};

test.each(ALL.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
  const answers = [];
  for (const [what, text] of HOSTILE)
    for (const hostile of [(begin: string) => `${begin}${text}`, () => text])
      answers.push([what, ...(await press(one, hostile))]);
  expect(answers).toEqual(HOSTILE.flatMap(([what]) => [what, what].map(() => [what, 200, []])));
  expect(events.filter((event) => event === 'graphql.error')).toEqual([]);
});

test('a literal in a query', async () => {
  const query = String.raw`mutation { resendActivation(input: { accountActivationId: "a\u0000b", locale: "en" }) { accepted } }`;
  expect(await server.graphql(query, {})).toMatchObject({
    status: 200,
    data: { resendActivation: { accepted: true } },
  });
});

test.each([
  [
    '/entrance/cmp/credentials',
    (text: string) => JSON.stringify({ hmacToken: text, passphrase: text }),
    'application/json',
    400,
  ],
  [
    '/acquisition/en/newsletter/unsubscribe',
    () => 'List-Unsubscribe=One-Click',
    'application/x-www-form-urlencoded',
    400,
  ],
  [
    '/entrance/csp-reports',
    (text: string) =>
      JSON.stringify([
        {
          type: 'csp-violation',
          url: text,
          body: { documentURL: text, blockedURL: text, effectiveDirective: 'img-src', sourceFile: text },
        },
      ]),
    'application/reports+json',
    204,
  ],
  [
    '/api/eval/sdk-vestibule',
    (text: string) => JSON.stringify({ attributes: { id: text, url: text } }),
    'application/json',
    200,
  ],
] as const)('%s', async (path, body, type, status) => {
  const statuses = [];
  for (const [, text] of HOSTILE.slice(0, -1)) {
    const asked = path.endsWith('unsubscribe') ? `${path}?token=${encodeURIComponent(text.toWellFormed())}` : path;
    const answer = await fetch(`${server.url}${asked}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: body(text),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual(statuses.map(() => status));
  expect(events.filter((event) => /error/.test(event))).toEqual([]);
});
