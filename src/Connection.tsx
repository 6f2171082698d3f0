/** What concerns the page as a whole: that there is no network, or that the page was loaded anew. */
import { useJourney, useReloaded } from './engine/hooks.tsx';
import { Words } from './engine/words.tsx';
import { Bar } from './ui/bar/Bar.tsx';

export function Connection() {
  const online = useJourney(({ context }) => context.online);
  const reloaded = useReloaded();
  if (!online)
    return (
      <Bar>
        <Words id="connection.offline" />
      </Bar>
    );
  return <Bar>{reloaded ? <Words id="connection.reloaded" /> : null}</Bar>;
}
