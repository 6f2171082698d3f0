/** What an entry of the product is fuzzed with, and what must be so whatever comes in by it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Surroundings } from './surroundings.ts';

export interface Entry {
  /** By which `--only` knows it. */
  name: string;
  /** In words: what must be so. */
  holds: string;
  /** How many inputs `npm test` takes. */
  runs: number;
  property: (around: Surroundings) => fc.IAsyncProperty<[unknown]>;
}
interface Given<Input> extends Pick<Entry, 'name' | 'holds' | 'runs'> {
  inputs: fc.Arbitrary<Input>;
  /** Throws, or rejects, where a property does not hold. */
  check: (input: Input, around: Surroundings) => unknown;
}

const PROTOTYPES = { Object, Array, String, Number, Boolean, Function, Promise, Map, Set, RegExp, Error };
const prototypes = () =>
  Object.entries(PROTOTYPES).flatMap(([name, { prototype }]) =>
    Reflect.ownKeys(prototype as object).map((key) => `${name}.${String(key)}`),
  );
const before = prototypes();

/** After each input as well: no prototype has changed, and nothing was thrown past everyone or said in the console. */
export const entryOf = <Input>({ inputs, check, ...entry }: Given<Input>): Entry => ({
  ...entry,
  property: (around) =>
    fc.asyncProperty<[unknown]>(inputs, async (input) => {
      await check(input as Input, around);
      assert.deepEqual(prototypes(), before, 'a prototype has changed');
      assert.deepEqual(around.looseErrors(), [], 'something was thrown past everyone, or said in the console');
    }),
});
