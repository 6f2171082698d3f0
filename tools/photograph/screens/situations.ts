/** Every situation: those of every screen, and the overlays. */
import { allFixtures } from '../../../src/screens/all-fixtures.ts';
import { overlays } from './overlays.ts';
import type { Situation } from './situation.ts';

/** By screen, then by the name of the situation. */
export const situations: Readonly<Record<string, Readonly<Record<string, Situation>>>> = {
  ...allFixtures,
  Overlays: overlays,
};

/** The address that shows a situation. */
export const addressOf = (screen: string, situation: string, language: string) =>
  `?${new URLSearchParams({ screen, situation, language }).toString()}`;
