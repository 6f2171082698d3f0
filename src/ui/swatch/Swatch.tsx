/** A piece of accent-coloured cloth with a label: a card of the club, or a figure. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { swatchOf, type SwatchAccent } from './swatches.ts';
import './swatch.css';

type SwatchProps = {
  /** Silk is upright with a figure in its centre; a card of the club is horizontal with its label at the lower left. */
  accent: SwatchAccent;
  /** Content of the label. */
  children: ReactNode;
};

export function Swatch({ accent, children }: SwatchProps) {
  const { src, width, height } = swatchOf(accent);
  return (
    <div className={classNames('swatch', height > width && 'swatch--upright')}>
      <img className="swatch__cloth" src={src} width={width} height={height} alt="" loading="lazy" />
      <p className="swatch__label paper">{children}</p>
    </div>
  );
}
