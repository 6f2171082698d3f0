/** The accessibility contact and the supervising authorities from `entrancePageConfig.accessibilityContact`. */
import { COUNTRIES } from './countries.ts';
import { areNames, isLink, type Rule } from './runtime-configuration.ts';

/** The authority that supervises accessibility in a country (Directive (EU) 2019/882, Article 23). */
export interface Authority {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** The authority's own name for itself. */
  readonly name: string;
  /** Empty if there is no web address. */
  readonly url: string;
}
export interface AccessibilityContact {
  readonly email: string;
  /** International format with the country's prefix, as displayed; empty if there is no phone. */
  readonly phone: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** If omitted, the built-in list applies (`authorities.ts`). */
  readonly authorities?: readonly Authority[];
}

/** Rejects characters that would change the meaning of a `mailto:` address. */
const isEmail: Rule = (value) =>
  typeof value === 'string' && /^[\w.+-]{1,64}@[a-z\d.-]{1,190}\.[a-z]{2,}$/i.test(value);
const isPhoneOrNone: Rule = (value) => value === '' || (typeof value === 'string' && /^\+\d[\d ]{5,20}\d$/.test(value));
const isAddressOfPost: Rule = (value) =>
  areNames(value) && Array.isArray(value) && value.length > 0 && value.length <= 6;
const LONGEST_NAME = 160;
const isAuthority: Rule = (value) => {
  const { country, name, url } = (value ?? {}) as Partial<Authority>;
  return (
    COUNTRIES.some((one) => one === country) &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= LONGEST_NAME &&
    (url === '' || isLink(url))
  );
};
const areAuthorities: Rule = (value) => Array.isArray(value) && value.length <= 60 && value.every(isAuthority);

export const isAccessibilityContact: Rule = (value) => {
  const { email, phone, address, authorities } = (value ?? {}) as Partial<AccessibilityContact>;
  return (
    isEmail(email) &&
    isPhoneOrNone(phone) &&
    isAddressOfPost(address) &&
    (authorities === undefined || areAuthorities(authorities))
  );
};

/** The contact from the configuration, or null if the value is invalid. */
export const accessibilityContactIn = (value: unknown): AccessibilityContact | null =>
  isAccessibilityContact(value) ? (value as AccessibilityContact) : null;
