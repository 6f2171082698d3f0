import type { QueryResolvers } from '../../generated/backend.ts';

/** From the `COUNTRY` setting, else empty (D19). */
const countryDetails: NonNullable<QueryResolvers['countryDetails']> = (_parent, _args, { backEnd }) => ({
  country: backEnd.settings.country,
});

export const countryResolvers = { Query: { countryDetails } };
