/** A declaration of a style sheet, with its rule and conditions. */
export type Rule = Readonly<{ conditions: readonly string[]; selector: string; body: string }>;

/** Every declaration of a sheet, in order. */
export function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const words = text.trim();
    const [selector = '', ...above] = [...open].toReversed();
    if (end === '{') open.push(words);
    else if (words !== '') rules.push({ conditions: above, selector, body: words });
    if (end === '}') open.pop();
  }
  return rules;
}
