/** Joins the class names that apply; whatever is false, empty or missing is left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
