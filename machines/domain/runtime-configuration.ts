/**
 * Validation rules for the fields of `defaults.json` (spec 7.1). The back end aborts its start if its file breaks a
 * rule; the page ignores an invalid field and keeps the built-in value.
 */
import { builtIn, type Configuration } from './configuration.ts';
import type { NamedLink, OtherSystems } from './other-systems.ts';
import { redirectTarget } from './redirect-target.ts';

export type Rule = (value: unknown) => boolean;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
/** Also accepts the empty string, which means "not set". */
const orNone =
  (rule: Rule): Rule =>
  (value) =>
    value === '' || rule(value);

const STAND_IN = 'http://origin.invalid';
/** Rejects characters that would change the meaning of a header. */
const hasPlainHost = ({ host }: URL) => /^[\w.:[\]-]+$/.test(host);

/**
 * A path on this origin, whatever a browser makes of backslashes and tabs, or a URL with a web scheme or a listed
 * further one.
 */
const address =
  (...further: readonly string[]): Rule =>
  (value) => {
    if (typeof value !== 'string') return false;
    if (value.startsWith('/')) return URL.parse(value, STAND_IN)?.origin === STAND_IN;
    const url = URL.parse(value);
    return url !== null && ['https:', 'http:', ...further].includes(url.protocol) && hasPlainHost(url);
  };
export const isAddress = address();
export const isAddressOrNone = orNone(isAddress);
export const isSocketOrNone = orNone(address('wss:', 'ws:'));
/** The further scheme belongs to the app that wraps the pages (D34). */
export const isLink = address('vestibule:');
export const isLinkOrNone = orNone(isLink);

const isOrigin: Rule = (value) => isAddress(value) && URL.parse(String(value))?.origin === value;
export const isOriginOrNone = orNone(isOrigin);
/** An origin, or a scheme that `redirectTarget` could ever accept (D6). */
const isTarget: Rule = (value) =>
  isOrigin(value) ||
  (typeof value === 'string' &&
    /^[a-z][a-z\d+.-]*:$/.test(value) &&
    redirectTarget(value, { origin: STAND_IN, allowed: [value], startPage: '' }) === value);
export const areTargets: Rule = (value) => Array.isArray(value) && value.every(isTarget);

/** Short, with visible characters only. */
const isShown: Rule = (value) => typeof value === 'string' && value === value.trim() && /^\P{C}{1,60}$/u.test(value);
const isNamedLink: Rule = (value) => {
  const { name, url } = (value ?? {}) as Partial<NamedLink>;
  return isShown(name) && isLink(url);
};
const nameOf = (item: string | NamedLink) => (typeof item === 'string' ? item : item.name);
/** A list without duplicates that is short enough for a page. */
const shownList =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length <= 20 && value.every(rule) && new Set(value.map(nameOf)).size === value.length;
export const areNames = shownList(isShown);
export const areNamedLinks = shownList(isNamedLink);

export const isName = matching(/^[\w-]{1,80}$/);
export const isContainer = matching(/^(?:GTM-[A-Z\d]{1,20})?$/);
export const isToken = matching(/^[!-~]{1,200}$/);
/** Not validated here: only few pages read the value, and they validate it. */
const asGiven: Rule = () => true;
export const isFlag: Rule = (value) => typeof value === 'boolean';

export const isPasswordPlace = matching(/^(?:activation|login)$/);

export type Fields = Readonly<Record<string, Rule>>;

/** Top-level fields of the payload. */
export const OWN_FIELDS: Fields = {
  environment: isName,
  gtmContainerId: isContainer,
  acqBackendGraphqlURL: isAddress,
};

/** Fields of its `entrancePageConfig`. */
export const ENTRANCE_FIELDS: Fields & Record<keyof OtherSystems, Rule> = {
  loginUrl: isLink,
  shopUrl: isLink,
  passwordResetUrl: isLink,
  passwordSetAt: isPasswordPlace,
  customerServiceUrl: isLink,
  termsUrl: isLink,
  privacyUrl: isLink,
  imprintUrl: isLink,
  accessibilityUrl: isLinkOrNone,
  jobsUrl: isLink,
  sustainabilityUrl: isLink,
  dataProtectionUrl: isLink,
  socialLinks: areNamedLinks,
  appLinks: areNamedLinks,
  paymentMethods: areNames,
  deliveryPartners: areNames,
  stores: asGiven,
  accessibilityContact: asGiven,
  subscriptionUrl: isSocketOrNone,
  consentScriptUrl: isAddressOrNone,
  experimentsClientKey: isName,
  experimentsHost: isOriginOrNone,
  errorReportsUrl: isAddressOrNone,
  errorReportsToken: isToken,
  allowedTargets: areTargets,
  technicalIssue: isFlag,
  operationsByHash: isFlag,
};

/** Splits the known fields into usable values and the names of invalid ones. */
export function usableFields(given: object, fields: Fields) {
  const usable: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [field, holds] of Object.entries(fields)) {
    const value: unknown = Reflect.get(given, field);
    if (value === undefined) continue;
    if (holds(value)) usable[field] = value;
    else refused.push(field);
  }
  return { usable, refused };
}

const objectOf = (value: unknown): object | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

/**
 * Merges a payload into the built-in configuration: each valid field overrides the built-in value.
 * @returns `refused`: the names of fields that are present but invalid.
 */
export function configurationFrom(payload: unknown): { configuration: Configuration; refused: readonly string[] } {
  const given = objectOf(payload);
  const { entrancePageConfig = {} } = (given ?? {}) as { entrancePageConfig?: unknown };
  const givenEntrance = objectOf(entrancePageConfig);
  const own = usableFields(given ?? {}, OWN_FIELDS);
  const entrance = usableFields(givenEntrance ?? {}, ENTRANCE_FIELDS);
  const { acqBackendGraphqlURL: graphqlUrl = builtIn.graphqlUrl, ...general } = own.usable;
  return {
    configuration: { ...builtIn, ...general, graphqlUrl, ...entrance.usable } as Configuration,
    refused: [
      ...(given ? [] : ['the payload']),
      ...own.refused,
      ...(givenEntrance ? [] : ['entrancePageConfig']),
      ...entrance.refused,
    ],
  };
}
