import { DefaultLayout } from './DefaultLayout.tsx';
import type { LayoutProps } from './page-messages.ts';
import './centered.css';

/**
 * The default layout with one centred column, for pages without a state and therefore without an arch. A form in it
 * stays aligned to its left edge.
 */
export function CenteredLayout({ children, ...page }: LayoutProps) {
  return (
    <DefaultLayout {...page}>
      <div className="centered flow">{children}</div>
    </DefaultLayout>
  );
}
