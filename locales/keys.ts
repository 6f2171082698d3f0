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

/** Where a language's file tells which messages read as in English on purpose: each key with the reason. No message itself. */
const SAME = 'sameAsEnglish';

/** What a language's file says, without its remarks. */
export const messagesOf = (file: Group): Group => {
  const { [SAME]: _remarks, ...messages } = file;
  return messages;
};

/** The keys whose messages read as in English on purpose. */
export const sameAsEnglish = (file: Group): readonly string[] => Object.keys(file[SAME] ?? {});
