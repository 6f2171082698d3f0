import { BASE } from '../../../src/site.ts';
import { TRUSTED_DOCUMENTS } from '../http/trusted-documents.ts';

/** Names of the product's own operations; a client may send any name. */
const OPERATIONS: ReadonlySet<string> = new Set(
  [...TRUSTED_DOCUMENTS.values()].flatMap((text) => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? []),
);

/** What is asked for, by how its path begins; the first that fits. */
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

/** A request's label: the GraphQL operation, where it is one of ours; else what kind of thing it asks for. */
export const operationOf = (path: string, operation: string | undefined): string => {
  if (operation !== undefined && OPERATIONS.has(operation)) return operation;
  return KINDS.find(([begins]) => path.startsWith(begins))?.[1] ?? 'other';
};
