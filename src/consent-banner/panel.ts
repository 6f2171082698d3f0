/** Which of the banner's screens is up, and where focus is. */
import type { Consent } from '../../machines/consent/consent.types.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createPlace, isOthersEscape, putOnPage, reserve } from './place.ts';
import { drawNotice, drawSettings, type Drawn } from './screens.ts';
import { whenWelcomed } from './moment.ts';
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

export function createPanel({ consent, decide }: PanelOptions): Panel {
  const { host, shadow } = createPlace();
  const listeners = createListeners<Screen>();
  let screen: Screen = 'none';
  let drawn: Drawn | null = null;
  let ticked: Consent = { analytics: false, personalisation: false };
  /** What the settings came over, and go back to. */
  let under: Exclude<Screen, 'settings'> = 'none';
  /** Whether the notice itself opened them: focus then goes back to it. */
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
  /** Where focus goes when it leaves: if it came from nowhere, to the heading, where the page itself puts it (WCAG 2.4.3). */
  const whereItWas = () => (before?.isConnected ? before : document.querySelector<HTMLElement>('h1'));
  /** The new screen takes the focus before the old one goes: else the browser would let it fall. */
  const put = (next: Screen, focus: 'in' | 'out' | 'stays') => {
    const old = drawn;
    const changed = screen !== next;
    screen = next;
    drawn = draw(next);
    if (drawn) {
      shadow.append(drawn.content);
      putOnPage(host);
      sizes.observe(drawn.content);
    }
    if (focus === 'in') drawn?.focus.focus();
    if (focus === 'out' && shadow.activeElement) whereItWas()?.focus({ preventScroll: true });
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
    under = screen === 'notice' ? screen : 'none';
    put('settings', 'in');
  }
  const close = () => put(under, fromNotice ? 'in' : 'out');

  host.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  });
  /** Nothing is chosen by it: whoever closes the question by Escape is asked again on the next page that is loaded. */
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isOthersEscape(event)) return;
    if (screen === 'settings') close();
    else if (screen === 'notice') put('none', 'out');
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
