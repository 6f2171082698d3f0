/** What a message is made of (ICU MessageFormat). */
import { isLiteralElement, isPoundElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

type Elements = readonly MessageFormatElement[];
export type Plural = Extract<MessageFormatElement, { pluralType?: unknown }>;

/** The syntax tree, or what the parser says of a text that is no message. */
export function parsed(text: string): MessageFormatElement[] | string {
  try {
    // Figures in words are put in before (locales/figures.ts).
    return new IntlMessageFormat(text.replaceAll(', spellout}', ', number}')).getAst();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a message needs to be given, whatever the order: arguments, and tags. */
export function needs(parts: Elements): readonly string[] {
  const found = parts.flatMap((part): string[] => {
    if (!('value' in part) || isLiteralElement(part)) return [];
    const below =
      'children' in part
        ? part.children
        : 'options' in part
          ? Object.values(part.options).flatMap(({ value }) => value)
          : [];
    return ['children' in part ? `<${part.value}>` : `{${part.value}}`, ...needs(below)];
  });
  return [...new Set(found)].sort();
}

/** The plurals in it, at any depth. */
export const pluralsIn = (parts: Elements): readonly Plural[] =>
  parts.flatMap((part) => {
    if ('pluralType' in part) return [part];
    return 'children' in part ? pluralsIn(part.children) : [];
  });

const hasNumber = (parts: Elements): boolean =>
  parts.some((part) => isPoundElement(part) || ('children' in part && hasNumber(part.children)));

/** The forms of a plural that stand for several numbers and say none, though another form does: one was taken for another. */
export function formsWithoutNumber({ options }: Plural): readonly string[] {
  const forms = Object.entries(options).map(([form, { value }]) => ({ form, says: hasNumber(value) }));
  if (!forms.some(({ says }) => says)) return [];
  return forms.filter(({ form, says }) => !says && form !== 'one' && !form.startsWith('=')).map(({ form }) => form);
}
