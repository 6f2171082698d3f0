/** The gallery shows every component. */
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Index } from './Index.tsx';

const sources = (files: Record<string, string>) => Object.values(files).join('\n');
const own = sources(import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' }));
const components = import.meta.glob<string>(['../*/*.tsx', '!../*/*.test.tsx', '!../gallery/*', '!./*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every component is imported by it, or a piece of another', () => {
  const inside = sources(components);
  const missing = Object.keys(components).filter((file) => {
    const [, folder, name] = file.split('/');
    const isPiece = inside.includes(`'./${name}'`) || inside.includes(`'../${folder}/${name}'`);
    return !own.includes(`'../${folder}/`) || !(own.includes(`'${file}'`) || isPiece);
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
    '../../../tools/photograph/screens/index.html',
  ]);
});
