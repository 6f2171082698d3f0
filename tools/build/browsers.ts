/** Which browsers the product supports (D58): the bundler and the lint of built-ins read it here. */

/** The first versions, by the names that MDN's compatibility data have for them. */
export const SUPPORTED = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '21',
} as const;

/** The syntax that is delivered; Samsung Internet 21 is Chrome 110. */
export const SYNTAX = Object.entries(SUPPORTED)
  .filter(([browser]) => browser !== 'samsunginternet_android')
  .map(([browser, version]) => browser.replace('safari_ios', 'ios') + version);
