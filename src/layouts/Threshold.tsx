import type { ReactNode } from 'react';
import { Arch, type ArchProps } from '../ui/arch/Arch.tsx';
import { classNames } from '../ui/class-names.ts';
import './threshold.css';

export type ThresholdProps = {
  arch: ArchProps;
  /** `floor`: words and arch on one line. `form`: the arch stays while a long form scrolls. `room`: a taller arch on a phone, to see what lies behind. */
  kind: 'floor' | 'form' | 'room';
  /** A start page: the arch takes half of a phone's screen. */
  hero?: boolean | undefined;
  /** On a desk too the words stand below the arch: in the middle of it, or in a column as narrow as a phone. */
  column?: 'centre' | 'mobile' | undefined;
  children: ReactNode;
};

/** Words on one side, the arch on the other, both on one floor; on a phone the arch's head stands above the words. */
export function Threshold({ arch, kind, hero, column, children }: ThresholdProps) {
  return (
    <div
      className={classNames(
        'threshold',
        `threshold--${kind}`,
        hero && 'threshold--hero',
        `threshold--${column ?? 'beside'}`,
      )}
    >
      <Arch {...arch} />
      <div className="threshold__words flow">{children}</div>
    </div>
  );
}
