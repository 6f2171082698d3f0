import { ne } from 'drizzle-orm';
import { mails } from '../store/schema.ts';

/**
 * Recipient of placeholder mails (D40): they are written, composed and processed like others, so that neither the
 * response nor later timing reveals a missing recipient. Hosts below `.invalid` never resolve (RFC 2606, 2).
 */
export const PLACEHOLDER_RECIPIENT = 'nobody@nobody.invalid';

/** Condition for mails with a real recipient, the only ones that are shown. */
export const hasRealRecipient = () => ne(mails.recipient, PLACEHOLDER_RECIPIENT);
