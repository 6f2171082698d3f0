import { pictureNamed } from '../art/address.ts';

export type Accent = 'oxblood' | 'bottle' | 'midnight' | 'brass' | 'blush' | 'noir';
/** How far it is drawn (`slit` to `open`: ever further), or how it hangs. */
export type CurtainState =
  | 'closed'
  | 'slit'
  | 'thread'
  | 'finger'
  | 'hand'
  | 'hands'
  | 'open'
  | 'lit'
  | 'dark'
  | 'aside'
  | 'aside-lit';

/** An address only: a picture is fetched when an arch shows it. */
export const curtainPicture = (accent: Accent, state: CurtainState): string =>
  pictureNamed(`curtain-${accent}-${state}`);
