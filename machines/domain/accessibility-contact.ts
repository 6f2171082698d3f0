/** Whom to tell of a barrier, and who supervises, as `entrancePageConfig.accessibilityContact` says it. */
import { COUNTRIES } from './countries.ts';
import { areNames, isLink, type Rule } from './runtime-configuration.ts';

/** Who watches over accessibility in a country (Directive (EU) 2019/882, Article 23). */
export interface Authority {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** As it calls itself. */
  readonly name: string;
  /** Empty: none. */
  readonly url: string;
}
export interface AccessibilityContact {
  readonly email: string;
  /** With the country’s prefix, as it is read out; empty: none. */
  readonly phone: string;
  /** Line by line, as it is written on a letter. */
  readonly address: readonly string[];
  /** Left out: those that are known (`authorities.ts`). */
  readonly authorities?: readonly Authority[];
}

/** Nothing that would mean something else in a `mailto:` address. */
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

/** The contact that can be shown, of whatever the configuration says; null: none. */
export const accessibilityContactIn = (value: unknown): AccessibilityContact | null =>
  isAccessibilityContact(value) ? (value as AccessibilityContact) : null;
