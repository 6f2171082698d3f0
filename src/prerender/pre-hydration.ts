/**
 * What a pre-rendered page does before its script is there (D23): it holds what is pressed, keeps what is typed, hands
 * what leads outside to the app whose window it is in (D34), starts the script behind the first paint, and says so when
 * it does not come. A document that came by a secret comes once more, without it (D7). `usePreHydration` takes it over.
 * A season's banner (D29), the greeting of who has an invitation (D49), and the shop's own faces are there from the
 * first paint.
 */
import { ACQ_PARAMS } from '../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../machines/domain/invitation-keys.ts';
import { WEAK_SIGN } from '../../machines/domain/app-wrapper.ts';
import { ARRIVAL_KEY, ARRIVAL_SECRETS } from '../services/entry/arrival.ts';
import { NEWSLETTER } from '../services/entry/entry-params.ts';
import { WRAPPED } from '../services/wrapper/may-be-embedded.ts';
import { openOutside } from '../services/wrapper/outside.ts';
import { DRAFT_KEY, DRAFT_VERSION } from '../services/storage/draft.ts';
import { MEMORY_KEY } from '../services/storage/visit-memory.ts';
import { BASE } from '../site.ts';
import { awaitFaces, AWAITED } from './await-faces.ts';
import { sayKnown } from './say-known.ts';
import { setAside } from './set-aside.ts';
import { unpack } from './unpack.ts';

declare global {
  interface Window {
    /** Put there by the inline script of a pre-rendered page; gone once the page was hydrated. */
    preHydration?: PreHydration;
  }
}
export interface PreHydration {
  /** The id of the form that was sent. */
  submit: string | null;
  /** The button that was pressed, with what stood on it. */
  press: { button: HTMLElement; words: string } | null;
  /**
   * The forms as they were delivered, and what had the focus: known when hydration begins, which may draw all of it
   * anew. `drawn` is to be called when it has.
   */
  delivered?: { forms: readonly HTMLFormElement[]; active: Element | null; drawn: () => void };
  /** React has drawn the page: what is pressed is heard there. */
  isDrawn?: boolean;
  release: () => void;
  /**
   * The script can't run: loads the page anew, once, if the house answers; else says so, as at once to a browser that
   * can't read it (D58).
   */
  fail: (error?: unknown) => void;
}

/** What the inline script knows of the rest. */
const given = {
  base: BASE,
  draftKey: DRAFT_KEY,
  draftVersion: DRAFT_VERSION,
  /** After so many milliseconds the page says that its script is late; after fewer that starts without a paint. */
  patience: 10_000,
  unpainted: 1_000,
  wrapped: WRAPPED,
  weak: WEAK_SIGN.source,
  code: INVITATION_KEYS.code,
  packed: ACQ_PARAMS.toLowerCase(),
  arrival: ARRIVAL_KEY,
  secrets: ARRIVAL_SECRETS.map((name) => name.toLowerCase()),
  newsletter: NEWSLETTER,
  memory: MEMORY_KEY,
  ...AWAITED,
};

/** Runs in the page, as its own text: it must not name anything but its parameters and the browser. */
function hold(
  names: typeof given,
  unpacked: typeof unpack,
  knowAtOnce: typeof sayKnown,
  handOver: typeof openOutside,
  comeAnew: typeof setAside,
  haveFaces: typeof awaitFaces,
) {
  const { base, draftKey, draftVersion, patience, unpainted, wrapped, weak } = names;
  const { dataset } = document.documentElement;
  const { season, scripts, faces, letters } = document.currentScript?.dataset ?? {};
  dataset['arriving'] = '';
  // The app has a head and a foot of its own (D34), another company’s a head (D47): ours are not shown first and taken away then.
  try {
    if ('VestibuleApp' in window || sessionStorage.getItem(wrapped)) dataset['wrapped'] = '';
  } catch {
    // Storage that is blocked knows of no app.
  }
  if (new RegExp(weak).test(navigator.userAgent) && !(navigator as { standalone?: boolean }).standalone)
    dataset['slim'] = '';
  knowAtOnce(names, dataset, unpacked);
  let stand: string | undefined;
  for (const step of season?.split(',') ?? []) {
    const [moment, words] = step.split('=');
    const from = new Date(Number(moment));
    // Seasons change at midnight in Central Europe. By another clock their lines name the hour, which the page's own script writes (D60).
    if (from <= new Date()) stand = words && from.getHours() ? `${words} elsewhere` : words;
  }
  if (stand) dataset['season'] = stand;
  // Read now: the page’s own script takes the note away.
  const before = history.state as { reloaded?: boolean } | null;
  const busy = (element: Element) => {
    element.setAttribute('aria-busy', 'true');
  };
  const submitted = (event: Event) => {
    if (held.isDrawn) return;
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    Object.assign(held, { submit: form.id, press: null });
    const button = form.querySelector('[type=submit]');
    if (button) busy(button);
  };
  const clicked = (event: Event) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link && handOver(link.href, base)) event.preventDefault();
    const button = target.closest<HTMLElement>('button[type=button]');
    if (!button || held.isDrawn) return;
    Object.assign(held, { submit: null, press: { button, words: button.textContent } });
    busy(button);
  };
  const typedInto = (form: HTMLFormElement) => {
    const typed: Record<string, string | boolean> = {};
    for (const field of form.elements)
      if (field instanceof HTMLSelectElement) {
        if (!field.selectedOptions[0]?.defaultSelected) typed[field.name] = field.value;
      } else if (field instanceof HTMLInputElement) {
        const { name, type, value, checked } = field;
        if (type === 'radio') {
          if (checked) typed[name] = value;
        } else if (type === 'checkbox') {
          if (checked !== field.defaultChecked) typed[name] = checked;
        } else if (value !== field.defaultValue) typed[name] = value;
      }
    return typed;
  };
  /** As a draft of the page’s own, for the next load. */
  const keep = () => {
    for (const form of document.forms)
      try {
        const typed = typedInto(form);
        if (!Object.keys(typed).length) continue;
        const key = draftKey + form.id;
        const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { values?: object };
        sessionStorage.setItem(key, JSON.stringify({ version: draftVersion, values: { ...kept.values, ...typed } }));
      } catch {
        // Storage that is blocked or full keeps nothing.
      }
  };
  const say = (late: unknown, id = 'late') => {
    const words = document.getElementById(id);
    if (words) words.hidden = !late;
    // Pictures wait for the script no longer (`late-doorway.css`).
    if (late) delete dataset['arriving'];
  };
  const fail = (error?: unknown) => {
    if (error instanceof SyntaxError) {
      clearTimeout(timer);
      return say(true, 'old');
    }
    if (before?.reloaded) return say(true);
    fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      .then(({ ok, status }) => {
        // An address that leads nowhere has a page too (D3).
        if (!ok && status !== 404) return say(true);
        history.replaceState({ ...before, reloaded: true }, '');
        location.reload();
      })
      .catch(say);
  };
  const timer = setTimeout(say, patience, true);
  const listeners = [
    ['submit', submitted],
    ['click', clicked],
    ['pagehide', keep],
  ] as const;
  const release = () => {
    clearTimeout(timer);
    say(false);
    // From here on the visit says what is shown.
    delete dataset['wrapped'];
    delete dataset['slim'];
    delete dataset['season'];
    delete dataset['invited'];
    delete dataset['newsletter'];
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  };
  const held: PreHydration = { submit: null, press: null, release, fail };
  window.preHydration = held;
  for (const [type, listener] of listeners) addEventListener(type, listener, true);
  if (comeAnew(names, unpacked)) return;
  const all = scripts?.split(' ') ?? [];
  const [entry, ...others] = all;
  if (!entry) return;
  haveFaces(names, letters ?? '', faces?.split(' ') ?? [], all);
  // The entry, a third of all, is fetched from the document's end on; the others, whose requests would delay the paint, behind it.
  // It starts when the page was painted, and soon where nothing is: in a tab that nobody sees.
  const start = () => {
    painted.disconnect();
    clearTimeout(soon);
    for (const href of others)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(/* @vite-ignore */ entry).catch(fail);
    // The time zone is asked for on the way to live. Without Temporal that is slow the first time: done while the line is busy.
    if (!('Temporal' in window)) new Intl.DateTimeFormat().resolvedOptions();
  };
  const painted = new PerformanceObserver(start);
  const soon = setTimeout(start, unpainted);
  painted.observe({ type: 'paint', buffered: true });
}

/** The one inline script, allowed by its hash. */
export const PRE_HYDRATION = `(${hold.toString()})(${JSON.stringify(given)},${[unpack, sayKnown, openOutside, setAside, awaitFaces].map(String).join()})`;
