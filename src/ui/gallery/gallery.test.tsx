/** The gallery: every component is on it. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Index } from './Index.tsx';

afterEach(cleanup);

const components = Object.keys(import.meta.glob('../*/*.tsx')).filter(
  (file) => !/\.test\.tsx$|^\.\/|\/gallery\//.test(file),
);
const sources = Object.values(
  import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' }),
).join('\n');
const inside = Object.values(
  import.meta.glob<string>(['../*/*.tsx', '!../*/*.test.tsx', '!../gallery/*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

test('every folder that has a component is imported by it', () => {
  const folders = new Set(components.map((file) => file.split('/')[1]));
  expect([...folders].filter((folder) => !sources.includes(`'../${folder}/`))).toEqual([]);
});
test('a component that it does not import itself is a piece of another', () => {
  const missing = components.filter((file) => {
    const [, folder, name] = file.split('/');
    return (
      !sources.includes(`'${file}'`) && !inside.includes(`'./${name}'`) && !inside.includes(`'../${folder}/${name}'`)
    );
  });
  expect(missing).toEqual([]);
});
test('it is drawn, by kind, and leads to the whole pages', () => {
  render(<Index />);
  const contents = within(screen.getByRole('navigation', { name: 'Groups' }));
  const links = contents.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const groups = links.filter((href) => href.startsWith('#')).map((href) => document.getElementById(href.slice(1)));
  expect([groups.every((group) => group?.tagName === 'H2'), links.at(-1)]).toEqual([
    true,
    '../../../workbench/screen/index.html',
  ]);
  // An error summary and a dialog bring headings of their own.
  const parts = document.querySelectorAll('.gallery-part > h3');
  expect([...parts].filter((part) => part.nextElementSibling === null)).toEqual([]);
});
