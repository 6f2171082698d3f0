import { curtains, type Cloth, type CurtainState } from '../arch/curtains.ts';
import './doors.css';

export type Door = readonly [Cloth, CurtainState];

/** A row of three small doors, for a page that has no state of its own to tell. A picture only. */
export function Doors({ doors }: { doors: readonly [Door, Door, Door] }) {
  return (
    <div className="doors">
      {doors.map(([cloth, state]) => (
        <img key={`${cloth}-${state}`} src={curtains[cloth][state]} width={640} height={1000} alt="" />
      ))}
    </div>
  );
}
