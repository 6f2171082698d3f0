/**
 * Normalises pasted text and link parameters (D61): mail programs, chats and keyboards add invisible or unwanted
 * characters.
 */

/**
 * `DI` is Default_Ignorable_Code_Point; the lookahead tests it first to keep long texts cheap. After a non-ASCII
 * letter, variation marks are kept, and so are joiners that precede another letter: they affect how the text is
 * rendered.
 */
const UNSEEN =
  /(?=\p{DI})(?!(?<=(?!\p{ASCII}|\p{DI})\p{L}\p{M}{0,4})(?:\p{M}|[\u200c\u200d](?!\p{DI})[\p{L}\p{M}]))\p{DI}/gu;

/**
 * Removes invisible characters: zero-width spaces, direction marks, soft hyphens, Hangul fillers. Keeps white space,
 * and joiners that the spelling needs. Idempotent.
 */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** Parameters of our links whose values end in a letter, a digit, a dash or an underscore. */
const LINK_KEYS = ['token', 'accountActivationId', 'newsletter', 'rc', 'ts', 'acqParams', 'flow', 'variant', 'voucher'];
/** Trailing text that was taken for part of a link, including escapes of mails (`=3D`) and of URLs. */
const TAIL = /(?:[=%](?:3D|20|0[AD])|&[a-z]+;|[^\p{L}\p{M}\p{N}_-])+$/iu;
/** Remains of `&amp;` before a parameter name, or alone. */
const ENTITY = /^(?:amp;)+/i;
/** The `3D` of an undecoded `=3D` from a mail, before a token, a time or an activation id. */
const LEFT_OF_ESCAPE = /^3D(?=eyJ|\d{4}-|[\w-]{22}$)/i;

const tolerantValue = (value: string): string =>
  withoutUnseen(value)
    .replaceAll(/\s/g, '')
    .replace(TAIL, '')
    .replaceAll(/^[^\p{L}\p{N}_-]+|=/gu, '')
    .replace(LEFT_OF_ESCAPE, '');

/**
 * Parses a query and repairs it. Parameters of our links are matched by name (`&amp;token`, `TOKEN`), and their values
 * lose white space and mail-program additions. Other parameters only lose an `amp;` prefix of the name.
 */
export const tolerantParams = (query: string): URLSearchParams =>
  new URLSearchParams(
    Array.from(new URLSearchParams(query)).flatMap(([key, value]) => {
      const rest = key.replace(ENTITY, '');
      const name = rest.replaceAll(/\W/g, '').toLowerCase();
      const known = LINK_KEYS.find((one) => one.toLowerCase() === name);
      if (known !== undefined) return [[known, tolerantValue(value)]];
      return rest === '' && key !== '' ? [] : [[rest, value]];
    }),
  );
