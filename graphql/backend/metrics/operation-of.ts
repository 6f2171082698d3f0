import { BASE } from '../../../machines/domain/site.ts';
import { TRUSTED_DOCUMENTS } from '../http/trusted-documents.ts';

/** Names of the product's operations. A client may send any other name. */
const OPERATIONS: ReadonlySet<string> = new Set(
  [...TRUSTED_DOCUMENTS.values()].flatMap((text) => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? []),
);

/** Kind of a request by path prefix; the first match counts. */
const KINDS: readonly (readonly [begins: string, kind: string])[] = [
  ['/graphql', 'graphql'],
  [`${BASE}/assets/`, 'asset'],
  [`${BASE}/defaults.json`, 'defaults'],
  [BASE, 'page'],
  ['/api/features/', 'features'],
  ['/api/eval/', 'features'],
  ['/sub/', 'features'],
  ['/entrance/', 'entrance'],
  ['/livez', 'probe'],
  ['/readyz', 'probe'],
  ['/healthz', 'probe'],
  ['/metrics', 'metrics'],
];

/** Metric label of a request: the GraphQL operation if known, otherwise the kind of its path. */
export const operationOf = (path: string, operation: string | undefined): string => {
  if (operation !== undefined && OPERATIONS.has(operation)) return operation;
  return KINDS.find(([begins]) => path.startsWith(begins))?.[1] ?? 'other';
};
