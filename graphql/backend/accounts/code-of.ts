import { eq } from 'drizzle-orm';
import { hashOf } from '../common/keys.ts';
import { activationLinks, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

const codeIn = async (rows: Promise<{ code: string }[]>): Promise<string | null> => (await rows)[0]?.code ?? null;

/** The code of a registration; it never changes. */
export const codeOfRegistration = (db: Statements, id: string): Promise<string | null> =>
  codeIn(db.select({ code: registrations.code }).from(registrations).where(eq(registrations.id, id)));

/** The code of the registration of a mailed activation id. */
export const codeOfLink = (db: Statements, id: string): Promise<string | null> =>
  codeIn(
    db
      .select({ code: registrations.code })
      .from(activationLinks)
      .innerJoin(registrations, eq(registrations.id, activationLinks.registrationId))
      .where(eq(activationLinks.idHash, hashOf(id))),
  );
