/** Checks `DEFAULTS_FILE` for production (D43, D55). */
import { ENTRANCE_FIELDS, OWN_FIELDS } from '../../../machines/domain/runtime-configuration.ts';
import { isObject, readDefaultsFile, unreadable } from './defaults-rules.ts';
import { otherSystems } from '../../../machines/domain/other-systems.ts';
import { LOCAL_MAP } from './local-stores.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const ORIGIN = 'http://origin.invalid';

/** Paths of this origin, without query and fragment. */
const pathsIn = (value: unknown): string[] =>
  textsIn(value)
    .filter((text) => text.startsWith('/'))
    .flatMap((text) => URL.parse(text, ORIGIN)?.pathname ?? []);

const PLACEHOLDER_PATHS: ReadonlySet<string> = new Set([...pathsIn(Object.values(otherSystems)), LOCAL_MAP]);

/**
 * Fields with a placeholder page (D33), built in or configured: production does not have those pages (D55).
 * @param config `entrancePageConfig` of `DEFAULTS_FILE`, merged over the built-in values.
 */
const fieldsWithPlaceholders = (config: Readonly<Record<string, unknown>>): string[] =>
  Object.entries({ ...otherSystems, ...config })
    .filter(([, value]) => pathsIn(value).some((path) => PLACEHOLDER_PATHS.has(path)))
    .map(([field]) => field);

const placeholders = (fields: readonly string[]): string =>
  `must set these addresses in entrancePageConfig in production: ${fields.join(', ')}. They lead to placeholder pages, which are for local use; a page of this origin needs its https:// address`;
/** The built-in accessibility statement has no contact (Directive (EU) 2019/882, Annex V). */
const NO_CONTACT =
  'must set the contact for accessibility problems in entrancePageConfig: accessibilityContact, or accessibilityUrl if the statement is on another site';

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
