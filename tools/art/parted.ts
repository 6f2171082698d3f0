/** The curtain parted by degrees, which show the progress of the visit. */
import type { Accent } from './colour.ts';
import { daylight, doorway, opening } from './doorway.ts';
import { fall, plumb, type Fall } from './fall.ts';
import { at, mix, n1 } from './numbers.ts';
import { edgeLight, glowEdge, panel } from './panel.ts';
import { ellipse, fill, linear } from './svg.ts';
import { warmRoom } from './warm-room.ts';

type Light = readonly [number, number, number, number];
type Part = {
  /** Distance between the halves at the hem and at the top, of the opening's 520. */
  hem: number;
  top: number;
  /** Share of the distance from `top` to `hem`, at seven stations. */
  shares: Fall;
  /** Opacities of the light behind, from its middle outwards; through a wide gap the room is visible. */
  glow: Light;
  room: boolean;
  /** Opacities of the light on the floor near the gap, and at the sill. */
  floor: readonly [number, number];
  /** The shade below the cloth, and where the light ends at the sill. */
  under: number;
  fade: number;
};

const slack: Fall = [0, 0.05, 0.2, 0.48, 0.74, 0.92, 1];
const narrow = { top: 0, shares: slack, glow: [1, 1, 1, 1], room: false, floor: [0.2, 1] } as const;
const parts = {
  slit: { ...narrow, hem: 5, under: 0.94, fade: 0.92 },
  thread: { ...narrow, hem: 15, under: 0.92, fade: 0.9 },
  finger: { ...narrow, hem: 42, top: 7, under: 0.86, fade: 0.86 },
  hand: {
    ...narrow,
    hem: 92,
    top: 15,
    glow: [1, 0.86, 0.55, 0.2],
    room: true,
    floor: [0, 0.55],
    under: 0.66,
    fade: 0.66,
  },
  hands: {
    hem: 188,
    top: 30,
    shares: [0.02, 0.02, 0.2, 0.78, 0.92, 1, 1],
    glow: [0.5, 0.34, 0.16, 0.05],
    room: true,
    floor: [0, 0.55],
    under: 0.5,
    fade: 0.24,
  },
} as const satisfies Record<string, Part>;

const meet = {
  left: [328, 327, 327, 329, 329, 330, 333],
  right: [330, 329, 330, 332, 332, 333, 336],
} as const satisfies Record<string, Fall>;

/** One edge of the gap; below the middle station it continues in the same direction. */
function edge(meets: Fall, { hem, top, shares }: Part, side: -1 | 1): Fall {
  const x = meets.map((middle, i) => middle + (side * mix(top, hem, at(shares, i))) / 2);
  return fall((i) => (i === 4 ? 2 * at(x, 3) - at(x, 2) : at(x, i)));
}

/** All widths have the same folds; the cloth only parts. */
function parted(part: Part): (accent: Accent) => string {
  const [l, r] = [edge(meet.left, part, -1), edge(meet.right, part, 1)];
  const [from, to] = [n1(l[6]), n1(r[6])];
  return ({ ramp, seed }) => {
    const shared = { top: 50, bottom: 904, folds: 4, leaves: 1, ramp, light: daylight, step: 3.7 };
    const left = panel({ ...shared, id: 'a', seed, left: plumb(56), right: l });
    const right = panel({ ...shared, id: 'b', seed: seed * 3 + 1, left: r, right: plumb(584) });
    const room = part.room ? warmRoom() : { defs: '', art: '' };
    const defs =
      ellipse(
        'glow',
        [336, 640, 60 + part.hem, 700],
        `0 #fff8e2 ${part.glow[0]}, 0.34 #ffe4ab ${part.glow[1]}, 0.68 #efb763 ${part.glow[2]}, 1 #a8662c ${part.glow[3]}`,
      ) +
      linear('fade', [0, 897, 0, 924], `0 #1a0d06 0, 1 #1a0d06 ${part.fade}`) +
      linear('floor', [0, 846, 0, 926], `0 #ffe4ab ${part.floor[0]}, 1 #ffe9bd ${part.floor[1]}`);
    return doorway({
      defs: left.defs + right.defs + room.defs + defs,
      inside: [
        fill('#3a1c0a', 'M60 50H580V926H60z'),
        room.art,
        fill('url(#glow)', 'M60 50H580V926H60z'),
        fill('url(#floor)', `M${from} 846H${to}V926H${from}z`),
        fill('#0b0605', `M60 894H${from}V926H60zM${to} 894H580V926H${to}z`, ` opacity="${part.under}"`),
        fill('url(#fade)', `M${from} 896H${to}V926H${from}z`),
        right.art,
        glowEdge(right, right.left, '#ffcf85'),
        left.art,
        glowEdge(left, left.right, '#ffcf85'),
        edgeLight(left, left.right),
      ].join(''),
      after:
        fill('url(#foot)', `M60 760H${n1(l[6] - 4)}V920H60zM580 760H${n1(r[6] + 4)}V920H580z`) +
        fill('url(#side)', opening),
    });
  };
}

export const slit = parted(parts.slit);
export const thread = parted(parts.thread);
export const finger = parted(parts.finger);
export const hand = parted(parts.hand);
export const hands = parted(parts.hands);
