/** Which landing pages tell of the shop's app. */
import type { VisitContext } from '../visit.types.ts';
import { landingOf } from './definitions.ts';

/** Whether the page says where the app is to be had: not to who is in it (D34). */
export const leadsToApp = ({ slug, isWebView }: Pick<VisitContext, 'slug' | 'isWebView'>): boolean =>
  !isWebView && (landingOf(slug)?.app ?? false);
