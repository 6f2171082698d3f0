/** Doorways of lit silk on one floor, with the shadow of a garment in each and a fact beneath it; on a phone one scrolls along them. */
import type { ReactNode } from 'react';
import type { Accent } from '../arch/curtains.ts';
import { scrollable } from '../scrollable.ts';
import { Shadow } from './Shadow.tsx';
import type { Row } from './wardrobe.ts';
import './shadow-row.css';

export type Fact = { readonly id: string; readonly figure: ReactNode; readonly meaning: ReactNode };
export type ShadowRowProps = {
  accent: Accent;
  garments: Row;
  /** Names it, and says that it scrolls. Not with the words of a heading before it, which a reader takes for said. */
  label: string;
  facts: readonly [Fact, Fact, Fact, Fact];
};

/** A group that is no set of fields. */
const group = { role: 'group', ...scrollable() };

/** Four of them, as many as make a row. */
export function ShadowRow({ accent, garments, label, facts }: ShadowRowProps) {
  return (
    <div className="shadow-row">
      <div className="shadow-row__scroll" aria-label={label} {...group}>
        <dl>
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
      </div>
    </div>
  );
}
