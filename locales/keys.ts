/** Types and helpers for grouped messages with dotted keys. */
export interface Group {
  [key: string]: string | Group;
}

export type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** All messages of a group by dotted key. */
export const flatten = (group: Group, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );

/** Key of the list of messages that intentionally equal English, each with a reason. It is not a message group. */
const SAME = 'sameAsEnglish';

/** The messages of a language's file, without its remarks. */
export const messagesOf = (file: Group): Group => {
  const { [SAME]: _remarks, ...messages } = file;
  return messages;
};

/** Keys of messages that intentionally equal English. */
export const sameAsEnglish = (file: Group): readonly string[] => Object.keys(file[SAME] ?? {});
