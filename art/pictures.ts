import { clubCards } from './club-cards.ts';
import { accents } from './colour.ts';
import { ajar, aside, closed, dark, open } from './curtains.ts';
import { garments } from './garments.ts';
import { gate } from './gate.ts';
import { litBottle, litSilk } from './lit-silk.ts';
import { envelope, favicon, key } from './props.ts';
import { stores } from './stores.ts';
import { swatch } from './swatch.ts';
import { voucher } from './voucher.ts';

const states = { closed, ajar, open, dark, aside };

/** Every picture that the screens show, by file name. */
export function pictures(): ReadonlyMap<string, string> {
  const curtains = Object.entries(accents).flatMap(([name, accent]) =>
    Object.entries(states).map(([state, draw]) => [`curtain-${name}-${state}.svg`, draw(accent)] as const),
  );
  const vouchers = Object.entries(accents).map(([name, accent]) => [`voucher-${name}.svg`, voucher(accent)] as const);
  const silks = Object.entries(accents).map(
    ([name, { ramp, seed }]) =>
      [`silk-${name}.svg`, swatch({ width: 320, height: 400, ramp, seed: seed + 2, folds: 6, askew: 4 })] as const,
  );
  const shadows = Object.entries(garments).map(
    ([name, shapes], index) => [`shadow-${name}.svg`, litSilk(litBottle, shapes, 3 + 5 * index)] as const,
  );
  return new Map([
    ...shadows,
    ...curtains,
    ...vouchers,
    ...silks,
    ...clubCards().map(([level, picture]) => [`card-${level}.svg`, picture] as const),
    ...stores().map(([town, picture]) => [`store-${town}.svg`, picture] as const),
    ['envelope.svg', envelope(accents.oxblood)],
    ['key.svg', key()],
    ['gate.svg', gate()],
    ['favicon.svg', favicon()],
  ]);
}
