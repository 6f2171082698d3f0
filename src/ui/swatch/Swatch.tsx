/** A piece of accent with a label sewn on it: a card of the club, or a figure of the house. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { swatchOf, type SwatchAccent } from './swatches.ts';
import './swatch.css';

export type SwatchProps = {
  /** A silk stands upright and carries a figure in its middle; a card of the club lies, its label at the lower left. */
  accent: SwatchAccent;
  /** In small type above the words. */
  over?: ReactNode;
  /** On the label. */
  children: ReactNode;
};

export function Swatch({ accent, over, children }: SwatchProps) {
  const { src, width, height } = swatchOf(accent);
  return (
    <div className={classNames('swatch', height > width && 'swatch--upright')}>
      <img className="swatch__cloth" src={src} width={width} height={height} alt="" loading="lazy" />
      <p className="swatch__label paper">
        {over ? <span className="swatch__over">{over} </span> : null}
        {children}
      </p>
    </div>
  );
}
