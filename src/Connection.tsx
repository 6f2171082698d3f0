/** Messages about the whole page: no network, or a reload. */
import { useVisit, useReloaded } from './engine/visit/hooks.tsx';
import { Message } from './engine/language/message.tsx';
import { Bar } from './ui/bar/Bar.tsx';

export function Connection() {
  const online = useVisit(({ context }) => context.online);
  const reloaded = useReloaded();
  if (!online)
    return (
      <Bar over>
        <Message id="connection.offline" />
      </Bar>
    );
  return <Bar>{reloaded ? <Message id="connection.reloaded" /> : null}</Bar>;
}
