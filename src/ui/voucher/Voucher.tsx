import type { ReactNode } from 'react';
import type { Accent } from '../arch/curtains.ts';
import { pictureNamed } from '../art/address.ts';
import './voucher.css';

type VoucherProps = {
  accent: Accent;
  /** Value, localised: "€ 100". A hidden description may precede it. */
  figure: ReactNode;
  /** A short text below the figure. */
  children?: ReactNode;
};

/** A folded card with an accent-coloured leaf, and a label with its value as text. */
export function Voucher({ accent, figure, children }: VoucherProps) {
  return (
    <div className="voucher">
      <img className="voucher__card" src={pictureNamed(`voucher-${accent}`)} width={480} height={320} alt="" />
      <div className="voucher__label paper">
        <p className="voucher__figure">{figure}</p>
        {children ? <p className="voucher__words">{children}</p> : null}
      </div>
    </div>
  );
}
