import { ne } from 'drizzle-orm';
import { mails } from '../store/schema.ts';

/**
 * The recipient of mails that stand in for one (D40): written, composed and taken from the outbox as any other, so that neither an
 * answer nor what follows it tells that there is nobody to write to. RFC 2606, 2: no host is ever found below `.invalid`.
 */
export const NOBODY = 'nobody@nobody.invalid';

/** Mails to somebody: what people are shown. */
export const isToSomebody = () => ne(mails.recipient, NOBODY);
