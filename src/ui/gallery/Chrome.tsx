import { useState, type ComponentType, type ReactNode } from 'react';
import { DefaultLayout } from '../../layouts/DefaultLayout.tsx';
import type { LayoutProps } from '../../layouts/page-messages.ts';
import type { Accent } from '../arch/curtains.ts';
import { pageMessages } from './words.ts';

type ChromeProps = {
  layout?: ComponentType<LayoutProps>;
  accent?: Accent;
  children: ReactNode;
};

/** A layout with the gallery's texts. */
export function Chrome({ layout: Layout = DefaultLayout, accent, children }: ChromeProps) {
  const [language, setLanguage] = useState('en');
  return (
    <Layout words={pageMessages(language, setLanguage)} accent={accent}>
      {children}
    </Layout>
  );
}
