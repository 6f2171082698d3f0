/** Chunks of the built site that wait for each other: one of them would run before what it needs. */

/** As Vite's manifest lists them: each chunk with those that it imports at once. */
export type Chunks = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/** @returns each chunk that imports itself by way of others, with that way; none where the site can start. */
export function circles(chunks: Chunks): string[] {
  const wayBack = (from: string): readonly string[] | null => {
    const ways = [[from]];
    const seen = new Set<string>();
    for (const way of ways)
      for (const next of chunks[way.at(-1) ?? '']?.imports ?? []) {
        if (next === from) return [...way, from];
        if (!seen.has(next)) ways.push([...way, next]);
        seen.add(next);
      }
    return null;
  };
  return Object.keys(chunks).flatMap((chunk) => wayBack(chunk)?.join(' → ') ?? []);
}
