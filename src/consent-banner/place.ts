/** The banner's place on a page that does not know it, and the space reserved for it. */
import look from './banner.css?inline';
import settingsLook from './settings.css?inline';

/**
 * Pixels between the banner and elements scrolled into view above it: the height of a field, because browsers treat
 * partly visible elements as visible.
 */
const AIR = 56;
/** Windows too low for a fixed banner, as in `banner.css`. */
const LOW = '(max-height: 20em)';

/** Space at the end of the page, so that all content can be scrolled above the banner; nothing above moves. */
export function reserve(banner: HTMLElement | undefined) {
  const height = banner && getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0;
  const { body, documentElement: root } = document;
  body.style.paddingBlockEnd = height > 0 ? `${height}px` : '';
  root.style.scrollPaddingBlockEnd = height > 0 ? `${height + AIR}px` : '';
}

/** A shadow root: isolates the banner's styles from the page's. */
export function createPlace() {
  const host = document.createElement('vestibule-consent');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look + settingsLook);
  shadow.adoptedStyleSheets = [sheet];
  return { host, shadow };
}

/**
 * First in the page, before the skip link: keyboard and screen-reader users meet the question at once (WCAG 2.4.3). In
 * a low window it is at the page's end, so it is the last Tab stop.
 */
export function mountBanner(host: HTMLElement) {
  if (host.isConnected) return;
  if (matchMedia(LOW).matches) document.body.append(host);
  else document.body.prepend(host);
}

/** True if Escape belongs to something else: an open dialog, or a field, where it reverts input or closes a list. */
export const isForeignEscape = ({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  isComposing ||
  (target instanceof Element && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null;
