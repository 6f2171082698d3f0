import { timestamp } from 'drizzle-orm/pg-core';

/** Times are UTC instants from the back end's clock, never from the database's: `CLOCK_OFFSET` must move them all. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
