/**
 * Built-ins that the page and its packages use and that some browsers lack (D58). Others, neither polyfilled nor
 * required here, are only used after a feature test: the build checks every script (`tools/build/built-ins.ts`).
 */

/** Required built-ins, by their path from `window`; a browser without one is too old, and the page says so. */
export const NEEDED = [
  'AbortSignal.timeout',
  'Array.prototype.at',
  'Document.prototype.adoptedStyleSheets',
  'Object.hasOwn',
  'structuredClone',
] as const;

/** Polyfills by object, reduced to what is used. `core-js` has the full versions, at several times the size. */
export const POLYFILLS: readonly (readonly [object, object])[] = [
  [
    Promise,
    {
      withResolvers() {
        const made = {};
        const promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
        return { promise, ...made };
      },
    },
  ],
  [
    Array.prototype,
    {
      toReversed(this: unknown[]) {
        return this.map((_, index) => this.at(-1 - index));
      },
      toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
        return [...this].sort(compare);
      },
    },
  ],
  [
    AbortSignal,
    {
      any(signals: Iterable<AbortSignal>) {
        const ended = new AbortController();
        for (const signal of signals) {
          const end = () => ended.abort(signal.reason);
          if (signal.aborted) end();
          else signal.addEventListener('abort', end, { signal: ended.signal });
        }
        return ended.signal;
      },
    },
  ],
  [
    URL,
    {
      parse(url: string, base?: string) {
        try {
          return new URL(url, base);
        } catch {
          return null;
        }
      },
      canParse: (url: string, base?: string) => URL.parse(url, base) !== null,
    },
  ],
  [
    crypto,
    {
      randomUUID: () =>
        '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
          const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
          return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
        }),
    },
  ],
];
