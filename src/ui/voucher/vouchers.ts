import oxblood from '../art/voucher-oxblood.svg';
import bottle from '../art/voucher-bottle.svg';
import midnight from '../art/voucher-midnight.svg';
import brass from '../art/voucher-brass.svg';
import blush from '../art/voucher-blush.svg';
import type { Accent } from '../arch/curtains.ts';

/** Addresses only: a picture is fetched when a voucher shows it. */
export const vouchers: Readonly<Record<Accent, string>> = { oxblood, bottle, midnight, brass, blush };
