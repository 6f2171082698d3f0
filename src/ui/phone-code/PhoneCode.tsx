import type { ReactNode } from 'react';
import { encode } from 'uqr';
import './phone-code.css';

type PhoneCodeProps = {
  /** The absolute URL. */
  address: string;
  /** Instructions as text. */
  children: ReactNode;
};

/** A URL as a QR code in a small arch, for a phone camera; makes no request. */
export function PhoneCode({ address, children }: PhoneCodeProps) {
  const { data, size } = encode(address, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <figure className="phone-code">
      <div className="phone-code__door paper">
        <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
          <path d={path.join('')} />
        </svg>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
