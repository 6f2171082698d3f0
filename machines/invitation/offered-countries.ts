import { COUNTRIES, isCountry } from '../domain/countries.ts';
import type { CodeCheck } from './invitation.types.ts';

/** Countries offered by the invitation that the product supports (D19); all supported ones until it is known. */
export function offeredCountries(codeCheck: CodeCheck | null): readonly string[] {
  const options = codeCheck?.countryOptions ?? [];
  return options.length === 0 ? COUNTRIES : options.map(({ isoCode }) => isoCode).filter(isCountry);
}
