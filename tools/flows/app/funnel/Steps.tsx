import { pages } from '../../../../machines/pages.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import type { Counted, CountedSideEvent, CountedStep } from '../../funnel/funnel.ts';
import { isRefusal } from '../../funnel/order.ts';
import { pageStateOf, wordOf } from '../../charts/facts.ts';
import { nameOfPage, sentence } from '../../words/say.ts';
import { TRACKED } from '../../words/tracked.ts';
import { pictureOf } from '../pictures.ts';
import { hrefOf } from '../view.ts';
import { perCent, sayAlsoIn, sayStep, thousands } from './funnel-texts.ts';

const figure = (count: number | null) => (count === null ? '–' : thousands(count));
const shareText = (share: number | null) => (share === null ? '–' : perCent(share));

interface SideProps {
  all: readonly CountedSideEvent[];
  isCounted: boolean;
}
const SideEvents = ({ all, isCounted }: SideProps) =>
  all.map(({ event, isAway, leadsTo, count, share }) => (
    <tr key={event} className={isRefusal(event) || isAway ? 'funnel__side funnel__side--away' : 'funnel__side'}>
      <th scope="row">
        {sentence(TRACKED[event])}
        {leadsTo.length > 0 && isAway && <> → {leadsTo.map(nameOfPage).join(', ')}</>} <code>{event}</code>
      </th>
      {isCounted && (
        <>
          <td>{figure(count)}</td>
          <td colSpan={2}>{shareText(share)}</td>
        </>
      )}
    </tr>
  ));

/** A small screenshot of a page; nothing if there is no picture of it. */
function Picture({ page }: { page: PageId }) {
  const screen = pages.find(({ id }) => id === page)?.screen;
  const picture = screen === undefined ? null : pictureOf(screen);
  return picture && <img className="funnel__picture" src={picture} alt="" width={46} height={73} loading="lazy" />;
}

interface StepProps {
  step: CountedStep;
  isCounted: boolean;
  /** The largest count of the table; its bar has full width. */
  largest: number;
  isMost: boolean;
  /** True if its count includes visitors of other flows. */
  isMixed: boolean;
}
const StepRow = ({
  step: { event, page, count, share, lost, alsoIn },
  isCounted,
  largest,
  isMost,
  isMixed,
}: StepProps) => (
  <tr className={isMost ? 'funnel__step funnel__step--most' : 'funnel__step'}>
    <th scope="row">
      <Picture page={page} />
      <span className="funnel__name">{sentence(sayStep({ event, page }))}</span>
      <span className="funnel__where">
        <a href={hrefOf({ state: wordOf(pageStateOf(page)) })}>{nameOfPage(page)}</a>{' '}
        {event === null ? 'not tracked' : <code>{event}</code>}
        {isMixed && <em>{sayAlsoIn(alsoIn)}</em>}
      </span>
    </th>
    {isCounted && (
      <>
        {event === null ? (
          <td className="funnel__untracked">not tracked</td>
        ) : (
          <td>
            {largest > 0 && (
              <span
                className="funnel__bar"
                style={{ inlineSize: `${(100 * (count ?? 0)) / largest}%` }}
                aria-hidden="true"
              />
            )}
            <b>{figure(count)}</b>
          </td>
        )}
        <td>{shareText(share)}</td>
        <td className="funnel__loss-count">{figure(lost)}</td>
      </>
    )}
  </tr>
);

interface StepsProps {
  counted: Counted;
  /** True if there are any counts. */
  isCounted: boolean;
  /** True if the count of an event belongs to this flow alone. */
  isOwn: (event: string) => boolean;
}
/** The steps of a flow, each with its count, and with the events tracked on the way to it. */
export function Steps({ counted: { before, steps, most }, isCounted, isOwn }: StepsProps) {
  const heads = ['What happens', ...(isCounted ? ['Count', 'Of the step before', 'Lost'] : [])];
  const largest = Math.max(0, ...steps.map(({ count }) => count ?? 0));
  return (
    <table className="funnel__table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {before.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={heads.length}>
              Before the form
            </th>
          </tr>
          <SideEvents all={before} isCounted={isCounted} />
        </tbody>
      )}
      {steps.map((step, at) => (
        <tbody key={step.event ?? step.page}>
          <SideEvents all={step.counted} isCounted={isCounted} />
          <StepRow
            step={step}
            isCounted={isCounted}
            largest={largest}
            isMost={at === most}
            isMixed={step.alsoIn.length > 0 && !(step.event && isCounted && isOwn(step.event))}
          />
        </tbody>
      ))}
    </table>
  );
}
