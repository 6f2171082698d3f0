import { Arch } from '../arch/Arch.tsx';
import type { Cloth, CurtainState } from '../arch/curtains.ts';
import { Shelf } from '../shelf/Shelf.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Voucher } from '../voucher/Voucher.tsx';
import { houses } from './words.ts';
import './workbench.css';

const cloths = ['oxblood', 'bottle', 'midnight', 'brass', 'blush'] as const satisfies readonly Cloth[];
const states = ['closed', 'ajar', 'open', 'dark', 'aside'] as const satisfies readonly CurtainState[];

/** Every curtain in every state, every voucher, a shelf. */
export function ArtParts() {
  return (
    <>
      <h2>Curtains</h2>
      <div className="workbench-arches">
        {cloths.flatMap((cloth) =>
          states.map((state) => <Arch key={`${cloth} ${state}`} cloth={cloth} state={state} lazy />),
        )}
      </div>
      <h2>Vouchers</h2>
      <div className="workbench-vouchers">
        {cloths.map((cloth) => (
          <Voucher key={cloth} cloth={cloth} figure="€ 100" />
        ))}
        <Voucher
          cloth="oxblood"
          figure={
            <>
              <VisuallyHidden>Voucher of </VisuallyHidden>1 250 zł
            </>
          }
        >
          for your first order, until 31 December
        </Voucher>
      </div>
      <h2>Shelf</h2>
      <Shelf label="Some of the houses" names={houses} />
    </>
  );
}
