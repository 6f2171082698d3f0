import type { State } from '../../charts/facts.types.ts';

/** Which paths, laws and faults cover a state. */
export const ProvedBy = ({ state }: { state: State }) => <h3>Proved by {state.key}</h3>;
