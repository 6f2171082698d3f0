/** Store locations and opening hours (spec, section 1), from `entrancePageConfig.stores`. */
import { areNames, isLink, type Rule } from './runtime-configuration.ts';

export const TOWNS = ['munich', 'dornach', 'vienna'] as const;
export type Town = (typeof TOWNS)[number];

export interface OpeningHours {
  /** ISO 8601 weekdays, 1 is Monday; `from` equals `to` for a single day. */
  readonly from: number;
  readonly to: number;
  /** `hh:mm`, in the town's local time. */
  readonly opens: string;
  readonly closes: string;
}
export interface StoreDetails {
  /** Lines of the postal address. */
  readonly address: readonly string[];
  readonly hours: readonly OpeningHours[];
  /** International format with the country's prefix, as displayed; empty if there is no phone. */
  readonly phone: string;
  /** Empty if there is no map. */
  readonly mapUrl: string;
}
export type Stores = Readonly<Partial<Record<Town, StoreDetails>>>;

const isWeekday = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7;
const isTime = (value: unknown) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const isOpeningHours: Rule = (value) => {
  const { from, to, opens, closes } = (value ?? {}) as Partial<OpeningHours>;
  // Compared only after the type checks: converting an object to a number or a string may throw.
  return (
    isWeekday(from) &&
    isWeekday(to) &&
    isTime(opens) &&
    isTime(closes) &&
    Number(from) <= Number(to) &&
    String(opens) < String(closes)
  );
};
/** A list short enough to be shown line by line. */
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

/** Validates `entrancePageConfig.stores`: only the three towns, each valid or omitted. */
export const areStores: Rule = (value) =>
  isObject(value) &&
  Object.entries(value).every(([town, store]) => TOWNS.some((one) => one === town) && isStore(store));

/** The valid stores from the configuration. */
export const storesIn = (value: unknown): Stores =>
  isObject(value)
    ? Object.fromEntries(
        TOWNS.flatMap((town) => {
          const store: unknown = Reflect.get(value, town);
          return isStore(store) ? [[town, store]] : [];
        }),
      )
    : {};
