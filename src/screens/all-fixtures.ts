/** The situations of every screen, by name: those of its fixtures, otherwise the state of its page. */
import type { PageId } from '../../machines/domain/page-ids.ts';
import { bareSnapshot, pageNamed, pages } from '../engine/visit/pages.ts';
import type { Fixture, Fixtures } from './fixture.ts';

const files = import.meta.glob<Fixtures>('./*/fixtures.ts', { eager: true, import: 'fixtures' });
const given = Object.entries(files).map(([file, fixtures]) => [file.split('/').at(-2) ?? '', fixtures] as const);

/** The situation of a page that has only one. */
export const fixtureOf = (id: PageId): Fixture => ({
  name: pageNamed(id).node.description ?? id,
  value: bareSnapshot(id).value,
});
const ofPages = pages.map(({ id, screen }) => [screen, { [id]: fixtureOf(id) }] as const);

export const allFixtures: Readonly<Record<string, Fixtures>> = Object.fromEntries([...ofPages, ...given]);
