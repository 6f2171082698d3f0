import type { Difference, Entry } from '../../compare/comparisons.ts';
import { nameOfPage } from '../../words/say.ts';
import { Collapsible } from '../shell/Collapsible.tsx';

/** Entries shown; the others are collapsed. */
const SHOWN = 12;

const byPage = (entries: readonly Entry[]) =>
  entries.toSorted((one, other) => (one.page ?? '').localeCompare(other.page ?? ''));
const haveOnePage = (entries: readonly Entry[]) => new Set(entries.map(({ page }) => page)).size <= 1;

function Alone({ name, entries, side }: { name: string; entries: readonly Entry[]; side: 'one' | 'other' }) {
  const isOnOne = haveOnePage(entries);
  return (
    <div className="differences__alone" data-side={side}>
      <h4>
        {name} <small>{entries.length}</small>
      </h4>
      <Collapsible all={byPage(entries)} most={SHOWN}>
        {(some) => (
          <ul>
            {some.map(({ key, text, page }) => (
              <li key={key}>
                {page !== null && !isOnOne && !text.startsWith(nameOfPage(page)) && <small>{nameOfPage(page)} </small>}
                {text}
              </li>
            ))}
          </ul>
        )}
      </Collapsible>
    </div>
  );
}

const isSome = ({ one, other }: Difference) => one.length + other.length > 0;

interface Props {
  differences: readonly Difference[];
  /** Labels of the two sides: `only in the lean flow`. */
  names: readonly [one: string, other: string];
}
/** Entries that only one side has, side by side. */
export const Differences = ({ differences, names: [one, other] }: Props) => (
  <div className="differences">
    {differences.filter(isSome).map(({ title, one: ones, other: others, both }) => (
      <section key={title} aria-label={title}>
        <h3>
          {title} <small>{both} the same</small>
        </h3>
        <div className="differences__sides">
          {ones.length > 0 && <Alone name={one} entries={ones} side="one" />}
          {others.length > 0 && <Alone name={other} entries={others} side="other" />}
        </div>
      </section>
    ))}
    {differences.some((one) => !isSome(one)) && (
      <p>
        The same in both:{' '}
        {differences
          .filter((one) => !isSome(one))
          .map(({ title }) => title.toLowerCase())
          .join(', ')}
        .
      </p>
    )}
  </div>
);
