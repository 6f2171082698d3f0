import { COUNTRIES, isCountry } from '../../../../machines/domain/countries.ts';
import { useVisit } from '../../../engine/hooks.tsx';

/** The countries that the invitation offers, within those of the product (D19); all, until that is known. */
export function useOfferedCountries(): readonly string[] {
  const options = useVisit(({ context }) => context.judgement?.countryOptions);
  if (!options || options.length === 0) return COUNTRIES;
  return options.map(({ isoCode }) => isoCode).filter(isCountry);
}
