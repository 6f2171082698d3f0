/** What concerns the page as a whole: that there is no network, or that the page was loaded anew. */
import { useState } from 'react';
import { useJourney } from './engine/hooks.tsx';
import { pageOf } from './engine/pages.ts';
import { Words } from './engine/words.tsx';
import { Bar } from './ui/bar/Bar.tsx';

export function Connection() {
  const online = useJourney(({ context }) => context.online);
  const reloaded = useJourney(({ context }) => context.reloaded);
  const page = useJourney((snapshot) => pageOf(snapshot)?.id);
  const [first] = useState(page);
  if (!online)
    return (
      <Bar>
        <Words id="connection.offline" />
      </Bar>
    );
  return <Bar>{reloaded && page === first ? <Words id="connection.reloaded" /> : null}</Bar>;
}
