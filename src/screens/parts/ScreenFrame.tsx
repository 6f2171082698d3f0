/** The frame of a page with the arch of the visit: accent, and current and previous position of its curtain. */
import { useCurtainBefore, useVisit } from '../../engine/visit/hooks.tsx';
import { accentOf, curtainOf, greetedCurtainOf } from '../../engine/visit/pages.ts';
import { PageFrame, type PageFrameProps } from '../../layouts/PageFrame.tsx';
import type { ArchProps } from '../../ui/arch/Arch.tsx';

export function useArch() {
  const accent = useVisit(accentOf);
  const state = useVisit(curtainOf) ?? 'closed';
  const invited = useVisit(greetedCurtainOf);
  const from = useVisit(useCurtainBefore());
  return { accent, state, invited, from };
}

type ScreenFrameProps = Omit<PageFrameProps, 'arch' | 'kind'> & {
  kind?: PageFrameProps['kind'];
  /** Differences from that arch. */
  arch?: Partial<ArchProps>;
};

export const ScreenFrame = ({ arch, kind = 'floor', ...frame }: ScreenFrameProps) => (
  <PageFrame {...frame} kind={kind} arch={{ ...useArch(), ...arch }} />
);
