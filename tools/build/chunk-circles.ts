/** Chunks that import each other in a circle: one of them runs before what it needs is there, and no page starts. */
import type { Plugin } from 'vite';

/**
 * @param imports by the name of each chunk, those that it imports statically.
 * @returns the names along one circle, its first at the end again; null: there is none.
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

/** Ends the build of the client where there is one. */
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
