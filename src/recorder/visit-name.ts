/** Name of a visit saved as a test: a file name. */

/** In the format of an input's `pattern`. */
const NAME_PATTERN = '[a-z][a-z0-9\\-]{0,79}';
export const NAME_FORMAT = 'a name of small letters, digits and dashes';
export const isVisitName = (name: string): boolean => new RegExp(`^${NAME_PATTERN}$`).test(name);
