/** Position of the curtain on a page; it shows the progress of the visit. */
import { ownSeason } from '../landing-pages/definitions.ts';
import type { PageId } from '../domain/page-ids.ts';
import type { VisitTag } from './tags.types.ts';

/** From closed to open, in ascending width. */
const WIDTHS = ['closed', 'slit', 'thread', 'finger', 'hand', 'hands', 'open'] as const;
type CurtainWidth = (typeof WIDTHS)[number];
/**
 * `lit`: closed, with light behind it. `dark`: refused, without light. `aside`: waiting; `aside-lit`: waiting, and the
 * visitor is known.
 */
export type CurtainState = CurtainWidth | 'lit' | 'dark' | 'aside' | 'aside-lit';

/** Situations with a different curtain than their page's. */
const BY_TAG: readonly (readonly [VisitTag, CurtainState])[] = [
  ['invited', 'thread'],
  ['greeted', 'slit'],
  ['lobbyClosed', 'closed'],
  ['linkBroken', 'dark'],
  ['joined', 'aside-lit'],
  ['alreadyListed', 'aside-lit'],
];

/**
 * The curtain of a page in its situation; null keeps the previous one. Season pages start with `thread` for every
 * visitor (D29).
 */
export const curtainOf = (
  { id, curtain = null }: { id: PageId; curtain?: CurtainState | null | undefined },
  slug: string | null,
  isTagged: (tag: VisitTag) => boolean,
): CurtainState | null =>
  ownSeason(slug) && id === 'landing' ? 'thread' : (BY_TAG.find(([tag]) => isTagged(tag))?.[1] ?? curtain);

const widthOf = (state: CurtainState) =>
  (WIDTHS as readonly CurtainState[]).indexOf(state === 'lit' ? 'closed' : state);

/** True if the visit moved forward and the curtain opens further; going back restores its earlier position. */
export const partsFurther = (before: CurtainState, state: CurtainState): boolean =>
  widthOf(before) >= 0 && widthOf(before) < widthOf(state);
