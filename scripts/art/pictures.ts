import { cloths } from './colour.ts';
import { ajar, closed, dark, open } from './curtains.ts';
import { chevron, envelope, favicon, key, mark } from './props.ts';

const states = { closed, ajar, open, dark };

/** Every picture that the screens show, by file name. */
export function pictures(): ReadonlyMap<string, string> {
  const curtains = (['oxblood', 'bottle'] as const).flatMap((cloth) =>
    Object.entries(states).map(([state, draw]) => [`curtain-${cloth}-${state}.svg`, draw(cloths[cloth])] as const),
  );
  return new Map([
    ...curtains,
    ['envelope.svg', envelope(cloths.oxblood)],
    ['key.svg', key()],
    ['mark.svg', mark()],
    ['favicon.svg', favicon()],
    ['chevron-ink.svg', chevron('#14110f')],
    ['chevron-paper.svg', chevron('#e9e1d5')],
  ]);
}
