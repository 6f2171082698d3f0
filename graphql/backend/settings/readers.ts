/** Schemas of setting values. Each message completes "NAME …". */
import { isIP } from 'node:net';
import * as v from 'valibot';
import { checkEmail } from '../../../machines/domain/email.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../common/clock.ts';

/** A decimal whole number within bounds. */
export const wholeNumber = (expected: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );

export const limit = wholeNumber('must be a whole number; 0 is off', 0, 1_000_000);

/** A valid `Authorization: Bearer` value. */
export const bearerToken = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{32,200}$/, 'must be 32 to 200 letters, digits, . _ or -; make one with: openssl rand -hex 32'),
);

export const url = (expected: string, ...schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), expected),
  );

/** A value parsed by a function; undefined is invalid. */
export const read = <Value>(expected: string, reader: (text: string) => Value | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = reader(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: expected });
      return NEVER;
    }),
  );

export const origin = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
};

/** Host names are refused: they could resolve to anything, and some shells set `HOST`. */
export const listenAddress = (text: string): string | undefined =>
  text === 'localhost' || isIP(text) !== 0 ? text : undefined;

export const address = (text: string): string | undefined => {
  const checked = checkEmail(text);
  return 'email' in checked ? checked.email : undefined;
};

const UNITS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };

/** `+15d`, `-2h`, `90s` to milliseconds. */
export const offset = (text: string): number | undefined => {
  const [, sign, amount, unit] = /^([+-]?)(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * Number(amount) * (UNITS[unit] ?? 0);
};

export const yesOrNo = v.pipe(
  v.picklist(['true', '1', 'yes', 'false', '0', 'no'], "must be 'true' or 'false'"),
  v.transform((text) => ['true', '1', 'yes'].includes(text)),
);

/** A comma-separated list of known names. */
export const listOf = <const Name extends string>(expected: string, names: readonly Name[]) =>
  read(expected, (text): Name[] | undefined => {
    const asked = new Set(text.split(',').map((name) => name.trim()));
    const found = names.filter((name) => asked.has(name));
    return found.length === asked.size ? found : undefined;
  });

/** A contact as a URI: `mailto:` or https (RFC 9116, 2.5.3). */
export const contact = (text: string): string | undefined => {
  const email = address(text);
  if (email !== undefined) return `mailto:${email}`;
  const url = /\s/.test(text) ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url.href : undefined;
};
