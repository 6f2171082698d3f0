/**
 * Records announcements as a screen reader receives them. Runs in the page before its scripts, so it is self-contained.
 * Live regions and atomicity follow WAI-ARIA 1.2; only visible text counts, without `aria-hidden`.
 */
import type { Heard, ListeningFault } from './heard.types.ts';

/** @param kept storage key by which the latest announcements survive a page load. */
export function listen(kept: string): void {
  const REGION = '[aria-live], [role=alert], [role=status], [role=log], [role=timer], output';
  /** Time in ms within which changed figures are chatty. */
  const CHATTY = 5000;
  const nodes: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  let heard = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as Heard[];
  sessionStorage.removeItem(kept);
  let changes = 0;
  let title = '';
  let heading: Element | null = null;
  let headingText = '';
  /** Invalid fields, with the reason. */
  let wrongBefore: ReadonlyMap<Element, string> = new Map();
  let focused: Element | null = null;
  let focusedName = '';
  let lastFocus: Event | null = null;
  /** The text of each region; null while the document is being parsed. */
  let regions: Map<Element, string> | null = null;
  const saidLast = new Map<Element, { text: string; at: number }>();
  /** Since the last action. */
  let said: { region: Element; text: string }[] = [];
  let focuses: { target: Element; words: string[] }[] = [];

  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true], [inert]') === null;
  const isHidden = (element: Element) =>
    element.getAttribute('aria-hidden') === 'true' || !element.checkVisibility({ visibilityProperty: true });
  function wordsIn(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || isHidden(node)) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return ` ${label} `;
    const inner = [...node.childNodes].map(wordsIn).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  }
  const textOf = (element: Element | null | undefined) => (element ? plain(wordsIn(element)) : '');
  const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const byIds = (element: Element, attribute: string): Element[] =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .flatMap((id) => (element.getRootNode() as Document).getElementById(id) ?? []);
  function nameOf(element: Element): string {
    const labels = byIds(element, 'aria-labelledby');
    if (labels.length > 0) return plain(labels.map(textOf).join(' '));
    const own = element.getAttribute('aria-label');
    if (own !== null) return own;
    const fields = Reflect.get(element, 'labels') as NodeListOf<Element> | null | undefined;
    return fields && fields.length > 0 ? plain([...fields].map(textOf).join(' ')) : textOf(element);
  }
  const descriptionsOf = (element: Element) => byIds(element, 'aria-describedby').map(textOf);
  const urgencyOf = (region: Element): 'polite' | 'assertive' | 'off' => {
    const live = region.getAttribute('aria-live');
    if (live === 'polite' || live === 'assertive' || live === 'off') return live;
    if (region.matches('[role=timer]')) return 'off';
    return region.matches('[role=alert]') ? 'assertive' : 'polite';
  };
  const isWhole = (region: Element) => {
    const atomic = region.getAttribute('aria-atomic');
    if (atomic !== null) return atomic === 'true';
    return region.matches('[role=alert], [role=status], output:not([role])');
  };

  function say(region: Element, text: string, faults: ListeningFault[]): void {
    const now = Date.now();
    const last = saidLast.get(region);
    const inFigures = (one: string) => one.replaceAll(/\d+/g, '#');
    if (last && last.text !== text && inFigures(last.text) === inFigures(text) && now - last.at < CHATTY)
      faults.push('chatty');
    saidLast.set(region, { text, at: now });
    if (region.closest('[aria-busy=true]')) faults.push('inside busy');
    if (said.some((one) => one.text === text)) faults.push('twice');
    if (focuses.some(({ target, words }) => target === region || words.includes(text))) faults.push('twice');
    said.push({ region, text });
    heard.push({ kind: urgencyOf(region) === 'assertive' ? 'assertive' : 'polite', text, faults });
  }

  /** The added part of text in a non-atomic region. */
  function addedTo(before: string, after: string): string {
    const [first] = after.split(before);
    return before !== '' && after.startsWith(before) && first === '' ? plain(after.slice(before.length)) : after;
  }

  function hearRegions(isOtherPage: boolean): void {
    const now = new Map<Element, string>();
    for (const region of all(REGION)) {
      if (urgencyOf(region) === 'off' || !isThere(region)) continue;
      const text = textOf(region);
      const before = regions?.get(region);
      now.set(region, text);
      if (regions === null || text === '' || text === before) continue;
      if (before !== undefined) say(region, isWhole(region) ? text : addedTo(before, text), []);
      else if (urgencyOf(region) === 'assertive') say(region, text, []);
      // The content of a new page or dialog is read with it.
      else if (!isOtherPage && !region.closest('dialog, [role=dialog]')) say(region, text, ['late']);
    }
    regions = now;
  }

  function look(): void {
    changes += 1;
    if (document.title !== title) {
      title = document.title;
      heard.push({ kind: 'title', text: title, faults: [] });
    }
    const h1 = document.querySelector('h1');
    const isOtherPage = h1 !== heading;
    heading = h1;
    hearRegions(isOtherPage);
  }

  function hearFocus(event: Event): void {
    const [target] = event.composedPath();
    // A focus event inside a shadow root fires there and outside.
    if (!(target instanceof Element) || event === lastFocus) return;
    lastFocus = event;
    focused = target;
    focusedName = nameOf(target);
    const words = [focusedName, ...descriptionsOf(target)].filter((text) => text !== '');
    const entry: Heard = { kind: 'focus', text: words[0] ?? '', node: nodes.push(target) - 1, faults: [] };
    if (said.some(({ region, text }) => region === target || words.includes(text))) entry.faults.push('twice');
    focuses.push({ target, words });
    heard.push(entry);
  }
  function mark(): void {
    said = [];
    focuses = [];
  }
  for (const type of ['keydown', 'pointerdown', 'input']) addEventListener(type, mark, true);

  function active(): Element | null {
    const found = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return found === document.body || found === document.documentElement ? null : found;
  }
  const isQuiet = () => !heard.some(({ kind }) => kind !== 'title');
  /**
   * A newly invalid field is announced if the focus moves to it or to the list of errors, or if its message is
   * announced.
   */
  const isHeardOf = (field: Element) =>
    // By a region next to the field, which describes the field after it is left.
    [...saidLast.values()].some(({ text }) => textOf(field.parentElement).includes(text)) ||
    heard.some(
      (one) =>
        (one.kind === 'focus' &&
          one.node !== null &&
          nodes[one.node]?.matches('[aria-invalid=true], [tabindex="-1"]')) ||
        (one.kind !== 'focus' && descriptionsOf(field).some((text) => text !== '' && one.text.includes(text))),
    );
  const isGoneHeading = (at: number | null) =>
    at !== null && nodes[at]?.matches('h1') === true && !nodes[at].isConnected;
  const nothing = (text: string, fault: ListeningFault) => heard.push({ kind: 'nothing', text, faults: [fault] });
  function drain(): Heard[] {
    const text = textOf(document.querySelector('h1'));
    if (headingText !== '' && text !== headingText && isQuiet()) nothing(text, 'silent');
    headingText = text;
    const wrong = new Map(all('[aria-invalid=true]').map((field) => [field, descriptionsOf(field).join(' ')]));
    for (const [field, words] of wrong)
      if (wrongBefore.get(field) !== words && !isHeardOf(field)) nothing(nameOf(field), 'silent');
    wrongBefore = wrong;
    for (const one of heard) if (one.kind === 'focus' && isGoneHeading(one.node)) one.faults.push('passing');
    if (focused !== null && active() === null) nothing(focusedName, 'lost');
    focused = active();
    const drained = heard;
    heard = [];
    return drained;
  }

  const observer = new MutationObserver(look);
  const observe = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener('focusin', hearFocus);
  const { attachShadow: attach } = Element.prototype as {
    attachShadow: (this: Element, init: ShadowRootInit) => ShadowRoot;
  };
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    roots.push(root);
    observe(root);
    // Focus moves within a shadow root do not fire outside.
    root.addEventListener('focusin', hearFocus);
    return root;
  };
  // The document is parsed, and deferred scripts have not run yet.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    look();
    observe(document);
  });
  addEventListener('pagehide', () => {
    for (const one of heard) if (one.kind === 'focus') one.node = null;
    sessionStorage.setItem(kept, JSON.stringify(heard));
  });
  window.listener = { nodes, changes: () => changes, mark, drain };
}
/** Storage key of the latest announcements. */
export const HEARD = 'test.heard';
