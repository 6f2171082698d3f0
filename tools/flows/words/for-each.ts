/** Applies the same clause to each word of a table. */
export const forEach = <Key extends string>(words: Readonly<Record<Key, string>>, say: (word: string) => string) =>
  Object.fromEntries(Object.entries<string>(words).map(([key, word]) => [key, say(word)])) as Record<Key, string>;
