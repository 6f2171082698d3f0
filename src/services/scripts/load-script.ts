/**
 * The only place that makes script elements. The page's policy lets none be given an address but by the Trusted Types policy
 * here (D41), and that one knows just two: the consent script's and the tag manager's.
 */
const POLICY = 'vestibule-scripts';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/** Without Trusted Types, an address as it stands: those browsers take any text. */
interface ScriptPolicy {
  createScriptURL: (address: string) => unknown;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy;
}

export interface LoadOptions {
  signal: AbortSignal;
  /** Milliseconds. */
  timeout: number;
}

const withoutQuery = ({ origin, pathname }: URL) => origin + pathname;

/** The scripts of one page load. */
export function createScripts() {
  const allowed = new Set([TAG_MANAGER]);
  const rules = {
    createScriptURL(address: string): string {
      const url = new URL(address, location.href);
      if (!/^https?:$/.test(url.protocol) || !allowed.has(withoutQuery(url)))
        throw new TypeError(`no script may be loaded from ${withoutQuery(url)}`);
      return url.href;
    },
  };

  let policy: ScriptPolicy | null = null;
  /** A policy can be made once only, and is made when first needed. */
  function policyOfPage(): ScriptPolicy {
    const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined;
    policy ??= types?.createPolicy(POLICY, rules) ?? rules;
    return policy;
  }

  /** Lets an address be loaded from, whatever its query. @param address absolute, or below this origin. */
  function allowScript(address: string): void {
    allowed.add(withoutQuery(new URL(address, location.href)));
  }

  /**
   * Resolves once the script has run. Rejects when it does not come, may not be loaded, or comes too late; the element is
   * removed then. A script that is on its way may run all the same: browsers do not recall it.
   */
  function loadScript(address: string, { signal, timeout }: LoadOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const script = document.createElement('script');
      // The element takes what the policy made: an object where the browser has Trusted Types, else text.
      Object.assign(script, { src: policyOfPage().createScriptURL(address), async: true });
      const ended = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      const fail = (reason: unknown) => {
        script.remove();
        reject(reason instanceof Error ? reason : new Error(String(reason)));
      };
      const stop = () => fail(ended.reason);
      ended.addEventListener('abort', stop);
      script.addEventListener('error', () => fail(new Error(`${withoutQuery(new URL(script.src))} did not load`)));
      script.addEventListener('load', () => {
        ended.removeEventListener('abort', stop);
        resolve();
      });
      document.head.append(script);
    });
  }

  return { allowScript, loadScript };
}

export const { allowScript, loadScript } = createScripts();
