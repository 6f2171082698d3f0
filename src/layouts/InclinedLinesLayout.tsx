import { Lines } from '../ui/lines/Lines.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import type { LayoutProps } from './page-messages.ts';
import './inclined.css';

/**
 * The default layout with inclined black lines behind its left side, on a phone behind its top: for a page about an
 * object.
 */
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
