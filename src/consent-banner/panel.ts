/** The banner's place on the page: which of its screens is up, where focus is, and the room that is kept for it. */
import type { Consent } from '../../machines/consent/consent.types.ts';
import look from './banner.css?inline';
import { createListeners, type Listeners } from './listeners.ts';
import { drawNotice, drawSettings, type Drawn } from './screens.ts';
import settingsLook from './settings.css?inline';
import { learn, onLanguage } from './words.ts';

export type Screen = 'none' | 'notice' | 'settings';

export interface Panel {
  showNotice: () => void;
  /** There is a choice, wherever it was made. */
  hide: () => void;
  /** From outside: takes the focus, and gives it back. */
  openSettings: () => void;
  listeners: Pick<Listeners<Screen>, 'add'>;
}
export interface PanelOptions {
  consent: () => Consent | null;
  decide: (consent: Consent) => void;
}

/**
 * Pixels between the banner and what comes into view above it: as tall as a field, since browsers take one of which a part can
 * be seen for visible.
 */
const AIR = 56;

/** Room at the end of the page, so that nothing lies under the banner for good; nothing above it moves. */
function reserve(banner: HTMLElement | undefined) {
  const height = banner && getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0;
  const { body, documentElement: root } = document;
  body.style.paddingBlockEnd = height > 0 ? `${height}px` : '';
  root.style.scrollPaddingBlockEnd = height > 0 ? `${height + AIR}px` : '';
}

/**
 * A place of its own: no style of the page comes in, none of ours gets out. Last on the page, as it stands below it: the
 * skip link stays the first stop, and the answer one step back from it.
 */
function createPlace() {
  const host = document.createElement('vestibule-consent');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look + settingsLook);
  shadow.adoptedStyleSheets = [sheet];
  return { host, shadow };
}

export function createPanel({ consent, decide }: PanelOptions): Panel {
  const { host, shadow } = createPlace();
  const listeners = createListeners<Screen>();
  let screen: Screen = 'none';
  let drawn: Drawn | null = null;
  let ticked: Consent = { analytics: false, personalisation: false };
  /** Whether the settings were opened from the notice: focus then goes back to the notice. */
  let fromNotice = false;
  /** Where focus was before it came in. */
  let before: HTMLElement | null = null;

  const measure = () => reserve(drawn?.content);
  const sizes = new ResizeObserver(measure);
  addEventListener('resize', measure);

  const draw = (next: Screen): Drawn | null => {
    if (next === 'none') return null;
    return next === 'notice'
      ? drawNotice({ decide, openSettings: () => toSettings(true) })
      : drawSettings({ ticked, decide, close });
  };
  /** The new screen takes the focus before the old one goes: else the browser would let it fall. */
  const put = (next: Screen, focus: 'in' | 'out' | 'stays') => {
    const old = drawn;
    const changed = screen !== next;
    screen = next;
    drawn = draw(next);
    if (drawn) {
      shadow.append(drawn.content);
      if (!host.isConnected) document.body.append(host);
      sizes.observe(drawn.content);
    }
    if (focus === 'in') drawn?.focus.focus();
    if (focus === 'out' && shadow.activeElement && before?.isConnected) before.focus({ preventScroll: true });
    if (old) sizes.unobserve(old.content);
    old?.content.remove();
    if (!drawn) {
      host.remove();
      measure();
    }
    if (changed) listeners.tell(next);
  };

  function toSettings(asNext: boolean) {
    const { analytics = false, personalisation = false } = consent() ?? {};
    ticked = { analytics, personalisation };
    fromNotice = asNext;
    put('settings', 'in');
  }
  function close() {
    if (fromNotice) put('notice', 'in');
    else put(consent() ? 'none' : 'notice', 'out');
  }

  host.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  });
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && screen === 'settings') close();
  });
  /** Without words nobody is asked, as where this script does not come at all. */
  const inWords = (draw: () => void) => {
    void learn().then((known) => {
      if (known) draw();
    });
  };
  onLanguage(() => {
    if (!drawn) return;
    inWords(() => {
      if (drawn) put(screen, 'stays');
    });
  });

  return {
    showNotice() {
      inWords(() => {
        if (consent() === null && !drawn) put('notice', 'stays');
      });
    },
    hide: () => put('none', 'out'),
    openSettings() {
      inWords(() => {
        if (screen === 'settings') drawn?.focus.focus();
        else toSettings(false);
      });
    },
    listeners,
  };
}
