/** Detects cyclic imports of chunks: one of them would run before its imports, and no page would start. */
import type { Plugin } from 'vite';

/**
 * @param imports static imports, by chunk.
 * @returns the names along one cycle, the first repeated at the end; null if there is no cycle.
 */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const search = (name: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const found = search(next, [...way, name]);
      if (found) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const found = search(name, []);
    if (found) return found;
  }
  return null;
}

/** Fails the client build if there is a cycle. */
export const noChunkCircles = (): Plugin => ({
  name: 'vestibule:chunk-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
    );
    const circle = circleIn(new Map(chunks));
    if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}`);
  },
});
