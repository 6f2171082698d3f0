/** Marketing figures on the public pages (spec, sections 1 and 9), shared by all languages. */
export const FIGURES = {
  /** Maximum discount, in percent. */
  discount: 75,
  /** Number of brands; the actual number is higher. */
  brands: 3000,
  /** Products, in millions, approximate. */
  millions: 5,
  /** New products per day, published at midnight, approximate. */
  newcomers: 500,
  /** European countries, approximate. */
  countries: 28,
  /** Duration of a registration, approximate. */
  minutes: 2,
  /** Validity of a registration link, in days. */
  validDays: 14,
  /** Validity of a welcome voucher, in weeks from the registration. */
  voucherWeeks: 2,
} as const;
