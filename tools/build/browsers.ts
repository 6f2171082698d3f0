/** Supported browsers (D58), for the bundler and for the check of built-ins. */

/** The oldest supported versions, by MDN's names. */
export const SUPPORTED = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '21',
} as const;

/** The target of the delivered syntax; Samsung Internet 21 is Chrome 110. */
export const SYNTAX = Object.entries(SUPPORTED)
  .filter(([browser]) => browser !== 'samsunginternet_android')
  .map(([browser, version]) => browser.replace('safari_ios', 'ios') + version);
