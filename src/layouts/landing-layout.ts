/** What the layouts of a landing page have in common: its data names one of them (D29). */
import type { ReactNode } from 'react';
import type { ArchProps } from '../ui/arch/Arch.tsx';

export type LandingLayoutProps = {
  /** The one large arch of the page. */
  arch: ArchProps;
  /** Sewn on its curtain. */
  label?: ReactNode;
  /** What header and hero stand on; `undecided`: on ink in a season, which the root's `data-season` tells of. */
  ground?: 'ink' | 'undecided' | undefined;
  /** A form stands among the words: they are no hero then, and it gets their room. */
  form?: boolean | undefined;
  /** Heading, lead and what can be done. */
  words: ReactNode;
  /** The sections below. */
  children: ReactNode;
};
