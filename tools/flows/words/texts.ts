/** A message as it is read: without tags, and without the signs that keep words on a line. */

/**
 * @param tag only the text within this one; null: all of it.
 * @param values of the message's arguments; one that is not known is left as it is written.
 */
export function plainText(
  text: string,
  tag: string | null = null,
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  const within = tag === null ? null : new RegExp(`<${tag}>(.*?)</${tag}>`).exec(text)?.[1];
  return (within ?? text)
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{(\w+)\}/g, (argument, name: string) => values[name] ?? argument)
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ');
}
