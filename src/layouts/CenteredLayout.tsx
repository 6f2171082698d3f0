import { Centered } from './Centered.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import type { LayoutProps } from './page-messages.ts';

/** The default layout with one centred column, for pages without a state and therefore without an arch. */
export function CenteredLayout({ children, ...page }: LayoutProps) {
  return (
    <DefaultLayout {...page}>
      <Centered>{children}</Centered>
    </DefaultLayout>
  );
}
