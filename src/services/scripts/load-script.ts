/**
 * The only module that creates script elements. The page's CSP accepts script addresses only from the Trusted Types
 * policy defined here (D41), which allows two: the consent script and the tag manager.
 */
const POLICY = 'vestibule-scripts';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/** Without Trusted Types, the address as plain text, which those browsers accept. */
interface ScriptPolicy {
  createScriptURL: (address: string) => unknown;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy;
}

interface LoadOptions {
  signal: AbortSignal;
  /** Milliseconds. */
  timeout: number;
}

const withoutQuery = ({ origin, pathname }: URL) => origin + pathname;

/** Script loading of one page load. */
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
  /** A policy can only be created once; it is created on first use. */
  function policyOfPage(): ScriptPolicy {
    const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined;
    policy ??= types?.createPolicy(POLICY, rules) ?? rules;
    return policy;
  }

  /**
   * Allows an address with any query.
   * @param address absolute, or relative to this origin.
   */
  function allowScript(address: string): void {
    allowed.add(withoutQuery(new URL(address, location.href)));
  }

  /**
   * Resolves once the script has run. Rejects if it fails, is not allowed, or times out; the element is then removed. A
   * script that is already being loaded may still run: browsers do not cancel it.
   */
  function loadScript(address: string, { signal, timeout }: LoadOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const script = document.createElement('script');
      // The policy's result: an object in browsers with Trusted Types, otherwise a string.
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
