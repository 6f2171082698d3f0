import type { State } from '../../charts/facts.types.ts';
import { fullNameOf } from '../../words/say.ts';
import { ProvedBy } from '../proofs/ProvedBy.tsx';

/** All that is known of one state. */
export const StateColumn = ({ state }: { state: State }) => (
  <>
    <h2>{fullNameOf(state)}</h2>
    <ProvedBy state={state} />
  </>
);
