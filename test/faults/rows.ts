/** The rows of the table. */
import type { Row } from './row.ts';
import { doors } from './rows/admin.ts';
import { lookUps } from './rows/look-ups.ts';
import { mails } from './rows/mail.ts';
import { registrations } from './rows/registration.ts';
import { silent } from './rows/silent.ts';

export const rows: readonly Row[] = [...lookUps, ...registrations, ...mails, ...doors, ...silent];
