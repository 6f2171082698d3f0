import { Lines } from '../ui/lines/Lines.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import type { LayoutProps } from './page-messages.ts';
import './inclined.css';

/** The default layout with black lines leaning in behind its left, on a phone behind its head: for a page about a thing. */
export function InclinedLinesLayout({ children, ...page }: LayoutProps) {
  return (
    <DefaultLayout {...page}>
      <div className="inclined-lines">
        <Lines />
        {children}
      </div>
    </DefaultLayout>
  );
}
