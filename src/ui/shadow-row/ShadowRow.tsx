/**
 * Arches with lit silk on one floor line, each with a garment's shadow and a fact below: four in a row, on a phone two
 * and two.
 */
import type { ReactNode } from 'react';
import { LateDoorway } from '../arch/LateDoorway.tsx';
import type { Accent } from '../arch/curtains.ts';
import { pictureNamed } from '../art/address.ts';
import './shadow-row.css';
import type { Garment, Row } from './wardrobe.ts';

/**
 * URL only.
 * @param garment one that is drawn with this accent, see `tools/art/pictures.ts`
 */
export const shadowOf = (accent: Accent, garment: Garment): string => pictureNamed(`shadow-${accent}-${garment}`);

/** An arch with lit silk and the shadow of one garment behind it. */
export const Shadow = ({ accent, garment }: { accent: Accent; garment: Garment }) => (
  <LateDoorway src={shadowOf(accent, garment)} />
);

export type Fact = { readonly id: string; readonly figure: ReactNode; readonly meaning: ReactNode };
type ShadowRowProps = { accent: Accent; garments: Row; facts: readonly [Fact, Fact, Fact, Fact] };

export function ShadowRow({ accent, garments, facts }: ShadowRowProps) {
  return (
    <dl className="shadow-row">
      {garments.map((garment, i) => {
        const fact = facts[i];
        return (
          fact && (
            <div key={fact.id}>
              <dt>
                <Shadow accent={accent} garment={garment} />
                {fact.figure}
              </dt>
              <dd>{fact.meaning}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
