/** What differs with how the page's season stands (D29): pre-rendered all of it, since the script before the page chooses. */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { STANDS, type Stand, useSeason } from './useSeason.ts';
import './seasonal.css';

interface SeasonalProps extends Readonly<Record<Stand, ReactNode>> {
  /** It stands among blocks, not among words. */
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
