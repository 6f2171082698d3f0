import { Arch } from '../arch/Arch.tsx';
import type { CurtainState } from '../arch/curtains.ts';
import './workbench.css';

const cloths = ['oxblood', 'bottle'] as const;
const states = ['closed', 'ajar', 'open', 'dark'] as const satisfies readonly CurtainState[];

/** Every curtain in every state. */
export function ArtParts() {
  return (
    <>
      <h2>Curtains</h2>
      <div className="workbench-arches">
        {cloths.flatMap((cloth) =>
          states.map((state) => <Arch key={`${cloth} ${state}`} cloth={cloth} state={state} lazy />),
        )}
      </div>
    </>
  );
}
