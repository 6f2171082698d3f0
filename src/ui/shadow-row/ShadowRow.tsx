/**
 * Arches with lit silk on one floor line, each with a garment's shadow and a fact below: four in a row, on a phone two
 * and two.
 */
import type { ReactNode } from 'react';
import type { Accent } from '../arch/curtains.ts';
import { Shadow } from './Shadow.tsx';
import type { Row } from './wardrobe.ts';
import './shadow-row.css';

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
