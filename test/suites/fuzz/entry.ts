/** An entry: an input of the product with its generator and its property. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Surroundings } from './surroundings.ts';

export interface Entry {
  name: string;
  /** The property in words. */
  holds: string;
  /** Number of inputs. */
  runs: number;
  property: (around: Surroundings) => fc.IAsyncProperty<[unknown]>;
}
interface Given<Input> extends Pick<Entry, 'name' | 'holds' | 'runs'> {
  inputs: fc.Arbitrary<Input>;
  /** Throws or rejects if the property fails. */
  check: (input: Input, around: Surroundings) => unknown;
}

const PROTOTYPES = { Object, Array, String, Number, Boolean, Function, Promise, Map, Set, RegExp, Error };
const prototypes = () =>
  Object.entries(PROTOTYPES).flatMap(([name, { prototype }]) =>
    Reflect.ownKeys(prototype as object).map((key) => `${name}.${String(key)}`),
  );
const before = prototypes();

/**
 * After each input, also checks that no prototype has changed, and that there was no uncaught error or console output.
 */
export const entryOf = <Input>({ inputs, check, ...entry }: Given<Input>): Entry => ({
  ...entry,
  property: (around) =>
    fc.asyncProperty<[unknown]>(inputs, async (input) => {
      await check(input as Input, around);
      assert.deepEqual(prototypes(), before, 'a prototype has changed');
      assert.deepEqual(around.looseErrors(), [], 'something was thrown past everyone, or said in the console');
    }),
});
