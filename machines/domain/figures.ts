/** What the house says of itself at the door (spec, sections 1 and 9): each figure once, for every language. */
export const FIGURES = {
  /** Percent: the most that a price comes down. */
  discount: 75,
  /** More than so many. */
  brands: 3000,
  /** Millions of products, about. */
  millions: 5,
  /** New products a day, at midnight, about. */
  newcomers: 500,
  /** European countries, about. */
  countries: 28,
  /** That a registration takes, about. */
  minutes: 2,
  /** Days for which a registration link is good. */
  validDays: 14,
  /** Weeks for which a welcome voucher is good, from the registration on. */
  voucherWeeks: 2,
} as const;
