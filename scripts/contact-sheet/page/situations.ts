/** Every situation there is: the fixtures of every screen, found by themselves, and what stands over the pages. */
import type { Fixtures } from '../../../src/screens/fixture.ts';
import { overlays } from './overlays.ts';
import type { Situation } from './situation.ts';

const files = import.meta.glob<Fixtures>('../../../src/screens/*/fixtures.ts', { eager: true, import: 'fixtures' });
const screenOf = (file: string) => file.split('/').at(-2) ?? '';

/** By screen, then by the situation's own name. */
export const situations: Readonly<Record<string, Readonly<Record<string, Situation>>>> = {
  ...Object.fromEntries(Object.entries(files).map(([file, fixtures]) => [screenOf(file), fixtures])),
  Overlays: overlays,
};

/** The address that shows one. */
export const addressOf = (screen: string, situation: string, language: string) =>
  `?${new URLSearchParams({ screen, situation, language }).toString()}`;
