/** What is pasted, or comes by a link, is read as it was meant (D61): mail programs, chats and keyboards add what nobody sees or wants. */

/** `DI` is Default_Ignorable_Code_Point: looked for first, so that long texts cost little. Behind a letter that is not of ASCII, marks choose its form, and joiners before another letter how both are written. */
const UNSEEN =
  /(?=\p{DI})(?!(?<=(?!\p{ASCII}|\p{DI})\p{L}\p{M}{0,4})(?:\p{M}|[\u200c\u200d](?!\p{DI})[\p{L}\p{M}]))\p{DI}/gu;

/**
 * A text without what is not seen: blanks of no width, marks of direction, soft hyphens, the Hangul fillers. White space stays, and so
 * do joiners where words need them. Idempotent.
 */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** The parameters of our links whose values end in a letter, a digit, a dash or a low line. */
const LINK_KEYS = ['token', 'accountActivationId', 'newsletter', 'rc', 'ts', 'acqParams', 'flow', 'variant', 'voucher'];
/** What follows a link in a text and was taken for its end; escapes of mails (`=3D`) and of addresses among it. */
const TAIL = /(?:[=%](?:3D|20|0[AD])|&[a-z]+;|[^\p{L}\p{M}\p{N}_-])+$/iu;
/** What is left of `&amp;` before a name, or alone. */
const ENTITY = /^(?:amp;)+/i;
/** The `3D` of `=3D`, where a mail was not decoded: before a token, a time, an activation id. */
const LEFT_OF_ESCAPE = /^3D(?=eyJ|\d{4}-|[\w-]{22}$)/i;

const valueAsMeant = (value: string): string =>
  withoutUnseen(value)
    .replaceAll(/\s/g, '')
    .replace(TAIL, '')
    .replaceAll(/^[^\p{L}\p{N}_-]+|=/gu, '')
    .replace(LEFT_OF_ESCAPE, '');

/**
 * The parameters of a query, as they were meant: those of our links by their names (`&amp;token`, `TOKEN`), their values without white
 * space and what a mail program adds; of all others the `amp;` before a name goes, and the rest stays.
 */
export const paramsAsMeant = (query: string): URLSearchParams =>
  new URLSearchParams(
    Array.from(new URLSearchParams(query)).flatMap(([key, value]) => {
      const rest = key.replace(ENTITY, '');
      const name = rest.replaceAll(/\W/g, '').toLowerCase();
      const known = LINK_KEYS.find((one) => one.toLowerCase() === name);
      if (known !== undefined) return [[known, valueAsMeant(value)]];
      return rest === '' && key !== '' ? [] : [[rest, value]];
    }),
  );
