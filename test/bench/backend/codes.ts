/** Codes for registrations: as many as on a busy evening, so that guests do not wait for one code's lock. */
import { eq } from 'drizzle-orm';
import { registrationCodes } from '../../../graphql/backend/store/schema.ts';
import type { Statements } from '../../../graphql/backend/store/store.ts';

/** In the demo data, with a million places. */
const LIKE = 'VESTIBULE';
const CODES = Array.from({ length: 200 }, (_, nth) => `EVENING${nth}`);

export const codeOf = (nth: number): string => CODES[nth % CODES.length] ?? LIKE;

/** Creates them, on demo data. */
export async function makeCodes(db: Statements): Promise<void> {
  const [like] = await db.select().from(registrationCodes).where(eq(registrationCodes.code, LIKE));
  if (!like) throw new Error(`The demo data has no code ${LIKE}`);
  await db.insert(registrationCodes).values(CODES.map((code) => Object.assign({}, like, { code })));
}
