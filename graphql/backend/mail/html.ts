/** HTML made of escaped values. Made by `html` alone, so that no text gets in unescaped. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

type Value = string | Html | readonly Html[];

const textOf = (value: Value): string => {
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
};

/** Template of HTML: text is escaped, HTML made by this function is not, lists of it are joined. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: strings.reduce((made, string, at) => {
    const value = values[at - 1];
    return made + (value === undefined ? '' : textOf(value)) + string;
  }),
});
