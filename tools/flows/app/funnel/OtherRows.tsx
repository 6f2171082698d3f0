import type { Problem } from '../../funnel/counts.ts';
import type { Counted } from '../../funnel/funnel.ts';
import { sentence } from '../../words/say.ts';
import { TRACKED, type TrackedName } from '../../words/tracked.ts';
import { thousands } from './funnel-texts.ts';

interface Item {
  words: string;
  code?: string;
  count?: number | undefined;
}
const tracked = (event: TrackedName, count?: number): Item => ({ words: sentence(TRACKED[event]), code: event, count });

/** Rows of a file that belong to no step of the flow, each with the reason. */
export function OtherRows({ counted, problems }: { counted: Counted; problems: readonly Problem[] }) {
  const { unknown, missing, otherEvents } = counted;
  const lists: Readonly<Record<string, readonly Item[]>> = {
    'Left out': problems.map(({ line, words }) => ({ words: line === null ? words : `line ${line}: ${words}` })),
    'Not tracked here': unknown.map(({ event, count }) => ({ words: '', code: event, count })),
    'Not in the file': missing.map((event) => tracked(event)),
    'Of other flows': otherEvents.map(({ event, count }) => tracked(event, count)),
  };
  return (
    <div className="funnel__others">
      {Object.entries(lists).map(
        ([title, items]) =>
          items.length > 0 && (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map(({ words, code, count }) => (
                  <li key={`${words} ${code}`}>
                    {words} {code !== undefined && <code>{code}</code>} {count !== undefined && thousands(count)}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
