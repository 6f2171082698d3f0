/** How far the curtain of a page is drawn: the progress of the visit. */
import { ownSeason } from '../landing/definitions.ts';
import type { PageMeta, VisitTag } from '../page.types.ts';

/** From closed to open, each wider than the one before. */
const WIDTHS = ['closed', 'slit', 'thread', 'finger', 'hand', 'hands', 'open'] as const;
type CurtainWidth = (typeof WIDTHS)[number];
/** `lit`: closed, a lamp behind it. `dark`: refused, no light behind it. `aside`: a room to wait in; `aside-lit`: who is awaited there is known. */
export type CurtainState = CurtainWidth | 'lit' | 'dark' | 'aside' | 'aside-lit';

/** Situations that are told by another curtain than their page’s. */
const BY_TAG: readonly (readonly [VisitTag, CurtainState])[] = [
  ['invited', 'thread'],
  ['greeted', 'slit'],
  ['lobbyClosed', 'closed'],
  ['linkBroken', 'dark'],
  ['joined', 'aside-lit'],
  ['alreadyListed', 'aside-lit'],
];

/**
 * The curtain of a page in its situation; null: there is none, and it stays as it was. A season is promised to whoever comes to its page:
 * the thread of light is there already (D29).
 */
export const curtainOf = (
  { id, curtain = null }: Pick<PageMeta, 'id'> & { curtain?: PageMeta['curtain'] | null },
  slug: string | null,
  isTagged: (tag: VisitTag) => boolean,
): CurtainState | null =>
  ownSeason(slug) && id === 'landing' ? 'thread' : (BY_TAG.find(([tag]) => isTagged(tag))?.[1] ?? curtain);

const widthOf = (state: CurtainState) =>
  (WIDTHS as readonly CurtainState[]).indexOf(state === 'lit' ? 'closed' : state);

/** Whether the visit went forwards, so that the curtain parts further; whoever goes back finds it as it hung there. */
export const partsFurther = (before: CurtainState, state: CurtainState): boolean =>
  widthOf(before) >= 0 && widthOf(before) < widthOf(state);
