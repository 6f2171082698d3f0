import type { ReactNode } from 'react';
import { Arch, type ArchProps } from '../ui/arch/Arch.tsx';
import { classNames } from '../ui/class-names.ts';
import './page-frame.css';
import './page-frame-form.css';

export type PageFrameProps = {
  /** The doorway; or a picture in its place, as high as it. */
  arch: ArchProps | { readonly picture: ReactNode };
  /**
   * `floor`: words and arch on one line. `form`: the arch stays while a long form scrolls. `room`: a taller arch on a
   * phone, to see what lies behind.
   */
  kind: 'floor' | 'form' | 'room';
  /** A start page: the arch takes half of a phone's screen. */
  hero?: boolean | undefined;
  /** On a desk: `centre` has the words below the arch, `mirrored` to the right of it; else they are to its left. */
  column?: 'centre' | 'mirrored' | undefined;
  /** Paper, or ink: the header's too. `undecided`: ink in a season, which the root's `data-season` tells of. */
  ground?: 'ink' | 'undecided' | undefined;
  /** Sewn on the curtain; read after the words. */
  label?: ReactNode;
  children: ReactNode;
};

/**
 * Messages on one side, the arch on the other, both on one floor; on a phone the arch's head stands above the words.
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
