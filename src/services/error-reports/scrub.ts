/** Removes personal data and credentials from error reports (D38, D7). Pure. */
import { encodeBase64url } from '../../../machines/domain/base64url.ts';

export const SCRUBBED = '[scrubbed]';

/** Field names whose values never leave, whatever their content. */
const WHOLE_NAMES = 'rc|code|acqParams';
const ENDS_OF_NAMES =
  'mail|mail_address|first_name|last_name|full_name|user_name|typed_code|registration_code|invitation_code|inviter|token|password|secret|cookie|authorization|bearer|activation_id|registration_id|customer_id|credentials';
/** In any letter case, and with a dash, an underscore or no separator between the words. */
const SECRET_NAME = `(?:${WHOLE_NAMES})|[\\w-]*(?:${ENDS_OF_NAMES.replaceAll('_', '[-_]?')})`;
const SECRET_FIELD = new RegExp(`^(?:${SECRET_NAME})$`, 'i');
/** `name=value`, `name: value`, `"name":"value"`, and the last as a string within a string. */
const NAMED = new RegExp(
  String.raw`(?<![\w-])(${SECRET_NAME})(\\*["']?\s*[:=]\s*)(?:\\*"[^"]*"|'[^']*'|[^\s"'&,;{}()]+)`,
  'gi',
);

/**
 * Random ids of our own for a request or page load: they identify no person, and a short first name may well occur in
 * one.
 */
const OWN_ID = /^(?:vestibule-)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Secrets recognised by their form. Each pattern starts at a word boundary to keep matching linear in the text. */
const PATTERNS: readonly [RegExp, string][] = [
  // Tokens: the first part is JSON, which begins with `{"`.
  [/eyJ[\w-]{5,}(?:\.[\w-]*){0,2}/g, SCRUBBED],
  [/\bbearer[\s:]+[^\s"'`,;]+/gi, `Bearer ${SCRUBBED}`],
  // E-mail addresses have a dot after the `@`; in stacks of Firefox and Safari, an `@` separates function and script.
  [
    /(?<![^\s"'`<>()[\],;:=&?/\\])[^\s"'`<>()[\],;:=&?/\\@]+(?:@|%40)[^\s"'`<>()[\],;:=&?/\\.]{1,255}\.[^\s"'`<>()[\],;:=&?/\\]+/gi,
    SCRUBBED,
  ],
  // Queries and fragments of URLs; a script position that follows is kept.
  [/\?(?=[\w%~+&=[\]-])[^\s"'`<>()]+?(?=(?::\d+){0,2}(?:[\s"'`<>()]|$))/g, `?${SCRUBBED}`],
  [/#[\w-]+=[^\s"'`<>()]+/g, `#${SCRUBBED}`],
];

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
/** A secret in all its encodings: in URLs, JSON and tokens, and a code in canonical form (D42). */
function formsOf(secret: string): readonly string[] {
  const plain = secret.trim().replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  const inAddress = encodeURIComponent(plain);
  const base64 = encodeBase64url(plain);
  return [
    plain,
    plain.replaceAll(/[\s-]/g, ''),
    inAddress,
    inAddress.replaceAll('%20', '+'),
    JSON.stringify(plain).slice(1, -1),
    base64,
    base64.replaceAll('-', '+').replaceAll('_', '/'),
  ];
}
/** Shorter secrets would match too many words. */
const SHORTEST = 3;

function secretsPattern(secrets: readonly string[]): RegExp | null {
  const forms = new Set(secrets.flatMap(formsOf).filter((form) => form.length >= SHORTEST));
  // Longest first: otherwise only the name within an address might be replaced.
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  return longestFirst.length > 0 ? new RegExp(longestFirst.map(escaped).join('|'), 'giu') : null;
}

/**
 * @param secrets raw values in the visit that must not leave; those shorter than 3 characters are ignored.
 * @returns a function that copies a JSON value and replaces with `[scrubbed]`: fields with secret names, the secrets in
 * all encodings, e-mail addresses, tokens, and queries of URLs.
 */
export function scrubber(secrets: readonly string[]): (value: unknown) => unknown {
  const known = secretsPattern(secrets);
  const text = (value: string) => {
    if (OWN_ID.test(value) && !secrets.includes(value)) return value;
    const unknown = known ? value.replaceAll(known, SCRUBBED) : value;
    const unnamed = PATTERNS.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), unknown);
    return unnamed.replaceAll(NAMED, `$1$2${SCRUBBED}`);
  };
  const scrub = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(scrub);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        text(name),
        SECRET_FIELD.test(name) && inner !== null && inner !== '' ? SCRUBBED : scrub(inner),
      ]),
    );
  };
  return scrub;
}
