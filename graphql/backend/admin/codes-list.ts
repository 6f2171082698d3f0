import { and, asc, eq, gt, sql, type SQL, isNotNull, lte } from 'drizzle-orm';
import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { reservedPlaces } from '../invitations/reserved-places.ts';
import { customizationCountries, inviters, registrationCodes } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { command } from './command.ts';
import { listing } from './listing.ts';
import { maybe, oneOf, words } from './options.ts';

/** `full`: all places are used. `held`: all remaining places are reserved by pending registrations (D14). */
const CODE_STATES = ['open', 'full', 'held', 'ended', 'taken-back'] as const;
type CodeState = (typeof CODE_STATES)[number];

/** SQL expression, so a list can filter by it. */
const stateOfCode = (tx: Statements, now: Date): SQL<CodeState> => sql<CodeState>`case
  when ${isNotNull(registrationCodes.takenBackAt)} then 'taken-back'
  when ${lte(registrationCodes.validUntil, now)} then 'ended'
  when ${registrationCodes.balance} = 0 then 'full'
  when ${registrationCodes.balance} <= ${reservedPlaces(tx, now)} then 'held'
  else 'open' end`;

const EVERYWHERE = [...COUNTRIES].sort().join(' ');

/** Sorted country codes of an offer as one text. */
const countriesOf = (tx: Statements) =>
  tx
    .select({
      countries: sql<
        string | null
      >`string_agg(${customizationCountries.isoCode}, ' ' order by ${customizationCountries.isoCode})`,
    })
    .from(customizationCountries)
    .where(eq(customizationCountries.customizationId, registrationCodes.customizationId));

export const codesList = command({
  name: 'codes list',
  summary: 'Registration codes with their balance and the places that are reserved',
  does: 'lists',
  options: {
    state: maybe(oneOf(CODE_STATES, 'only those')),
    campaign: maybe(words('NAME', 'only those of this campaign')),
    inviter: maybe(words('NAME', 'only those of who has this name')),
  },
  run: async ({ tx, now }, { state, campaign, inviter }) => {
    const where = and(
      state === null ? undefined : eq(stateOfCode(tx, now), state),
      campaign === null ? undefined : eq(registrationCodes.campaign, campaign),
      inviter === null ? undefined : eq(inviters.name, inviter),
    );
    const ofInviter = eq(inviters.id, registrationCodes.inviterId);
    return listing(tx, {
      about: null,
      noun: ['code', 'codes'],
      columns: [
        'code',
        'state',
        'balance',
        'pending',
        'inviter',
        'campaign',
        'voucher',
        'countries',
        'linkOnly',
        'validUntil',
      ],
      query: (after) =>
        tx
          .select({
            code: registrationCodes.code,
            state: stateOfCode(tx, now),
            balance: registrationCodes.balance,
            pending: reservedPlaces(tx, now),
            inviter: inviters.name,
            campaign: registrationCodes.campaign,
            voucher: registrationCodes.voucher,
            countries: sql<string | null>`(${countriesOf(tx)})`,
            linkOnly: registrationCodes.requiresTimestamp,
            validUntil: registrationCodes.validUntil,
          })
          .from(registrationCodes)
          .innerJoin(inviters, ofInviter)
          .where(and(where, after))
          .orderBy(asc(registrationCodes.code)),
      behind: ({ code }) => gt(registrationCodes.code, code),
      show: (row) => ({ ...row, countries: row.countries === EVERYWHERE ? 'all' : row.countries }),
    });
  },
});
