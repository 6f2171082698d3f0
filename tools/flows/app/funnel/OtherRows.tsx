import type { Problem } from '../../funnel/counts.ts';
import type { Counted } from '../../funnel/funnel.ts';
import { sentence } from '../../words/say.ts';
import { TRACKED } from '../../words/tracked.ts';
import { thousands } from '../numbers.ts';

/** Rows of a file that belong to no step of the flow, each with the reason. */
export const OtherRows = ({ counted, problems }: { counted: Counted; problems: readonly Problem[] }) => (
  <div className="funnel__others">
    {problems.length > 0 && (
      <section>
        <h3>Left out</h3>
        <ul>
          {problems.map(({ line, words }) => (
            <li key={`${line} ${words}`}>
              {line !== null && <b>line {line}</b>} {words}
            </li>
          ))}
        </ul>
      </section>
    )}
    {counted.unknown.length > 0 && (
      <section>
        <h3>Not tracked here</h3>
        <ul>
          {counted.unknown.map(({ event, count }) => (
            <li key={event}>
              <code>{event}</code> {thousands(count)}
            </li>
          ))}
        </ul>
      </section>
    )}
    {counted.missing.length > 0 && (
      <section>
        <h3>Not in the file</h3>
        <ul>
          {counted.missing.map((event) => (
            <li key={event}>
              {sentence(TRACKED[event])} <code>{event}</code>
            </li>
          ))}
        </ul>
      </section>
    )}
    {counted.otherEvents.length > 0 && (
      <section>
        <h3>Of other flows</h3>
        <ul>
          {counted.otherEvents.map(({ event, count }) => (
            <li key={event}>
              {sentence(TRACKED[event])} <code>{event}</code> {thousands(count)}
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
