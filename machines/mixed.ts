/** States that have something in common. */
import type { visitSetup } from './visit.setup.ts';

export type StateConfig = Parameters<typeof visitSetup.createStateConfig>[0];
/** What a state does with events. */
export type StateEvents = NonNullable<StateConfig['on']>;

/** A state of its own with what others have in common with it. What that says, the state can’t replace: it does not compile. */
export const mixed = <const Base extends object, const Own extends StateConfig & { [Key in keyof Base]?: never }>(
  base: Base,
  own: Own,
): Base & Own => ({ ...base, ...own });
