/**
 * Listens to a page as a screen reader does: runs in it before its own scripts, and hence holds all that it needs. What is a live
 * region, and whether it speaks as a whole, is by WAI-ARIA 1.2; what of it is spoken is what is seen, `aria-hidden` left out.
 */
import type { Heard, ListeningFault } from './heard.types.ts';

/** @param kept the key under which what was heard last outlives its document. */
export function listen(kept: string): void {
  const REGION = '[aria-live], [role=alert], [role=status], [role=log], [role=timer], output';
  /** Milliseconds within which figures alone are no news. */
  const CHATTY = 5000;
  const nodes: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  let heard = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as Heard[];
  sessionStorage.removeItem(kept);
  let changes = 0;
  let title = '';
  let heading: Element | null = null;
  let headingText = '';
  /** Fields that were called wrong, and why. */
  let wrongBefore: ReadonlyMap<Element, string> = new Map();
  let focused: Element | null = null;
  let focusedName = '';
  let lastFocus: Event | null = null;
  /** The words of each region that is there; null: the document is still being read. */
  let regions: Map<Element, string> | null = null;
  const saidLast = new Map<Element, { text: string; at: number }>();
  /** Since something happened last. */
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

  /** What has been added to words that are not spoken as a whole. */
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
      // What stands in a page or a dialog when it comes is read with it.
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
    // One that comes into a shadow root is told there, and outside.
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
  /** Of a field that has become wrong one hears where the focus is taken to it or to the list of them, or where its words are said. */
  const isHeardOf = (field: Element) =>
    // By a region beside the field, which describes it once it is left.
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
    // Which goes from place to place within it is not told outside.
    root.addEventListener('focusin', hearFocus);
    return root;
  };
  // The document is read, and no script of it has run that waits for that.
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
/** Where what was heard last in a document is kept for the next. */
export const HEARD = 'test.heard';
