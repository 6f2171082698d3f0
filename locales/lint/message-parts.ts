/** Parses messages (ICU MessageFormat). */
import { isLiteralElement, isPoundElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

type Elements = readonly MessageFormatElement[];
type Plural = Extract<MessageFormatElement, { pluralType?: unknown }>;

/** The syntax tree, or the parser's error for an invalid text. */
export function parsed(text: string): MessageFormatElement[] | string {
  try {
    // Figures in words are inserted before formatting (locales/figures.ts).
    return new IntlMessageFormat(text.replaceAll(', spellout}', ', number}')).getAst();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The arguments and tags that a message requires, in any order. */
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

/** All plurals in it, at any depth. */
export const pluralsIn = (parts: Elements): readonly Plural[] =>
  parts.flatMap((part) => {
    if ('pluralType' in part) return [part];
    return 'children' in part ? pluralsIn(part.children) : [];
  });

const hasNumber = (parts: Elements): boolean =>
  parts.some((part) => isPoundElement(part) || ('children' in part && hasNumber(part.children)));

/**
 * Plural forms for several numbers that lack the number although another form has it, which indicates swapped forms.
 */
export function formsWithoutNumber({ options }: Plural): readonly string[] {
  const forms = Object.entries(options).map(([form, { value }]) => ({ form, says: hasNumber(value) }));
  if (!forms.some(({ says }) => says)) return [];
  return forms.filter(({ form, says }) => !says && form !== 'one' && !form.startsWith('=')).map(({ form }) => form);
}
