/** Messages are grouped in their files, and named by dotted keys. */
export interface Group {
  [key: string]: string | Group;
}

export type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every message of a group under its dotted key. */
export const flatten = (group: Group, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
