/** A message as plain text: without tags and without non-breaking characters. */

/**
 * @param tag only the text within this tag; null for all of it.
 * @param values arguments of the message; unknown ones stay as placeholders.
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
