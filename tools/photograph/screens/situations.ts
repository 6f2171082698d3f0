/** Every situation there is: those of every screen, and what stands over the pages. */
import { allFixtures } from '../../../src/screens/all-fixtures.ts';
import { overlays } from './overlays.ts';
import type { Situation } from './situation.ts';

/** By screen, then by the situation's own name. */
export const situations: Readonly<Record<string, Readonly<Record<string, Situation>>>> = {
  ...allFixtures,
  Overlays: overlays,
};

/** The address that shows one. */
export const addressOf = (screen: string, situation: string, language: string) =>
  `?${new URLSearchParams({ screen, situation, language }).toString()}`;
