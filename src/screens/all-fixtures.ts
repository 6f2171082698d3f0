/** The situations of every screen, by name: those of its fixtures, otherwise the state of its page. */
import type { StateValue } from 'xstate';
import { pages, type Page } from '../../machines/pages.ts';
import type { Fixtures } from './fixture.ts';

const files = import.meta.glob<Fixtures>('./*/fixtures.ts', { eager: true, import: 'fixtures' });
const given = Object.entries(files).map(([file, fixtures]) => [file.split('/').at(-2) ?? '', fixtures] as const);

function routeFixtures({ node }: Page): Fixtures {
  const above = node.path.slice(0, -1);
  const value = above.reduceRight<StateValue>((inner, key) => ({ [key]: inner }), node.key);
  return { shown: { name: node.description ?? node.key, value } };
}
const ofPages = pages.map((page) => [page.screen, routeFixtures(page)] as const);

export const allFixtures: Readonly<Record<string, Fixtures>> = Object.fromEntries([...ofPages, ...given]);
