/** Inputs for fuzzing. The texts come from npm packages and are not part of this repository. */
import { createRequire } from 'node:module';
import fc from 'fast-check';

const require = createRequire(import.meta.url);
/** An untyped package: a list of strings known to break things. */
const naughty = require('big-list-of-naughty-strings') as readonly string[];

/** The used parts of the package's languages. */
type Listed = Readonly<Record<string, readonly (string | { value: string })[] | undefined>>;
interface People {
  person?: { first_name?: Listed; last_name?: Listed };
}
const { allLocales } = require('@faker-js/faker') as { allLocales: Readonly<Record<string, People>> };

const textOf = (listed: string | { value: string }) => (typeof listed === 'string' ? listed : listed.value);
const namesOf = ({ person }: People): readonly string[] =>
  [person?.first_name, person?.last_name].flatMap((lists) =>
    Object.values(lists ?? {}).flatMap((list) => (list ?? []).map(textOf)),
  );

/** Each first and last name of each language, once. */
export const allNames: readonly string[] = [...new Set(Object.values(allLocales).flatMap(namesOf))];
export const allNaughty: readonly string[] = naughty;

export const names = fc.constantFrom(...allNames);

/** Special property names and values. */
const KEYWORDS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'null', 'undefined'];
/** URLs that some parsers resolve to another host; the host is reserved (RFC 2606). */
const LEAVING = [
  'https:',
  'javascript:',
  'data:',
  '//',
  '/\\',
  '\\\\',
  '@',
  ':',
  '/',
  '.',
  '%2f',
  '%5c',
  '\t',
  '?',
  '#',
];
const leaving = fc
  .array(fc.oneof(fc.constantFrom(...LEAVING), fc.constantFrom('elsewhere.invalid', 'localhost', 'x')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

const short = fc.oneof(
  { arbitrary: fc.constantFrom(...naughty), weight: 5 },
  { arbitrary: fc.constantFrom(...KEYWORDS), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }), weight: 1 },
  { arbitrary: leaving, weight: 2 },
  { arbitrary: names, weight: 1 },
  { arbitrary: fc.tuple(fc.constantFrom(...naughty), names).map((both) => both.join(' ')), weight: 1 },
);
/** Up to about 20,000 characters, beyond every limit of the product. */
const long = fc.tuple(short, fc.constantFrom(70, 300, 5_000, 20_000)).map(([text, length]) => {
  const piece = text === '' ? 'a' : text;
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
});
/** Any text that a user might enter. */
export const hostileTexts = fc.oneof({ arbitrary: short, weight: 12 }, { arbitrary: long, weight: 1 });
export { leaving as leavingAddresses, short as shortTexts };

const domains = fc.oneof(
  { arbitrary: fc.domain(), weight: 3 },
  { arbitrary: fc.constantFrom('example.com', 'gmial.com', 'bücher.example', 'xn--bcher-kva.example', 'a'), weight: 2 },
  { arbitrary: short, weight: 1 },
);
/** E-mail addresses: valid by the standards, as typed in any language, and invalid. */
export const addresses = fc.oneof(
  { arbitrary: fc.emailAddress(), weight: 3 },
  { arbitrary: fc.tuple(fc.oneof(names, short), domains).map((parts) => parts.join('@')), weight: 3 },
  // Around the maximum length.
  {
    arbitrary: fc
      .tuple(fc.integer({ min: 55, max: 70 }), fc.integer({ min: 40, max: 90 }))
      .map(([local, labels]) => `${'a'.repeat(local)}@${'abc.'.repeat(labels)}com`),
    weight: 1,
  },
  { arbitrary: hostileTexts, weight: 1 },
);

/** JSON values: of every type, nested, with inherited property names. */
const keys = fc.oneof(fc.constantFrom(...KEYWORDS), short);
const leaves = fc.oneof(
  hostileTexts,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.bigInt().map(String),
);
/** Elements of lists and objects are short; their number makes them large. */
const inner = fc.oneof(short, fc.double(), fc.boolean(), fc.constant(null));
const nested = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    inner,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie('tree')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).tree;
const deep = fc.constantFrom(20, 200).map((depth) => {
  let value: unknown = 'a';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});
const wide = fc.tuple(short, fc.constantFrom(50, 500)).map(([value, length]) => Array<unknown>(length).fill(value));
export const anyJson = fc.oneof(
  { arbitrary: leaves, weight: 6 },
  { arbitrary: nested, weight: 4 },
  { arbitrary: deep, weight: 1 },
  { arbitrary: wide, weight: 1 },
);
