/** User agents as published by vendors and seen in logs, each with the product's verdict (D34, D47). */

/** `slim` by one of the two weak signs (D47); `instagram` takes precedence; anything else is an ordinary browser. */
export type Verdict = 'instagram' | 'slim' | 'browser';
interface UserAgent {
  name: string;
  userAgent: string;
  verdict: Verdict;
  /** Opened from the home screen of an iPhone or iPad, detectable only by `navigator.standalone`. */
  standalone?: true;
  /** The reason for an unexpected verdict. */
  because?: string;
}

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${WEBKIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`;
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${BLINK}`;
const webView = (device: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${device}; wv) ${BLINK} Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36`;
const unmarked = (device: string) =>
  `Mozilla/5.0 (Linux; U; Android 13; de-de; ${device}) ${BLINK} Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36`;

const by =
  (verdict: Verdict) =>
  (name: string, userAgent: string, more: Pick<UserAgent, 'standalone' | 'because'> = {}): UserAgent => ({
    name,
    userAgent,
    verdict,
    ...more,
  });
const browser = by('browser');
const inApp = by('slim');
const instagram = by('instagram');

const NO_SAFARI = 'an in-app browser on iOS does not call itself Safari: one sign, whosever app it is';
const SAYS_SAFARI = 'it calls itself Safari';
const NO_MARK = 'a browser of its own, in the clothes of a webview from before the marker';
const AS_A_MAC = 'an iPad that asks for desktop pages calls itself a Macintosh, as a Mac does';

export const userAgents: readonly UserAgent[] = [
  browser('Safari on iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`),
  browser('Safari on iPad, desktop pages', `${MAC} Version/17.5 Safari/605.1.15`),
  browser('Chrome on iPhone', `${IPHONE} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`),
  browser('Firefox on iPhone without the word Safari', `${IPHONE} FxiOS/126.0 Mobile/15E148`),
  browser('Google app on iPhone', `${IPHONE} GSA/317.0.634488990 Mobile/15E148 Safari/604.1`, { because: SAYS_SAFARI }),
  browser('from the home screen of an iPhone', `${IPHONE} Mobile/15E148`, { standalone: true }),
  inApp('a web view on iPhone', `${IPHONE} Mobile/15E148`),
  browser('a web view on iPad, desktop pages', MAC, { because: AS_A_MAC }),
  inApp(
    'Facebook on iPhone',
    `${IPHONE} Mobile/21F90 [FBAN/FBIOS;FBAV/465.0.1.41.103;FBBV/602060281;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/de_DE;FBOP/5;FBRV/0]`,
    { because: NO_SAFARI },
  ),
  inApp('Threads on iPhone', `${IPHONE} Mobile/21F90 Barcelona 334.0.0.21.107 (iPhone14,5; iOS 17_5_1; de_DE; de)`, {
    because: 'Threads is not Instagram, and has no overlay',
  }),
  instagram(
    'Instagram on iPhone',
    `${IPHONE} Mobile/21F90 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5_1; de_DE; de; scale=3.00; 1170x2532; 607193398)`,
  ),
  instagram(
    'Instagram on Android',
    `${webView('SM-S911B Build/UP1A.231005.007')} Instagram 334.0.0.42.95 Android (34/14; 480dpi; 1080x2340; samsung; SM-S911B; dm1q; qcom; de_DE; 606739432)`,
    { because: 'it bears the marker of a webview too: Instagram is looked for first' },
  ),
  browser('Chrome on Android', `${ANDROID} Chrome/125.0.0.0 Mobile Safari/537.36`),
  browser('Xiaomi’s browser', `${unmarked('23021RAA2Y Build/TKQ1')} XiaoMi/MiuiBrowser/14.9.1-gn`, {
    because: NO_MARK,
  }),
  browser(
    'a webview of Android 4.4',
    'Mozilla/5.0 (Linux; Android 4.4; Nexus 5 Build/_BuildID_) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36',
    { because: 'it is from before the marker, and too old for the product' },
  ),
  inApp('a webview on Android', webView('Pixel 8 Build/AP1A.240505.004')),
  inApp(
    'Facebook on Android',
    `${webView('SM-A546B Build/UP1A.231005.007')} [FB_IAB/FB4A;FBAV/466.0.0.52.84;IABMV/1;]`,
  ),
  inApp('Google app on Android', `${webView('Pixel 8 Build/AP1A.240505.004')} GSA/15.20.34.29.arm64`),
  browser('Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/125.0.0.0 Safari/537.36`),
  browser('nothing', ''),
];

/** A user agent of the table, by name. */
export function userAgentOf(name: string): string {
  const found = userAgents.find((one) => one.name === name);
  if (!found) throw new Error(`no such user agent: ${name}`);
  return found.userAgent;
}
