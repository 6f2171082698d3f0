/** The oracles that detect a fault: the fastest first; the first detection is enough. */
import type { AnyStateMachine } from 'xstate';
import { mutantMachine, type Mutant } from '../../../packages/witness/index.ts';

/** In the order of use. */
export const NAMERS = ['build', 'row', 'test', 'law'] as const;
type Namer = (typeof NAMERS)[number];
/** The complaint of an oracle about a mutant, in a sentence, or null. */
export type Oracle = (mutant: Mutant, machine: AnyStateMachine) => Promise<string | null> | string | null;
export type Oracles = Readonly<Partial<Record<Namer, Oracle>>>;

export interface Named {
  by: Namer;
  words: string;
}
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Asks the oracles of a chart one after the other.
 * @param product the original chart.
 * @returns the detection, or null.
 */
export async function nameFault(product: AnyStateMachine, mutant: Mutant, oracles: Oracles): Promise<Named | null> {
  let machine: AnyStateMachine;
  try {
    machine = mutantMachine(product, mutant.config);
  } catch (error) {
    return { by: 'build', words: messageOf(error) };
  }
  for (const by of NAMERS) {
    const words = (await oracles[by]?.(mutant, machine)) ?? null;
    if (words !== null) return { by, words };
  }
  return null;
}
