import type { Moment } from '../situations.ts';

/** One thing at a time lies over the page: what another app’s browser has there is first (D34). */
export const isTeaserShown = (moment: Moment): boolean =>
  moment.context.wrapper.inAppBrowser === null && moment.hasTag('teased');
