/** The declaration of a page. */
import type { MessageGroup } from '../../locales/messages.ts';
import type { CurtainState } from './curtain.ts';
import type { Accent } from '../domain/accents.ts';
import type { PageId, ScreenId } from '../domain/page-ids.ts';
import type { OfferGroup, Offers, Situation } from './offer.types.ts';

/** Page data that the shell needs: address and appearance. The `meta` of a chart's state. */
export interface PageMeta {
  id: PageId;
  /** Path below the base path and the language; null if the page keeps the requested address. */
  path: string | null;
  screen: ScreenId;
  layout: 'default' | 'centered' | 'noFooter' | 'inclinedLines';
  /** Shows the full footer; other pages with a footer show the slim one. */
  foot?: 'full';
  /**
   * Accent of a visit without a landing page; null for the standard one. Landing pages have theirs in their data (D29).
   */
  accent: Accent | null;
  /** Position of the curtain; if omitted, it does not change. */
  curtain?: CurtainState;
  /** Search engines may index the page; other pages are marked `noindex`. */
  indexed?: true;
  /** Its address is answered with 404: only a script that knows the visitor's role shows it (D31). */
  unlisted?: true;
  /** Likely next pages; their screens are prefetched (D24). */
  next?: readonly PageId[];
}
/**
 * The full declaration of a page, read by its screen, the build and every suite. The shell in the browser does not load
 * it.
 */
export interface PageDefinition extends PageMeta {
  /** Message groups loaded by its screen, in addition to the common ones. */
  messages: readonly MessageGroup[];
  /** Controls by name. Purely visual controls, such as those of a carousel, belong to the view. */
  offers: Offers;
  /** Further controls in groups that appear together. */
  groups?: readonly OfferGroup[];
  /** While this holds, a dialog covers the page. It contains the whole page, or only the groups marked as `dialog`. */
  dialog?: Situation;
}
