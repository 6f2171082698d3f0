/**
 * Inline script of a pre-rendered page, active before the main script runs (D23). It records presses, keeps input,
 * passes external links to a wrapping app (D34), starts the main script after the first paint, and shows a notice if
 * that fails to load. A document opened with a secret in its URL is reloaded without it (D7). `usePreHydration` takes
 * over. A season's banner (D29), the greeting of an invited visitor (D49), and the web fonts are there from the first
 * paint.
 */
import { ACQ_PARAMS } from '../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../machines/domain/invitation-keys.ts';
import { WEAK_SIGN } from '../../machines/domain/app-wrapper.ts';
import { ARRIVAL_KEY, ARRIVAL_SECRETS } from '../services/entry/arrival.ts';
import { NEWSLETTER } from '../services/entry/entry-params.ts';
import { WRAPPED } from '../services/wrapper/may-be-embedded.ts';
import { openInApp } from '../services/wrapper/external-links.ts';
import { DRAFT_KEY, DRAFT_VERSION } from '../services/storage/draft.ts';
import { MEMORY_KEY } from '../services/storage/visit-memory.ts';
import { BASE } from '../../machines/domain/site.ts';
import type { PreHydration } from '../engine/hydration/pre-hydration.types.ts';
import { awaitFaces, AWAITED } from './await-faces.ts';
import { markVisitor } from './mark-visitor.ts';
import { stashSecrets } from './stash-secrets.ts';
import { unpack } from './unpack.ts';

/** Parameters of the inline script. */
const given = {
  base: BASE,
  draftKey: DRAFT_KEY,
  draftVersion: DRAFT_VERSION,
  /** Milliseconds after which the script counts as late, and, shorter, after which it starts without a paint. */
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

/** The function's source is inlined in the page: it must only reference its parameters and browser globals. */
function hold(
  names: typeof given,
  unpacked: typeof unpack,
  markKnown: typeof markVisitor,
  handOver: typeof openInApp,
  stash: typeof stashSecrets,
  haveFaces: typeof awaitFaces,
) {
  const { base, draftKey, draftVersion, patience, unpainted, wrapped, weak } = names;
  const { dataset } = document.documentElement;
  const { season, scripts, faces, letters } = document.currentScript?.dataset ?? {};
  dataset['arriving'] = '';
  // The app has its own header and footer (D34), another company's app its own header (D47): ours are hidden from the
  // first paint.
  try {
    if ('VestibuleApp' in window || sessionStorage.getItem(wrapped)) dataset['wrapped'] = '';
  } catch {
    // Blocked storage: the app is unknown.
  }
  if (new RegExp(weak).test(navigator.userAgent) && !(navigator as { standalone?: boolean }).standalone)
    dataset['slim'] = '';
  markKnown(names, dataset, unpacked);
  let stand: string | undefined;
  for (const step of season?.split(',') ?? []) {
    const [moment, words] = step.split('=');
    const from = new Date(Number(moment));
    // Seasons change at midnight in Central Europe. In other time zones their texts include the hour, which the main
    // script adds (D60).
    if (from <= new Date()) stand = words && from.getHours() ? `${words} elsewhere` : words;
  }
  if (stand) dataset['season'] = stand;
  // Read now, because the main script removes the mark.
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
  /** In the format of the main script's drafts, for the next load. */
  const keep = () => {
    for (const form of document.forms)
      try {
        const typed = typedInto(form);
        if (!Object.keys(typed).length) continue;
        const key = draftKey + form.id;
        const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { values?: object };
        sessionStorage.setItem(key, JSON.stringify({ version: draftVersion, values: { ...kept.values, ...typed } }));
      } catch {
        // Blocked or full storage: the input is lost.
      }
  };
  const showNotice = (late: unknown, id = 'late') => {
    const words = document.getElementById(id);
    if (words) words.hidden = !late;
    // Lets pictures load without the script (`late-doorway.css`).
    if (late) delete dataset['arriving'];
  };
  const fail = (error?: unknown) => {
    if (error instanceof SyntaxError) {
      clearTimeout(timer);
      return showNotice(true, 'old');
    }
    if (before?.reloaded) return showNotice(true);
    fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      .then(({ ok, status }) => {
        // A not-found address has a page too (D3).
        if (!ok && status !== 404) return showNotice(true);
        history.replaceState({ ...before, reloaded: true }, '');
        location.reload();
      })
      .catch(showNotice);
  };
  const timer = setTimeout(showNotice, patience, true);
  const listeners = [
    ['submit', submitted],
    ['click', clicked],
    ['pagehide', keep],
  ] as const;
  const release = () => {
    clearTimeout(timer);
    showNotice(false);
    // From here on the visit decides what is shown.
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
  if (stash(names, unpacked)) return;
  const all = scripts?.split(' ') ?? [];
  const [entry, ...others] = all;
  if (!entry) return;
  haveFaces(names, letters ?? '', faces?.split(' ') ?? [], all);
  // The entry, a third of the total, is preloaded from the end of the document on; the other modules follow after the
  // paint, which their requests would delay. The entry starts after the first paint, and after a short timeout if there
  // is no paint, as in a background tab.
  const start = () => {
    painted.disconnect();
    clearTimeout(paintTimer);
    for (const href of others)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(/* @vite-ignore */ entry).catch(fail);
    // The time zone is needed before the page is live. Without Temporal its first query is slow: done while the network
    // is busy.
    if (!('Temporal' in window)) new Intl.DateTimeFormat().resolvedOptions();
  };
  const painted = new PerformanceObserver(start);
  const paintTimer = setTimeout(start, unpainted);
  painted.observe({ type: 'paint', buffered: true });
}

/** The only inline script, allowed by its CSP hash. */
export const PRE_HYDRATION = `(${hold.toString()})(${JSON.stringify(given)},${[unpack, markVisitor, openInApp, stashSecrets, awaitFaces].map(String).join()})`;
