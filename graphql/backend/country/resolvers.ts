import type { QueryResolvers } from '../../generated/backend.ts';

/** The `COUNTRY` setting, or null (D19). */
const countryDetails: NonNullable<QueryResolvers['countryDetails']> = (_parent, _args, { backEnd }) => ({
  country: backEnd.settings.country,
});

export const countryResolvers = { Query: { countryDetails } };
