/** A piece of accent-coloured cloth with a label: a card of the club, or a figure. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { swatchOf, type SwatchAccent } from './swatches.ts';
import './swatch.css';

type SwatchProps = {
  /** Silk is upright with a figure in its centre; a card of the club is horizontal with its label at the lower left. */
  accent: SwatchAccent;
  /** Small type above the text. */
  over?: ReactNode;
  /** Content of the label. */
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
