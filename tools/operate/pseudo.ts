/**
 * `npm run tool -- pseudo`: starts the product in a pseudo-locale (accents, 40 % longer), to check its layouts.
 *
 * --mirrored  right to left, in a script with joined letters
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { mirrored: { type: 'boolean', default: false } } });
process.env['PSEUDO'] = values.mirrored ? 'mirrored' : 'long';
await import('./start.ts');
