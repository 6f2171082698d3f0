/** Validation rules of `DEFAULTS_FILE` with their messages. All fields are checked once, at startup (D43). */
import { isAccessibilityContact } from '../../../machines/domain/accessibility-contact.ts';
import { areStores } from '../../../machines/domain/store-details.ts';
import {
  areNamedLinks,
  areNames,
  areTargets,
  ENTRANCE_FIELDS,
  type Fields,
  isAddress,
  isAddressOrNone,
  isContainer,
  isFlag,
  isLink,
  isLinkOrNone,
  isName,
  isOriginOrNone,
  isPasswordPlace,
  isSocketOrNone,
  isToken,
  OWN_FIELDS,
  type Rule,
  usableFields,
} from '../../../machines/domain/runtime-configuration.ts';
import { readFileSync } from 'node:fs';

/** Rules for fields that the pages do not validate, or validate only where they show them. */
const MOST_ORIGINS = 20;
const areOrigins: Rule = (value) =>
  Array.isArray(value) &&
  value.length <= MOST_ORIGINS &&
  value.every((origin) => origin !== '' && isOriginOrNone(origin));
const FIELDS: Fields = {
  ...ENTRANCE_FIELDS,
  stores: areStores,
  accessibilityContact: isAccessibilityContact,
  consentOrigins: areOrigins,
};

/** Completes "… must be". */
const EXPECTED: ReadonlyMap<Rule | undefined, string> = new Map([
  [isName, 'up to 80 letters, digits, - or _'],
  [isContainer, 'a container such as GTM-ABC123, or empty'],
  [isAddress, 'a path or an http(s) address'],
  [isAddressOrNone, 'a path, empty or an http(s) address'],
  [isSocketOrNone, 'a path, empty or a ws(s) address'],
  [isLink, 'a path or an address with http(s) or vestibule:'],
  [isLinkOrNone, 'a path, empty or an address with http(s) or vestibule:'],
  [isOriginOrNone, 'empty or an http(s) origin without a path'],
  [areOrigins, 'a list of at most 20 http(s) origins without a path'],
  [isToken, 'up to 200 printable characters'],
  [areTargets, 'a list of http(s) origins and schemes such as app:'],
  [isFlag, 'true or false'],
  [isPasswordPlace, 'activation or login'],
  [
    areStores,
    'for munich, dornach and vienna, or some of them: { address: up to 5 lines, hours: a list of { from, to: 1 (Monday) to 7, opens, closes: "10:00" }, phone: "+49 89 123456" or empty, mapUrl: a link or empty }',
  ],
  [
    isAccessibilityContact,
    '{ email, phone: "+49 89 123456" or empty, address: 1 to 6 lines, authorities: left out, or a list of { country: two letters, name, url: a link or empty } }',
  ],
  [areNames, 'a list of at most 20 names, each once and of at most 60 characters'],
  [
    areNamedLinks,
    'a list of at most 20 { name, url }, each name once, each url a path or an address with http(s) or vestibule:',
  ],
]);

const problemsIn = (given: object, fields: Fields, place: string): string[] =>
  usableFields(given, fields).refused.map((field) => `${place}${field} must be ${EXPECTED.get(fields[field])}`);

/**
 * Problems of known fields; unknown fields are not checked.
 * @param payload of `DEFAULTS_FILE`.
 */
export const defaultsProblems = (payload: object, entrancePageConfig: object): string[] => [
  ...problemsIn(payload, OWN_FIELDS, 'DEFAULTS_FILE: '),
  ...problemsIn(entrancePageConfig, FIELDS, 'DEFAULTS_FILE: entrancePageConfig.'),
];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The payload of `DEFAULTS_FILE`; null if it is unreadable or not a JSON object. */
export const readDefaultsFile = (file: string): Record<string, unknown> | null => {
  try {
    const payload: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
};

/** Error message for such a file. */
export const unreadable = (file: string): string => `must name a readable file with a JSON object: ${file}`;
