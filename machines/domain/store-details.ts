/** Where the stores are and when they are open (spec, section 1), as `entrancePageConfig.stores` says it. */
import { areNames, isLink, type Rule } from './runtime-configuration.ts';

export const TOWNS = ['munich', 'dornach', 'vienna'] as const;
export type Town = (typeof TOWNS)[number];

export interface OpeningHours {
  /** ISO 8601 weekdays, 1 is Monday; the same one twice for a single day. */
  readonly from: number;
  readonly to: number;
  /** `hh:mm`, by the clock of the town. */
  readonly opens: string;
  readonly closes: string;
}
export interface StoreDetails {
  /** Line by line, as it is written on a letter. */
  readonly address: readonly string[];
  readonly hours: readonly OpeningHours[];
  /** With the country’s prefix, as it is read out; empty: none. */
  readonly phone: string;
  /** Empty: none. */
  readonly mapUrl: string;
}
export type Stores = Readonly<Partial<Record<Town, StoreDetails>>>;

const isWeekday = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7;
const isTime = (value: unknown) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const isOpeningHours: Rule = (value) => {
  const { from, to, opens, closes } = (value ?? {}) as Partial<OpeningHours>;
  // In order only once it is known what they are: an object may refuse to become a number or a text.
  return (
    isWeekday(from) &&
    isWeekday(to) &&
    isTime(opens) &&
    isTime(closes) &&
    Number(from) <= Number(to) &&
    String(opens) < String(closes)
  );
};
/** Of lines that stand below each other. */
const isShort: Rule = (value) => Array.isArray(value) && value.length > 0 && value.length <= 5;
const isStore: Rule = (value) => {
  const { address, hours, phone, mapUrl } = (value ?? {}) as Partial<StoreDetails>;
  return (
    areNames(address) &&
    isShort(address) &&
    Array.isArray(hours) &&
    hours.length <= 7 &&
    hours.every(isOpeningHours) &&
    (phone === '' || (typeof phone === 'string' && /^\+\d[\d ]{5,20}\d$/.test(phone))) &&
    (mapUrl === '' || isLink(mapUrl))
  );
};
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of `entrancePageConfig.stores`: the three towns and no other, each as it must be or left out. */
export const areStores: Rule = (value) =>
  isObject(value) &&
  Object.entries(value).every(([town, store]) => TOWNS.some((one) => one === town) && isStore(store));

/** The stores that can be shown, of whatever the configuration says. */
export const storesIn = (value: unknown): Stores =>
  isObject(value)
    ? Object.fromEntries(
        TOWNS.flatMap((town) => {
          const store: unknown = Reflect.get(value, town);
          return isStore(store) ? [[town, store]] : [];
        }),
      )
    : {};
