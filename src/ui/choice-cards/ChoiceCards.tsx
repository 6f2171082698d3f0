import { curtainPicture, type Accent, type CurtainState } from '../arch/curtains.ts';
import './choice-cards.css';

export type Door = readonly [Accent, CurtainState];

/** A row of three small arches, for pages without their own state. Decorative. */
export function ChoiceCards({ doors }: { doors: readonly [Door, Door, Door] }) {
  return (
    <div className="choice-cards">
      {doors.map(([accent, state]) => (
        <img key={`${accent}-${state}`} src={curtainPicture(accent, state)} width={640} height={1000} alt="" />
      ))}
    </div>
  );
}
