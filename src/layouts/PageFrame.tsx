import type { ReactNode } from 'react';
import { Arch, type ArchProps } from '../ui/arch/Arch.tsx';
import { classNames } from '../ui/class-names.ts';
import './page-frame.css';
import './page-frame-form.css';

export type PageFrameProps = {
  /** The arch, or a picture of the same height. */
  arch: ArchProps | { readonly picture: ReactNode };
  /**
   * `floor`: text and arch end at one line. `form`: the arch is sticky while a long form scrolls. `room`: a taller arch
   * on a phone, to show what is behind it.
   */
  kind: 'floor' | 'form' | 'room';
  /** A start page: the arch takes half of a phone's screen. */
  hero?: boolean | undefined;
  /**
   * On wide screens: `centre` has the text below the arch, `mirrored` to the right of it; the default is to its left.
   */
  column?: 'centre' | 'mirrored' | undefined;
  /** Paper, or ink, also for the header. `undecided`: ink during a season, selected by the root's `data-season`. */
  ground?: 'ink' | 'undecided' | undefined;
  /** On the curtain; read after the text. */
  label?: ReactNode;
  children: ReactNode;
};

/**
 * Messages on one side and the arch on the other, both ending at one floor line; on a phone the arch's head is above
 * the text.
 */
export function PageFrame({ arch, kind, hero, column, ground, label, children }: PageFrameProps) {
  return (
    <div
      className={classNames(
        'page-frame',
        `page-frame--${kind}`,
        hero && 'page-frame--hero',
        column === 'centre' ? 'page-frame--centre' : 'page-frame--beside',
        column === 'mirrored' && 'page-frame--mirrored',
        ground && `page-frame--ground-${ground}`,
      )}
    >
      {'picture' in arch ? <div className="arch page-frame__picture">{arch.picture}</div> : <Arch {...arch} />}
      <div className="page-frame__words flow">{children}</div>
      {label ? <div className="page-frame__label">{label}</div> : null}
    </div>
  );
}
