/** Checks `DEFAULTS_FILE` for production (D43, D55). */
import { ENTRANCE_FIELDS, OWN_FIELDS } from '../../../machines/domain/runtime-configuration.ts';
import { isObject, readDefaultsFile, unreadable } from './defaults-file.ts';
import { fieldsWithPlaceholders } from './placeholder-addresses.ts';

const placeholders = (fields: readonly string[]): string =>
  `must say, in entrancePageConfig, where these are in production: ${fields.join(', ')}. They lead to placeholder pages, which are for local use; a page of this origin is named with https://`;
/** The built-in accessibility statement has no contact (Directive (EU) 2019/882, Annex V). */
const NO_CONTACT =
  'must say, in entrancePageConfig, whom people tell of a barrier: accessibilityContact, or accessibilityUrl where the statement is elsewhere';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const isPlain = (text: string): boolean => /^\s*(?:http|ws):/i.test(text);
const plain = (fields: readonly string[]): string =>
  `must name by https (wss) in production what is plain http or ws in: ${fields.join(', ')}. Browsers block what a page of https loads so, and whoever is in between reads and changes the rest`;
/** Known fields with an unencrypted URL. */
const plainIn = (given: object, fields: object): string[] =>
  Object.keys(fields).filter((field) => textsIn(Reflect.get(given, field)).some(isPlain));

/** The first problem of the file, or of a missing file; null if valid. */
export const problemOfDefaults = (file: string | null): string | null => {
  const payload = file === null ? {} : readDefaultsFile(file);
  if (payload === null) return unreadable(file ?? '');
  const config = payload['entrancePageConfig'];
  const given = isObject(config) ? config : {};
  const unencrypted = [
    ...plainIn(payload, OWN_FIELDS),
    ...plainIn(given, { ...ENTRANCE_FIELDS, consentOrigins: true }),
  ];
  if (unencrypted.length > 0) return plain(unencrypted);
  const fields = fieldsWithPlaceholders(given);
  if (fields.length > 0) return placeholders(fields);
  const hasStatement = Boolean(given['accessibilityUrl'] || given['accessibilityContact']);
  return hasStatement ? null : NO_CONTACT;
};
