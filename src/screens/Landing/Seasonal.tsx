/**
 * Content that depends on the state of the page's season (D29): all variants are pre-rendered, and the pre-hydration
 * script chooses.
 */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { STANDS, type Stand, useSeason } from './useSeason.ts';
import './seasonal.css';

interface SeasonalProps extends Readonly<Record<Stand, ReactNode>> {
  /** Renders a block instead of inline text. */
  block?: boolean;
}

export function Seasonal({ block, ...parts }: SeasonalProps) {
  const season = useSeason();
  if (!season) return parts.over;
  const { stand: now } = season;
  const Part = block ? 'div' : 'span';
  return STANDS.map((stand) =>
    now === 'undecided' || now === stand ? (
      <Part key={stand} className={classNames('seasonal', now === 'undecided' && `seasonal--${stand}`)}>
        {parts[stand]}
      </Part>
    ) : null,
  );
}
