import { COUNTRIES, isCountry } from '../domain/countries.ts';
import type { Judgement } from './invitation.types.ts';

/** The countries that the invitation offers, within those of the product (D19); all, until that is known. */
export function offeredCountries(judgement: Judgement | null): readonly string[] {
  const options = judgement?.countryOptions ?? [];
  return options.length === 0 ? COUNTRIES : options.map(({ isoCode }) => isoCode).filter(isCountry);
}
