/** Common props of the landing page layouts; a page's data names one of them (D29). */
import type { ReactNode } from 'react';
import type { ArchProps } from '../ui/arch/Arch.tsx';

export type LandingLayoutProps = {
  arch: ArchProps;
  /** On its curtain. */
  label?: ReactNode;
  /** Background of header and hero; `undecided`: ink during a season, selected by the root's `data-season`. */
  ground?: 'ink' | 'undecided' | undefined;
  /** True if the hero contains a form: the texts are then no hero, and the form gets their space. */
  form?: boolean | undefined;
  /** Heading, lead and actions. */
  words: ReactNode;
  /** The sections below. */
  children: ReactNode;
};
