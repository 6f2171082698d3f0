import type { ReactNode } from 'react';
import { LateDoorway } from '../arch/LateDoorway.tsx';
import { curtainPicture, type Accent, type CurtainState } from '../arch/curtains.ts';
import './steps.css';

export type Step = {
  readonly id: string;
  /** How far the curtain of its arch is open. */
  readonly curtain: CurtainState;
  readonly heading: ReactNode;
  readonly words: ReactNode;
};

/**
 * A sequence of steps: small arches on one floor line, each open further than the one before; on a phone one below the
 * other.
 */
export function Steps({ accent, steps }: { accent: Accent; steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ id, curtain, heading, words }) => (
        <li key={id}>
          <div className="steps__door">
            <LateDoorway src={curtainPicture(accent, curtain)} />
          </div>
          <h3>{heading}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}
