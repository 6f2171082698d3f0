import { shade, tint, tintRamp, type Accent } from './colour.ts';
import { daylight, doorway, opening, veil } from './doorway.ts';
import { fall, plumb, type Fall } from './fall.ts';
import { at, mix } from './numbers.ts';
import { castShade, glowEdge, lip, panel, type Panel, type PanelOptions } from './panel.ts';
import { quietRoom } from './quiet-room.ts';
import { fill, linear } from './svg.ts';
import { warmRoom } from './warm-room.ts';

type Pair = { left: Panel; right: Panel };

/** Two panels that meet or part; all states share the seed, so the cloth moves instead of changing. */
function pair(accent: Accent, edges: { left: Fall; right: Fall }, more: Partial<PanelOptions>): Pair {
  const shared = { top: 50, bottom: 904, folds: 4, leaves: 1, ramp: accent.ramp, light: daylight, step: 3.3, ...more };
  return {
    left: panel({ ...shared, id: 'a', seed: accent.seed, left: plumb(56), right: edges.left }),
    right: panel({ ...shared, id: 'b', seed: accent.seed * 3 + 1, left: edges.right, right: plumb(584) }),
  };
}

const meet: Fall = [318, 320, 326, 330, 328, 330, 334];

export function closed(accent: Accent): string {
  return still(accent, accent.ramp[0], {});
}

/** Closed, at night: unlit. */
export function dark(accent: Accent): string {
  const night = tint(accent.ramp[0], '#0b0a09', 0.6);
  const ramp = tintRamp(accent.ramp, night, [0.4, 0.44, 0.5, 0.58, 0.66]);
  return still(accent, ramp[0], { ramp, wander: 0.55, sheen: 0.55 }, true);
}

function still(accent: Accent, edge: string, more: Partial<PanelOptions>, isDark = false): string {
  const { left, right } = pair(accent, { left: meet, right: plumb(308) }, more);
  return doorway({
    dark: isDark,
    defs: left.defs + right.defs,
    inside: [
      fill('#070404', 'M60 60H580V900H60z'),
      right.art,
      castShade(left, 24, 0.42),
      left.art,
      lip(left, left.right, edge),
    ].join(''),
    after: veil + (isDark ? fill('#050404', opening, ' opacity=".16"') : ''),
  });
}

/** A panel drawn to one side: wide at the top, tied at the middle, loose at the hem. */
function drawn(
  side: 'left' | 'right',
  accent: Accent,
  widths: { top: number; tie: number; foot: number },
  folds: number,
) {
  const { top, tie, foot } = widths;
  const before = mix(top, tie, 0.84);
  const width = [top, mix(top, tie, 0.42), before, tie, 2 * tie - before, mix(tie, foot, 0.62), foot];
  const inner = fall((i) => (side === 'left' ? 54 + at(width, i) : 586 - at(width, i)));
  return panel({
    id: side === 'left' ? 'l' : 'r',
    seed: accent.seed + (side === 'left' ? 0 : 90),
    folds,
    left: side === 'left' ? plumb(54) : inner,
    right: side === 'left' ? inner : plumb(586),
    top: 50,
    bottom: 905,
    ramp: accent.ramp,
    step: 3.2,
    light: daylight,
    wander: 0.62,
    hem: 6,
  });
}

/** Open, with light on the floor. */
export function open(accent: Accent): string {
  const room = warmRoom();
  const left = drawn('left', accent, { top: 158, tie: 96, foot: 116 }, 4);
  const right = drawn('right', accent, { top: 142, tie: 78, foot: 98 }, 4);
  const spill = linear('spill', [0, 926, 0, 1000], '0 #f4bf6b 0.8, 0.5 #f1bd6c 0.34, 1 #f1bd6c 0');
  return doorway({
    defs: left.defs + right.defs + room.defs + spill,
    inside: [
      room.art,
      castShade(left, 44, 0.5, 30),
      right.art,
      glowEdge(right, right.left, '#ffe0aa', 0.8),
      left.art,
      glowEdge(left, left.right, '#ffe0aa', 0.7),
    ].join(''),
    after:
      fill('url(#foot)', 'M60 760H166V903H60zM580 760H494V903H580z', ' opacity=".8"') +
      fill('url(#side)', opening, ' opacity=".7"'),
    front: [0.9, 0.6, 0.4, 0.3]
      .map((opacity, i) =>
        fill(
          'url(#spill)',
          `M${166 - i * 4} 926H${490 + i * 4}L${530 + i * 34} 1000H${110 - i * 34}z`,
          ` opacity="${opacity}"`,
        ),
      )
      .join(''),
  });
}

/** Drawn to one side, with a quiet room behind. */
export const aside = (accent: Accent): string => beforeRoom(accent, false);

/** The same, with light under the door at the back of the room. */
export const asideLit = (accent: Accent): string => beforeRoom(accent, true);

function beforeRoom(accent: Accent, lit: boolean): string {
  const room = quietRoom(accent, lit);
  const left = drawn('left', accent, { top: 250, tie: 172, foot: 196 }, 5);
  return doorway({
    defs: left.defs + room.defs,
    inside: room.art + castShade(left, 52, 0.5, 30) + left.art + lip(left, left.right, shade(accent.ramp)(0.3)),
    after: fill('url(#foot)', 'M60 760H248V903H60z', ' opacity=".8"') + fill('url(#side)', opening, ' opacity=".8"'),
  });
}
