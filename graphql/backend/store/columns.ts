import { timestamp } from 'drizzle-orm/pg-core';

/**
 * Times are UTC and come from the back end's clock, never from the database, because `CLOCK_OFFSET` must shift them
 * all.
 */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
