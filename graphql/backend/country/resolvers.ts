import type { QueryResolvers } from '../../generated/backend.ts';
import type { Settings } from '../settings/settings.ts';

/** The `COUNTRY` setting, or null (D19). */
const countryDetails: NonNullable<
  QueryResolvers<{ backEnd: { settings: Pick<Settings, 'country'> } }>['countryDetails']
> = (_parent, _args, { backEnd }) => ({
  country: backEnd.settings.country,
});

export const countryResolvers = { Query: { countryDetails } };
