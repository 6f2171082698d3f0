/**
 * Content that depends on the state of the page's season (D29): all variants are pre-rendered, and the pre-hydration
 * script chooses.
 */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { STAGES, type Stage, useSeason } from './useSeason.ts';
import './seasonal.css';

interface SeasonalProps extends Readonly<Record<Stage, ReactNode>> {
  /** Renders a block instead of inline text. */
  block?: boolean;
}

export function Seasonal({ block, ...parts }: SeasonalProps) {
  const season = useSeason();
  if (!season) return parts.over;
  const { stage: now } = season;
  const Part = block ? 'div' : 'span';
  return STAGES.map((stage) =>
    now === 'undecided' || now === stage ? (
      <Part key={stage} className={classNames('seasonal', now === 'undecided' && `seasonal--${stage}`)}>
        {parts[stage]}
      </Part>
    ) : null,
  );
}
