/** Takes out of an error report whatever could tell of a person, or open a door (D38, D7). Pure. */
import { encodeBase64url } from '../../../machines/domain/base64url.ts';

export const SCRUBBED = '[scrubbed]';

/** Names of fields: what they hold never leaves, whatever it looks like. */
const WHOLE_NAMES = 'rc|code|acqParams';
const ENDS_OF_NAMES =
  'mail|mail_address|first_name|last_name|full_name|user_name|typed_code|registration_code|invitation_code|inviter|token|password|secret|cookie|authorization|bearer|activation_id|registration_id|customer_id|credentials';
/** In any case, and with a dash, an underscore or nothing between the words. */
const SECRET_NAME = `(?:${WHOLE_NAMES})|[\\w-]*(?:${ENDS_OF_NAMES.replaceAll('_', '[-_]?')})`;
const SECRET_FIELD = new RegExp(`^(?:${SECRET_NAME})$`, 'i');
/** `name=value`, `name: value`, `"name":"value"`, and the last one as a string within a string. */
const NAMED = new RegExp(
  String.raw`(?<![\w-])(${SECRET_NAME})(\\*["']?\s*[:=]\s*)(?:\\*"[^"]*"|'[^']*'|[^\s"'&,;{}()]+)`,
  'gi',
);

/** Ids that we draw for each request or page load: they name nobody, and a short first name may well stand in one. */
const OWN_ID = /^(?:vestibule-)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/**
 * What gives itself away by its look. Each begins where a word begins, so that long texts are read once, not once for
 * each of their letters.
 */
const PATTERNS: readonly [RegExp, string][] = [
  // Tokens: the first part of one is JSON, which begins with `{"`.
  [/eyJ[\w-]{5,}(?:\.[\w-]*){0,2}/g, SCRUBBED],
  [/\bbearer[\s:]+[^\s"'`,;]+/gi, `Bearer ${SCRUBBED}`],
  // Addresses have a dot behind the `@`: in Firefox's and Safari's stacks one stands between function and script.
  [
    /(?<![^\s"'`<>()[\],;:=&?/\\])[^\s"'`<>()[\],;:=&?/\\@]+(?:@|%40)[^\s"'`<>()[\],;:=&?/\\.]{1,255}\.[^\s"'`<>()[\],;:=&?/\\]+/gi,
    SCRUBBED,
  ],
  // Queries and fragments of addresses; the place in a script that may follow one stays.
  [/\?(?=[\w%~+&=[\]-])[^\s"'`<>()]+?(?=(?::\d+){0,2}(?:[\s"'`<>()]|$))/g, `?${SCRUBBED}`],
  [/#[\w-]+=[^\s"'`<>()]+/g, `#${SCRUBBED}`],
];

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
/** One secret, and what it looks like on its way: in addresses, in JSON, in tokens, and a code as it is compared (D42). */
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
/** Below that, a secret is part of too many words. */
const SHORTEST = 3;

function secretsPattern(secrets: readonly string[]): RegExp | null {
  const forms = new Set(secrets.flatMap(formsOf).filter((form) => form.length >= SHORTEST));
  // The longest first: of an address the name in it must not be all that goes.
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  return longestFirst.length > 0 ? new RegExp(longestFirst.map(escaped).join('|'), 'giu') : null;
}

/**
 * @param secrets what the visit holds that must not leave, as it is held. Those of less than 3 characters are ignored.
 * @returns a function that gives a copy of any JSON value: fields with secret names, the secrets in all their forms,
 * e-mail addresses, tokens, and the queries of addresses are `[scrubbed]`.
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
