/** Composition of states that share a part. */
import type { visitSetup } from '../rules/visit.setup.ts';

export type StateConfig = Parameters<typeof visitSetup.createStateConfig>[0];
export type StateEvents = NonNullable<StateConfig['on']>;

/** Merges a state with a shared base. The state cannot override keys of the base: that does not compile. */
export const mixed = <const Base extends object, const Own extends StateConfig & { [Key in keyof Base]?: never }>(
  base: Base,
  own: Own,
): Base & Own => ({ ...base, ...own });
