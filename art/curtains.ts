import { shade, tint, tintRamp, type Accent } from './colour.ts';
import { daylight, doorway, opening, veil } from './doorway.ts';
import { fall, plumb, type Fall } from './fall.ts';
import { at, mix } from './numbers.ts';
import { castShade, glowEdge, lip, panel, type Panel, type PanelOptions } from './panel.ts';
import { quietRoom } from './quiet-room.ts';
import { ellipse, fill, linear } from './svg.ts';
import { warmRoom } from './warm-room.ts';

type Pair = { left: Panel; right: Panel };

/** Two panels that meet or part; the same seed in every state, so that the accent seems to move, not to change. */
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

/** As closed, by night: no light falls on it any more. */
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

/** A hand's breadth open, and warm light behind. */
export function ajar(accent: Accent): string {
  const { left, right } = pair(
    accent,
    { left: [330, 326, 320, 310, 299, 291, 286], right: [335, 342, 351, 362, 373, 381, 386] },
    { step: 3.5 },
  );
  const defs =
    ellipse(
      'glow',
      [336, 690, 110, 700],
      [
        [0, '#fff8e2'],
        [0.34, '#ffe4ab'],
        [0.68, '#efb763'],
        [1, '#a8662c'],
      ],
    ) +
    ellipse(
      'spill',
      [337, 904, 196, 92],
      [
        [0, '#f6c26d', 0.85],
        [0.35, '#f3b961', 0.5],
        [0.7, '#f0b45a', 0.14],
        [1, '#f0b45a', 0],
      ],
    ) +
    linear(
      'floor',
      [0, 838, 0, 908],
      [
        [0, '#e9b671'],
        [0.16, '#d59d58'],
        [1, '#ffe9bd'],
      ],
    );
  return doorway({
    defs: left.defs + right.defs + defs,
    inside: [
      fill('url(#glow)', 'M260 60H420V900H260z'),
      fill('url(#floor)', 'M290 838H382L386 926H286z'),
      right.art,
      glowEdge(right, right.left, '#ffcf85'),
      left.art,
      glowEdge(left, left.right, '#ffcf85'),
    ].join(''),
    after: fill('url(#foot)', 'M60 760H262L286 920H60zM580 760H404L388 920H580z') + fill('url(#side)', opening),
    front: fill('url(#spill)', 'M287 904H385L386 926H640V1000H0V926H286z'),
  });
}

/** A panel drawn to one side: wide at the top, held at the middle, loose at the hem. */
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

/** Drawn to both sides: come in. */
export function open(accent: Accent): string {
  const room = warmRoom();
  const left = drawn('left', accent, { top: 168, tie: 118, foot: 132 }, 4);
  const right = drawn('right', accent, { top: 150, tie: 96, foot: 112 }, 4);
  const spill = ellipse(
    'spill',
    [330, 926, 300, 72],
    [
      [0, '#f1bd6c', 0.7],
      [0.45, '#f1bd6c', 0.34],
      [1, '#f1bd6c', 0],
    ],
  );
  return doorway({
    defs: left.defs + right.defs + room.defs + spill,
    inside: [
      room.art,
      castShade(left, 44, 0.5, 30),
      right.art,
      glowEdge(right, right.left, '#ffd592', 0.8),
      left.art,
      glowEdge(left, left.right, '#ffd592', 0.7),
    ].join(''),
    after:
      fill('url(#foot)', 'M60 760H188V903H60zM580 760H474V903H580z', ' opacity=".8"') +
      fill('url(#side)', opening, ' opacity=".8"'),
    front: fill('url(#spill)', 'M0 926H640V1000H0z'),
  });
}

/** Drawn to one side, before a quiet room. */
export function aside(accent: Accent): string {
  const room = quietRoom(accent);
  const left = drawn('left', accent, { top: 250, tie: 172, foot: 196 }, 5);
  return doorway({
    defs: left.defs + room.defs,
    inside: room.art + castShade(left, 52, 0.5, 30) + left.art + lip(left, left.right, shade(accent.ramp)(0.3)),
    after: fill('url(#foot)', 'M60 760H248V903H60z', ' opacity=".8"') + fill('url(#side)', opening, ' opacity=".8"'),
  });
}
