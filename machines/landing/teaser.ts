import type { Moment } from '../page/situations.ts';

/** Only one overlay at a time: that of an in-app browser comes first (D34). */
export const isTeaserShown = (moment: Moment): boolean =>
  moment.context.wrapper.inAppBrowser === null && moment.hasTag('teased');
