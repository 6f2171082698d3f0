import { pictureNamed } from '../art/address.ts';

export const ACCENTS = ['oxblood', 'bottle', 'midnight', 'brass', 'blush', 'noir'] as const;
export type Accent = (typeof ACCENTS)[number];
/** How far it is open (`slit` to `open`, ascending), or a variant of it. */
export const CURTAIN_STATES = [
  'closed',
  'slit',
  'thread',
  'finger',
  'hand',
  'hands',
  'open',
  'lit',
  'dark',
  'aside',
  'aside-lit',
] as const;
export type CurtainState = (typeof CURTAIN_STATES)[number];

/** URL only; the picture is loaded when an arch shows it. */
export const curtainPicture = (accent: Accent, state: CurtainState): string =>
  pictureNamed(`curtain-${accent}-${state}`);
