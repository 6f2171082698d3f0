/** Content that depends on the state of the page's season (D29), or on the visitor's invitation (D49). */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import './seasonal.css';
import { useGreeting } from './useLandingPage.ts';
import { type Stage, STAGES, useSeason } from './useSeason.ts';

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

export function Either({ invited, uninvited }: { invited: ReactNode; uninvited: ReactNode }) {
  const greeting = useGreeting();
  return (
    <>
      {greeting === 'invited' ? null : <span className="landing__uninvited">{uninvited}</span>}
      {greeting === 'uninvited' ? null : (
        <span className="landing__invited" hidden={greeting === 'undecided'}>
          {invited}
        </span>
      )}
    </>
  );
}
