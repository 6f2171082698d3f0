/** A piece of accent-coloured cloth with a label: a card of the club, or a figure. */
import type { ReactNode } from 'react';
import { pictureNamed } from '../art/address.ts';
import { classNames } from '../class-names.ts';
import './swatch.css';

const SILKS = ['oxblood', 'bottle', 'midnight', 'brass', 'blush'] as const;
const CLUB_LEVELS = ['silver', 'gold', 'diamond'] as const;
/** Cloth pieces that can carry a label. URLs only: a picture is loaded when a page shows it. */
export const SWATCHES = [...SILKS, ...CLUB_LEVELS] as const;
type SwatchAccent = (typeof SWATCHES)[number];

const isLevel = (accent: SwatchAccent) => (CLUB_LEVELS as readonly SwatchAccent[]).includes(accent);

/** A level has a horizontal card, any other accent an upright piece of silk. */
export const swatchOf = (accent: SwatchAccent) =>
  isLevel(accent)
    ? { src: pictureNamed(`card-${accent}`), width: 360, height: 228 }
    : { src: pictureNamed(`silk-${accent}`), width: 320, height: 400 };

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
