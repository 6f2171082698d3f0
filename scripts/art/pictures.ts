import { cloths } from './colour.ts';
import { ajar, aside, closed, dark, open } from './curtains.ts';
import { chevron, envelope, favicon, key, mark } from './props.ts';
import { voucher } from './voucher.ts';

const states = { closed, ajar, open, dark, aside };

/** Every picture that the screens show, by file name. */
export function pictures(): ReadonlyMap<string, string> {
  const curtains = Object.entries(cloths).flatMap(([name, cloth]) =>
    Object.entries(states).map(([state, draw]) => [`curtain-${name}-${state}.svg`, draw(cloth)] as const),
  );
  const vouchers = Object.entries(cloths).map(([name, cloth]) => [`voucher-${name}.svg`, voucher(cloth)] as const);
  return new Map([
    ...curtains,
    ...vouchers,
    ['envelope.svg', envelope(cloths.oxblood)],
    ['key.svg', key()],
    ['mark.svg', mark()],
    ['favicon.svg', favicon()],
    ['chevron-ink.svg', chevron('#14110f')],
    ['chevron-paper.svg', chevron('#e9e1d5')],
  ]);
}
