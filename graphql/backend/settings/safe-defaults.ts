/** Checks `DEFAULTS_FILE` for production (D43, D55). */
import { ENTRANCE_FIELDS, OWN_FIELDS } from '../../../machines/domain/runtime-configuration.ts';
import { isObject, readDefaultsFile, unreadable } from './defaults-file.ts';
import { fieldsWithPlaceholders } from './placeholder-addresses.ts';

const placeholders = (fields: readonly string[]): string =>
  `must set these addresses in entrancePageConfig in production: ${fields.join(', ')}. They lead to placeholder pages, which are for local use; a page of this origin needs its https:// address`;
/** The built-in accessibility statement has no contact (Directive (EU) 2019/882, Annex V). */
const NO_CONTACT =
  'must set the contact for accessibility problems in entrancePageConfig: accessibilityContact, or accessibilityUrl if the statement is on another site';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const isPlain = (text: string): boolean => /^\s*(?:http|ws):/i.test(text);
const plain = (fields: readonly string[]): string =>
  `must use https or wss in production instead of http or ws in: ${fields.join(', ')}. Browsers block such requests of an https page, and others could read and change them`;
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
