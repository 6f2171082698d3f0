/** Joins class names; false, empty and missing ones are omitted. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
