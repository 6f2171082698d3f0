import './page-counts.css';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import { countsOf, sumsOf } from '../../funnel/counts.ts';
import { countFlow } from '../../funnel/funnel.ts';
import { orderOf } from '../../funnel/order.ts';
import { useView } from '../view.ts';
import { useCountsFile } from './counts-file.ts';
import { thousands } from './funnel-texts.ts';

/**
 * On a page of the plan, while a file of counts is open: how many visitors reached the flow's steps on this page. Marks
 * the page with the largest loss.
 */
export function PageCounts({ page }: { page: PageId }) {
  const { flow } = useView();
  const file = useCountsFile();
  if (!file) return null;
  const { rows, isOwn } = countsOf(file.counts, flow);
  const { steps, most } = countFlow(orderOf(flow), sumsOf(rows), isOwn);
  const here = steps.flatMap((step, at) =>
    step.page === page && step.count !== null ? [{ at, count: step.count }] : [],
  );
  if (here.length === 0) return null;
  return (
    <span className="page-counts" data-most={here.some(({ at }) => at === most) ? '' : undefined}>
      {here.map(({ at, count }) => (
        <span key={at}>{thousands(count)}</span>
      ))}
    </span>
  );
}
