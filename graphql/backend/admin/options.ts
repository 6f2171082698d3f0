/** Types of option values, each with its own error message. */
import * as v from 'valibot';
import { isCountry } from '../../../machines/domain/countries.ts';
import { checkEmail } from '../../../machines/domain/email.ts';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import { DAY, after } from '../common/clock.ts';
import { read, wholeNumber } from '../settings/readers.ts';
import type { Option } from './command.ts';

const MAX_TEXT = 100;

/** Visible text on one line. */
const text = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'must be text on one line'),
  v.maxLength(MAX_TEXT, `must have at most ${MAX_TEXT} characters`),
);

const emailSchema = read('must be an e-mail address, such as ada@example.org', (typed) => {
  const checked = checkEmail(typed);
  return 'email' in checked ? checked.email : undefined;
});

const codeSchema = read('must be a code', (typed) => {
  const checked = checkCode(typed);
  return 'code' in checked && !checked.code.includes('\0') ? checked.code : undefined;
});

const countriesSchema = read(
  'must be country codes (ISO 3166-1 alpha-2) that the product knows, such as AT,DE',
  (typed) => {
    const countries = [...new Set(typed.split(',').map((country) => country.trim().toUpperCase()))];
    return countries.every(isCountry) ? countries : undefined;
  },
);

/** A day; the value is its end, because the day itself is included. */
const lastDay = read('must be a day, such as 2026-12-31', (typed) => {
  const start = new Date(`${typed}T00:00:00.000Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(typed);
  return isDay ? after(start, DAY) : undefined;
});

const option = <Value>(value: string, help: string, schema: v.GenericSchema<string, Value>): Option<Value> => ({
  value,
  help,
  schema,
});

export const flag = (help: string): Option<boolean> => ({ value: null, help, schema: v.optional(v.boolean(), false) });

/** Optional; null if absent. */
export const maybe = <Value>({ schema, ...rest }: Option<Value>): Option<Value | null> => ({
  ...rest,
  schema: v.nullish(schema, null),
});

/** Optional with a default. */
export const otherwise = <Value>({ schema, ...rest }: Option<Value>, fallback: string): Option<Value> => ({
  ...rest,
  schema: v.optional(schema, fallback),
});

/** Positional instead of `--name`. */
export const positional = <Value>(named: Option<Value>): Option<Value> => ({ ...named, positional: true });

export const address = (help = 'the address that it is about') => option('ADDRESS', help, emailSchema);
export const code = (help: string) => option('CODE', help, codeSchema);
export const words = (value: string, help: string) => option(value, help, text);
export const countries = (help: string) => option('AT,DE,…', help, countriesSchema);
export const day = (help: string) => option('YYYY-MM-DD', help, lastDay);
export const count = (help: string, least: number, most: number) =>
  option('N', help, wholeNumber(`must be a whole number from ${least} to ${most}`, least, most));
export const oneOf = <const Value extends string>(values: readonly Value[], help: string) =>
  option(values.join('|'), help, v.picklist(values, `must be one of ${values.join(', ')}`));
