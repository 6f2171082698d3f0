import { randomBytes } from 'node:crypto';
import { inArray, and, eq } from 'drizzle-orm';
import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { VOUCHERS } from '../../../machines/landing-pages/landing-options.ts';
import { randomId } from '../common/keys.ts';
import { customizationCountries, customizations, inviters, registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { UsageError, command } from './command.ts';
import { count, countries, day, flag, maybe, oneOf, otherwise, words, code, positional } from './options.ts';
import { forPeople } from './print.ts';

/** Base 32 without lookalikes: no I, O, 0 or 1 (D42). */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 65 bits: 5 bits per letter. */
const LENGTH = 13;

const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

interface Documents {
  isoCode: string;
  termsPk: string;
  dataPolicyPk: string;
}

/**
 * The documents that existing codes use for these countries.
 * @throws UsageError if a country has no document, or several.
 */
const documentsInUse = async (tx: Statements, wanted: readonly string[]): Promise<Documents[]> => {
  const { isoCode, termsPk, dataPolicyPk } = customizationCountries;
  const inUse = await tx
    .selectDistinct({ isoCode, termsPk, dataPolicyPk })
    .from(customizationCountries)
    .where(inArray(isoCode, [...wanted]));
  return wanted.map((country) => {
    const [found, ...others] = inUse.filter((row) => row.isoCode === country);
    if (found && others.length === 0) return found;
    const many = found ? 'Several documents are' : 'No document is';
    throw new UsageError(`${many} in use for ${country}: name them by --terms and --privacy.`);
  });
};

const documentsOf = async (tx: Statements, wanted: readonly string[], terms: string | null, privacy: string | null) => {
  if (terms === null && privacy === null) return documentsInUse(tx, wanted);
  if (terms === null || privacy === null) throw new UsageError('--terms and --privacy go together.');
  return wanted.map((isoCode) => ({
    isoCode,
    termsPk: terms.replaceAll('{country}', isoCode),
    dataPolicyPk: privacy.replaceAll('{country}', isoCode),
  }));
};

export const codesMake = command({
  name: 'codes make',
  summary: 'Makes random registration codes',
  does: 'changes',
  options: {
    balance: count('places that each has', 1, 1_000_000),
    number: otherwise(count('how many codes, 1 without it', 1, 1000), '1'),
    inviter: maybe(words('NAME', 'who invites by them, as guests read it; without it, nobody by name')),
    campaign: maybe(words('NAME', 'the campaign that they are counted for')),
    voucher: maybe(oneOf(VOUCHERS, 'the welcome voucher that it promises; without it, the standard one')),
    countries: otherwise(countries('where guests may live; without it, everywhere'), COUNTRIES.join(',')),
    linkOnly: flag('good as a link only, not typed'),
    validUntil: maybe(day('the last day on which they can be used; without it, no end')),
    terms: maybe(
      words('KEY', 'key of the terms, {country} in it stands for the country; without it, as the codes so far'),
    ),
    privacy: maybe(words('KEY', 'key of the privacy policy, likewise')),
  },
  run: async ({ tx, now }, input) => {
    const { balance, campaign, validUntil } = input;
    if (validUntil !== null && validUntil <= now) throw new UsageError('--valid-until lies in the past.');
    const documents = await documentsOf(tx, input.countries, input.terms, input.privacy);
    const [inviterId, customizationId] = [randomId(), randomId()];
    await tx.insert(inviters).values({ id: inviterId, name: input.inviter });
    await tx.insert(customizations).values({ id: customizationId });
    await tx
      .insert(customizationCountries)
      .values(
        documents.map(({ isoCode, termsPk, dataPolicyPk }) => ({ customizationId, isoCode, termsPk, dataPolicyPk })),
      );
    const codes = Array.from({ length: input.number }, newCode);
    await tx.insert(registrationCodes).values(
      codes.map((code) => ({
        code,
        inviterId,
        customizationId,
        campaign,
        voucher: input.voucher,
        balance,
        requiresTimestamp: input.linkOnly,
        validUntil,
      })),
    );
    return { kind: 'done', lines: codes, data: { codes }, counts: { codes: codes.length }, about: null };
  },
});

export const codesTakeBack = command({
  name: 'codes take-back',
  summary: 'Takes a code back: nobody can register with it any more; who has registered stays',
  does: 'changes',
  options: { code: positional(code('the code')) },
  run: async ({ tx, now }, input) => {
    const isIt = eq(registrationCodes.code, input.code);
    const [found] = await tx.select().from(registrationCodes).where(isIt).for('update');
    if (!found) throw new UsageError(`There is no code ${input.code}.`);
    if (found.takenBackAt)
      throw new UsageError(`The code ${input.code} was taken back at ${forPeople(found.takenBackAt)}.`);
    await tx.update(registrationCodes).set({ takenBackAt: now }).where(isIt);
    const stays = and(
      eq(registrations.code, input.code),
      inArray(registrations.status, ['PENDING_ACTIVATION', 'ACTIVE']),
    );
    const registered = await tx.$count(registrations, stays);
    return {
      kind: 'done',
      lines: [`Taken back: ${input.code}. Registrations made with it, which stay: ${registered}.`],
      data: { code: input.code, registrations: registered },
      counts: { codes: 1 },
      about: input.code,
    };
  },
});
