/** The layouts of a landing page; its data names one of them (D29). */
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import './ink-ground.css';
import './landing-sections.css';
import './single-column.css';
import './only-mobile.css';

/**
 * The text, the arch to its right, and sections in two columns; one centred column; or a phone layout: on a wide screen
 * the arch is left of the text, and the sections are as narrow as on a phone.
 */
type Layout = 'rightDoubleColumn' | 'centerSingleColumn' | 'onlyMobile';
const COLUMNS = { rightDoubleColumn: undefined, centerSingleColumn: 'centre', onlyMobile: 'mirrored' } as const;

type LandingLayoutProps = Pick<PageFrameProps, 'arch' | 'label' | 'ground'> & {
  layout: Layout;
  /** True if the hero contains a form: the texts are then no hero, and the form gets their space. */
  form: boolean;
  /** Heading, lead and actions. */
  words: ReactNode;
  /** The sections below. */
  children: ReactNode;
};

export function LandingLayout({ layout, form, words, children, ...frame }: LandingLayoutProps) {
  const page = (
    <>
      <PageFrame {...frame} column={COLUMNS[layout]} kind={form ? 'form' : 'floor'} hero={!form}>
        {words}
      </PageFrame>
      <div className={classNames('landing-sections', layout === 'centerSingleColumn' && 'single-column')}>
        {children}
      </div>
    </>
  );
  return layout === 'onlyMobile' ? <div className="only-mobile">{page}</div> : page;
}
