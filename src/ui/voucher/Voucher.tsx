import type { ReactNode } from 'react';
import type { Accent } from '../arch/curtains.ts';
import { pictureNamed } from '../art/address.ts';
import './voucher.css';

export type VoucherProps = {
  accent: Accent;
  /** What it is worth, localised: "€ 100". What it is may stand before it, unseen. */
  figure: ReactNode;
  /** A few words beneath the figure. */
  children?: ReactNode;
};

/** A folded card with a leaf of accent, and a label sewn on it that says in type what the card is worth. */
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
