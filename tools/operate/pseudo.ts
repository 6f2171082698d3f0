/**
 * `npm run tool -- pseudo`: the whole product in a language that nobody speaks (accents, 40 % longer), to look at its layouts.
 *   --mirrored   the same from right to left, in a script whose letters join
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { mirrored: { type: 'boolean', default: false } } });
process.env['PSEUDO'] = values.mirrored ? 'mirrored' : 'long';
await import('./start.ts');
