import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CenteredLayout, DefaultLayout, InclinedLinesLayout, NoFooterLayout } from './layouts.tsx';
import { Page } from './Page.tsx';
import type { PageMessages } from './page-messages.ts';

const home = { href: '/acquisition/', label: 'Vestibule' };
const chooseLanguage = vi.fn<(value: string) => void>();
const words: PageMessages = {
  skip: 'Skip to main content',
  header: {
    home,
    menu: { name: 'Main menu', links: [{ href: '/acquisition/stores', label: 'Stores', current: true }] },
    account: [{ href: '/login', label: 'Login' }],
  },
  footer: {
    home,
    about: 'A members’ house for fashion.',
    columns: [{ heading: 'Company', links: [{ href: '/acquisition/about-us', label: 'About us' }] }],
    help: [
      { href: '/customer-service', label: 'Customer service' },
      { href: '/legal/accessibility', label: 'Accessibility' },
    ],
    language: {
      label: 'Language',
      value: 'en',
      options: [
        { value: 'en', label: 'English', href: '/acquisition/en/stores' },
        { value: 'de', label: 'Deutsch', href: '/acquisition/de/stores' },
      ],
      onChange: chooseLanguage,
    },
    services: 'Payment by card.',
    copyright: '© Vestibule',
  },
  finePrint: { heading: 'Legal information', links: [{ href: '/legal/imprint', label: 'Imprint' }] },
};

const landmarks = () => ['banner', 'main', 'contentinfo'].map((role) => [role, screen.queryAllByRole(role).length]);

const SAME = ['Customer service', 'Accessibility', 'English', 'Deutsch'];
const linksOf = (part: Element) => Array.from(part.querySelectorAll('a'), ({ textContent }) => textContent);

test.each([
  ['full foot', DefaultLayout, 'footer', 'full'],
  ['slim foot', DefaultLayout, 'footer', undefined],
  ['no foot', NoFooterLayout, 'aside', undefined],
  ['centred', CenteredLayout, 'footer', 'full'],
  ['inclined lines', InclinedLinesLayout, 'footer', undefined],
] as const)('%s: renders help, then languages, below the page (WCAG 3.2.6) [A9]', (_, Layout, part, foot) => {
  const { container } = render(
    <Layout words={words} foot={foot}>
      Content
    </Layout>,
  );
  const below = container.querySelector(`main ~ ${part}`);
  expect(below ? linksOf(below).slice(0, SAME.length) : null).toEqual(SAME);
});

test.each([
  ['full foot', DefaultLayout, 'full', false, ['Main menu']],
  ['centred', CenteredLayout, 'full', false, ['Main menu']],
  ['slim foot', DefaultLayout, undefined, false, []],
  ['no foot', NoFooterLayout, undefined, false, []],
  ['in another company’s app', DefaultLayout, 'full', true, []],
] as const)('%s: the header has the club’s pages if the footer has them', (_, Layout, foot, inApp, names) => {
  const { container } = render(
    <Layout words={words} foot={foot} inApp={inApp}>
      Content
    </Layout>,
  );
  expect([...container.querySelectorAll('header nav')].map(({ ariaLabel }) => ariaLabel)).toEqual(names);
});

const layouts = [
  ['default', DefaultLayout],
  ['no foot', NoFooterLayout],
  ['centred', CenteredLayout],
  ['inclined lines', InclinedLinesLayout],
] as const;
test.each(layouts)('%s: in the app wrapper, keeps the skip link but neither header nor footer (D34)', (_, Layout) => {
  render(
    <Layout words={words} above={<p>Offline</p>} wrapped>
      Content
    </Layout>,
  );
  const first = document.querySelector('.page')?.firstElementChild;
  expect([landmarks(), screen.getByRole('link').getAttribute('href'), first?.textContent]).toEqual([
    [
      ['banner', 0],
      ['main', 1],
      ['contentinfo', 0],
    ],
    '#main',
    'Skip to main contentOffline',
  ]);
});

test.each(layouts)('%s: starts with the skip link to main, then notices for the whole page [A2]', (_, Layout) => {
  const { container } = render(
    <Layout words={words} above={<p>Offline</p>}>
      Content
    </Layout>,
  );
  const head = screen.getByRole('banner');
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect([
    container.firstElementChild?.firstElementChild,
    [...head.children].slice(0, 2),
    skip.getAttribute('href'),
    screen.getByRole('main').id,
  ]).toEqual([head, [skip, screen.getByText('Offline')], '#main', 'main']);
});

test('hydrates the footer after the rest of the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const order: string[] = [];
  function Main() {
    useLayoutEffect(() => void order.push('page'), []);
    return 'Content';
  }
  function Foot() {
    order.push('foot');
    return <footer>Foot</footer>;
  }
  const page = (
    <Page words={words} foot={<Foot />}>
      <Main />
    </Page>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  order.length = 0;
  hydrateRoot(root, page, { onRecoverableError: (error) => expect.fail(String(error)) });
  await waitFor(() => expect(order).toEqual(['page', 'foot']));
  vi.unstubAllGlobals();
});
