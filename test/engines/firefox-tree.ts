/** Firefox's own accessibility tree of a page, read in the browser's chrome context. */
import type { Browser } from 'puppeteer-core';

/** The used part of Puppeteer's internal WebDriver BiDi connection. */
interface Connection {
  send: (method: string, parameters: object) => Promise<{ result: unknown }>;
}
interface Accessible {
  role: number;
  name: string | null;
  firstChild: Accessible | null;
  nextSibling: Accessible | null;
  getState: (states: { value?: number }, more: { value?: number }) => void;
}
interface Service {
  getAccessibleFor: (browser: object) => Accessible | null;
  getStringRole: (role: number) => string;
  getStringStates: (states?: number, more?: number) => Iterable<string>;
}
interface Chrome {
  Cc: Record<string, { getService: (kind: unknown) => Service }>;
  Ci: { nsIAccessibilityService: unknown };
  Services: {
    wm: {
      getEnumerator: (kind: string) => Iterable<{ gBrowser: { browsers: { currentURI: { spec: string } }[] } }>;
    };
  };
}

/** Runs in the chrome context: each node of a page, with its role, its name, and whether it is required or invalid. */
function readTree(address: string): string {
  const { Cc, Ci, Services } = globalThis as unknown as Chrome;
  const service = Cc['@mozilla.org/accessibilityService;1']?.getService(Ci.nsIAccessibilityService);
  const told: string[] = [];
  const tell = (node: Accessible | null | undefined) => {
    if (!node || !service) return;
    const [states, more] = [{}, {}] as { value?: number }[];
    node.getState(states ?? {}, more ?? {});
    const all = [...service.getStringStates(states?.value, more?.value)];
    const kept = all.filter((state) => state === 'required' || state === 'invalid');
    told.push([service.getStringRole(node.role), `“${node.name ?? ''}”`, ...kept].join(' '));
    for (let child = node.firstChild; child; child = child.nextSibling) tell(child);
  };
  const tabs = [...Services.wm.getEnumerator('navigator:browser')].flatMap(({ gBrowser }) => gBrowser.browsers);
  const tab = tabs.find(({ currentURI }) => currentURI.spec === address);
  tell(tab && service?.getAccessibleFor(tab));
  return JSON.stringify(told);
}

/** @param address of the page. The tree is empty for a moment after the first request. */
export async function treeOf(browser: Browser, address: string): Promise<readonly string[]> {
  const connection = Reflect.get(browser, 'connection') as Connection;
  const windows = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { contexts } = windows.result as { contexts: { context: string }[] };
  const answer = await connection.send('script.evaluate', {
    expression: `(${readTree.toString()})(${JSON.stringify(address)})`,
    target: { context: contexts[0]?.context },
    awaitPromise: false,
  });
  const { result } = answer.result as { result?: { value: string } };
  return JSON.parse(result?.value ?? '[]') as readonly string[];
}
