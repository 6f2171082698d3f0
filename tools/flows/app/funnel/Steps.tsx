import { pages } from '../../../../machines/pages.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import type { Part } from '../../funnel/counts.ts';
import { countFlow, type Counted, type CountedSideEvent, type CountedStep } from '../../funnel/funnel.ts';
import { isRefusal, type FlowOrder } from '../../funnel/order.ts';
import { pageStateOf, wordOf } from '../../charts/facts.ts';
import { nameOfPage, sentence } from '../../words/say.ts';
import { TRACKED } from '../../words/tracked.ts';
import { pictureOf, usePictures } from '../use-pictures.ts';
import { hrefOf } from '../view.ts';
import { thousands } from '../numbers.ts';
import { perCent, sayAlsoIn, saySentence } from './funnel-texts.ts';

interface Column {
  name: string;
  counted: Counted;
}
const figure = (count: number | null) => (count === null ? '–' : thousands(count));
const pageLink = (page: CountedStep['page']) => (
  <a href={hrefOf({ state: wordOf(pageStateOf(page)) })}>{nameOfPage(page)}</a>
);

/** A column of a row, by name. */
interface Named<T> {
  name: string;
  of: T;
}
function SideEventRow({ at, columns }: { at: CountedSideEvent; columns: readonly Named<CountedSideEvent>[] }) {
  return (
    <tr className={isRefusal(at.event) || at.isAway ? 'funnel__side funnel__side--away' : 'funnel__side'}>
      <th scope="row">
        {sentence(TRACKED[at.event])}
        {at.leadsTo.length > 0 && at.isAway && <> → {at.leadsTo.map(nameOfPage).join(', ')}</>} <code>{at.event}</code>
      </th>
      {columns.map(({ name, of }) => (
        <td key={name}>{figure(of.count)}</td>
      ))}
      {columns.length === 1 && <td colSpan={2}>{at.share === null ? '–' : perCent(at.share)}</td>}
    </tr>
  );
}
const sideEventRows = (
  all: readonly CountedSideEvent[],
  columns: readonly Column[],
  pick: (counted: Counted) => readonly CountedSideEvent[],
) =>
  all.map((at, index) => (
    <SideEventRow
      key={at.event}
      at={at}
      columns={columns.map(({ name, counted }) => ({ name, of: pick(counted)[index] ?? at }))}
    />
  ));

/** A small screenshot of a page; nothing if there is no picture of it. */
function Picture({ page }: { page: PageId }) {
  usePictures();
  const screen = pages.find(({ id }) => id === page)?.screen;
  const picture = screen === undefined ? null : pictureOf(screen);
  return picture && <img className="funnel__picture" src={picture} alt="" width={46} height={73} loading="lazy" />;
}

interface StepProps {
  step: CountedStep;
  columns: readonly Named<CountedStep>[];
  /** The largest count of the table; its bar has full width. */
  largest: number;
  isMost: boolean;
  /** True if its count includes visitors of other flows. */
  isMixed: boolean;
}
function StepCell({ of, largest, isAlone }: { of: CountedStep; largest: number; isAlone: boolean }) {
  if (of.event === null) return <td className="funnel__untracked">not tracked</td>;
  return (
    <td>
      {isAlone && largest > 0 && (
        <span
          className="funnel__bar"
          style={{ inlineSize: `${(100 * (of.count ?? 0)) / largest}%` }}
          aria-hidden="true"
        />
      )}
      <b>{figure(of.count)}</b>
      {!isAlone && of.share !== null && <small> {perCent(of.share)}</small>}
    </td>
  );
}
const StepRow = ({ step, columns, largest, isMost, isMixed }: StepProps) => (
  <tr className={isMost ? 'funnel__step funnel__step--most' : 'funnel__step'}>
    <th scope="row">
      <Picture page={step.page} />
      <span className="funnel__name">{saySentence(step)}</span>
      <span className="funnel__where">
        {pageLink(step.page)} {step.event === null ? 'not tracked' : <code>{step.event}</code>}
        {isMixed && <em>{sayAlsoIn(step.alsoIn)}</em>}
      </span>
    </th>
    {columns.map(({ name, of }) => (
      <StepCell key={name} of={of} largest={largest} isAlone={columns.length === 1} />
    ))}
    {columns.length === 1 && (
      <>
        <td>{step.share === null ? '–' : perCent(step.share)}</td>
        <td className="funnel__loss-count">{step.lost === null ? '–' : thousands(step.lost)}</td>
      </>
    )}
  </tr>
);

interface StepsProps {
  order: FlowOrder;
  all: Counted;
  /** The parts that split the counts; empty for totals only. */
  parts: readonly Part[];
  /** True if there are any counts. */
  isCounted: boolean;
  /** True if the count of an event belongs to this flow alone. */
  isOwn: (event: string) => boolean;
}
/** The steps of a flow, each with its count, and with the events tracked on the way to it. */
export function Steps({ order, all, parts, isCounted, isOwn }: StepsProps) {
  const columns: readonly Column[] = [
    ...(isCounted ? [{ name: parts.length > 0 ? 'All' : 'Count', counted: all }] : []),
    ...parts.map(({ name, sums }) => ({ name, counted: countFlow(order, sums, isOwn) })),
  ];
  const largest = Math.max(0, ...all.steps.map(({ count }) => count ?? 0));
  return (
    <table className="funnel__table" data-columns={columns.length}>
      <thead>
        <tr>
          <th scope="col">What happens</th>
          {columns.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
          {columns.length === 1 && (
            <>
              <th scope="col">Of the step before</th>
              <th scope="col">Lost</th>
            </>
          )}
        </tr>
      </thead>
      {all.before.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 3}>
              Before the form
            </th>
          </tr>
          {sideEventRows(all.before, columns, ({ before }) => before)}
        </tbody>
      )}
      {all.steps.map((step, at) => (
        <tbody key={step.event ?? step.page}>
          {sideEventRows(step.counted, columns, ({ steps }) => steps[at]?.counted ?? [])}
          <StepRow
            step={step}
            columns={columns.map(({ name, counted }) => ({ name, of: counted.steps[at] ?? step }))}
            largest={largest}
            isMost={at === all.most}
            isMixed={step.alsoIn.length > 0 && !(step.event && isCounted && isOwn(step.event))}
          />
        </tbody>
      ))}
    </table>
  );
}
