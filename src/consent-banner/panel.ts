/** The visible screen of the banner, and its focus management. */
import type { Consent } from '../../machines/consent/consent.types.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createPlace, isForeignEscape, mountBanner, reserve } from './place.ts';
import { drawNotice, drawSettings, type Drawn } from './screens.ts';
import { whenWelcomed } from './moment.ts';
import { learn, onLanguage } from './words.ts';

export type Screen = 'none' | 'notice' | 'settings';

export interface Panel {
  showNotice: () => void;
  /** Called when a choice exists, wherever it was made. */
  hide: () => void;
  /** Opened from outside: takes the focus, and returns it afterwards. */
  openSettings: () => void;
  listeners: Pick<Listeners<Screen>, 'add'>;
}
export interface PanelOptions {
  consent: () => Consent | null;
  decide: (consent: Consent) => void;
}

export function createPanel({ consent, decide }: PanelOptions): Panel {
  const { host, shadow } = createPlace();
  const listeners = createListeners<Screen>();
  let screen: Screen = 'none';
  let drawn: Drawn | null = null;
  let ticked: Consent = { analytics: false, personalisation: false };
  /** The screen below the settings, to which closing returns. */
  let under: Exclude<Screen, 'settings'> = 'none';
  /** True if the notice opened them; focus then returns to it. */
  let fromNotice = false;
  /** The focused element before the banner took the focus. */
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
  /**
   * Where the focus returns: to its previous element, otherwise to the heading, like the page's own focus (WCAG 2.4.3).
   */
  const focusTarget = () => (before?.isConnected ? before : document.querySelector<HTMLElement>('h1'));
  /** Moves the focus to the new screen before removing the old one: otherwise the browser would drop it. */
  const put = (next: Screen, focus: 'in' | 'out' | 'stays') => {
    const old = drawn;
    const changed = screen !== next;
    screen = next;
    drawn = draw(next);
    if (drawn) {
      shadow.append(drawn.content);
      mountBanner(host);
      sizes.observe(drawn.content);
    }
    if (focus === 'in') drawn?.focus.focus();
    if (focus === 'out' && shadow.activeElement) focusTarget()?.focus({ preventScroll: true });
    if (old) sizes.unobserve(old.content);
    old?.content.remove();
    if (!drawn) {
      host.remove();
      measure();
    }
    if (changed) listeners.notify(next);
  };

  function toSettings(asNext: boolean) {
    const { analytics = false, personalisation = false } = consent() ?? {};
    ticked = { analytics, personalisation };
    fromNotice = asNext;
    under = screen === 'notice' ? screen : 'none';
    put('settings', 'in');
  }
  const close = () => put(under, fromNotice ? 'in' : 'out');

  host.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  });
  /** Escape makes no choice: the visitor is asked again on the next page load. */
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isForeignEscape(event)) return;
    if (screen === 'settings') close();
    else if (screen === 'notice') put('none', 'out');
  });
  /** Without messages no question is shown, as if this script had failed to load. */
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
        whenWelcomed(() => {
          if (consent() === null && !drawn) put('notice', 'stays');
        });
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
