import { useEffect, useRef } from 'react';
import { withDescendants, wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { boxOf, neighboursOf, pageOrChartOf, rowsOfBox } from '../../state/page-boxes.ts';
import { fullNameOf, nameOfState } from '../../words/say.ts';
import { pageNamed } from '../../../../src/engine/visit/pages.ts';
import { usePictures } from '../use-pictures.ts';
import { hrefOf } from '../view.ts';
import { Boxes, type Selection } from './StateBox.tsx';
import { Lines, type Pair } from './BoxLines.tsx';

/** The boxes of this page and the neighbouring pages that the selected state leads to. */
function selectionOf(page: State, at: State | null): Selection {
  const targets = at && pageOrChartOf(at) === page ? [at, boxOf(at)].flatMap(rowsOfBox).flatMap(({ to }) => to) : [];
  const own = at && boxOf(at);
  const words = targets.flatMap((to) => {
    const of = pageOrChartOf(to);
    const drawn = of && of !== page ? of : boxOf(to);
    return drawn === own ? [] : [wordOf(drawn)];
  });
  return { at, leadsTo: new Set(words) };
}

function Neighbours({
  title,
  pages,
  selection,
}: {
  title: string;
  pages: readonly State[];
  selection: Selection | null;
}) {
  if (pages.length === 0) return null;
  return (
    <nav className="page-states__neighbours" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {pages.map((one) => (
          <li
            key={one.path}
            {...(selection && {
              'data-box': wordOf(one),
              'data-target': selection.leadsTo.has(wordOf(one)) ? '' : undefined,
            })}
          >
            <a href={hrefOf({ section: 'pages', state: wordOf(one), situation: null })}>{nameOfState(one)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All transitions within a page, from box to box. */
const transitionsWithin = (page: State): readonly Pair[] =>
  withDescendants(page).flatMap((state) =>
    rowsOfBox(state).flatMap(({ to }) => to.map((goal) => [wordOf(boxOf(state)), wordOf(boxOf(goal))] as const)),
  );

/** The states of one page, or of a separate chart; draws the transitions of the selected state. */
export function PageStates({ page, at }: { page: State; at: State | null }) {
  usePictures();
  const frame = useRef<HTMLDivElement>(null);
  const selection = selectionOf(page, at);
  const { out, into } = neighboursOf(page);
  useEffect(() => {
    frame.current?.closest('main')?.scrollTo?.({ top: 0 });
  }, []);
  const word = at && wordOf(boxOf(at));
  useEffect(() => {
    frame.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [word]);
  const ways = rowsOfBox(page);
  return (
    <div className="page-states" ref={frame}>
      <div className="page-states__head">
        <h2>
          <a href={hrefOf({ state: wordOf(page), situation: null })}>{nameOfState(page)}</a>{' '}
          {page.kind === 'parallel' && <em>· its parts are parallel</em>}
        </h2>
        {page.page !== null && <code>{pageNamed(page.page).path ?? 'keeps the requested address'}</code>}
        <a className="page-states__all" href={hrefOf({ section: 'pages', topic: null, state: null, situation: null })}>
          All pages
        </a>
      </div>
      <Neighbours title="Pages before" pages={into} selection={null} />
      {ways.length > 0 && (
        <p className="page-states__anywhere">
          From any of its states:{' '}
          {ways.map(({ text, to }) => `${text} → ${to.map(fullNameOf).join(', and ')}`).join('; ')}.
        </p>
      )}
      {page.children.length > 0 ? (
        <Boxes state={page} selection={selection} />
      ) : (
        <p className="page-states__single">The page has only one state.</p>
      )}
      <Neighbours title="Pages after" pages={out} selection={selection} />
      <Lines selection={[...selection.leadsTo].map((to) => [word ?? '', to] as const)} all={transitionsWithin(page)} />
    </div>
  );
}
