import { useState, type ComponentType, type ReactNode } from 'react';
import { DefaultLayout } from '../../layouts/DefaultLayout.tsx';
import type { LayoutProps } from '../../layouts/page-words.ts';
import type { Cloth } from '../arch/curtains.ts';
import { pageWords } from './words.ts';

type ChromeProps = {
  layout?: ComponentType<LayoutProps>;
  cloth?: Cloth;
  children: ReactNode;
};

/** A layout with the workbench's words. */
export function Chrome({ layout: Layout = DefaultLayout, cloth, children }: ChromeProps) {
  const [language, setLanguage] = useState('en');
  return (
    <Layout words={pageWords(language, setLanguage)} cloth={cloth}>
      {children}
    </Layout>
  );
}
