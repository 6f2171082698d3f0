/** Where the banner stands on a page that knows nothing of it, and the room that is kept for it. */
import look from './banner.css?inline';
import settingsLook from './settings.css?inline';

/**
 * Pixels between the banner and what comes into view above it: as tall as a field, since browsers take one of which a part can
 * be seen for visible.
 */
const AIR = 56;
/** Windows too low to have anything lie over them, as `banner.css` has it. */
const LOW = '(max-height: 20em)';

/** Room at the end of the page, so that nothing lies under the banner for good; nothing above it moves. */
export function reserve(banner: HTMLElement | undefined) {
  const height = banner && getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0;
  const { body, documentElement: root } = document;
  body.style.paddingBlockEnd = height > 0 ? `${height}px` : '';
  root.style.scrollPaddingBlockEnd = height > 0 ? `${height + AIR}px` : '';
}

/** A place of its own: no style of the page comes in, none of ours gets out. */
export function createPlace() {
  const host = document.createElement('vestibule-consent');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look + settingsLook);
  shadow.adoptedStyleSheets = [sheet];
  return { host, shadow };
}

/**
 * First on the page, before the skip link, as it lies over all of it: whoever goes by keyboard or by ear meets the question at
 * once (WCAG 2.4.3). In a low window it is the page's end, so it is the last stop.
 */
export function putOnPage(host: HTMLElement) {
  if (host.isConnected) return;
  if (matchMedia(LOW).matches) document.body.append(host);
  else document.body.prepend(host);
}

/** Whether Escape is meant for something else: a window that lies above, or a field, where it takes back or closes a list. */
export const isOthersEscape = ({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  isComposing ||
  (target instanceof Element && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null;
