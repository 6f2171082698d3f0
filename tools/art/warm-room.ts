import { count } from './numbers.ts';
import { floorJoints, type Room } from './room.ts';
import { archPath, clipPath, ellipse, fill, linear } from './svg.ts';

/** Rooms behind arches, each warmer than the one before: the view through an open curtain. */
export function warmRoom(): Room {
  const defs =
    linear('w1', [60, 0, 580, 0], '0 #b98d55, 0.35 #e6c792, 0.75 #edd6a8, 1 #c39a62') +
    linear('w1v', [0, 60, 0, 742], '0 #5b3917 0.75, 0.45 #8a5b2a 0.22, 1 #8a5b2a 0') +
    linear('f1', [0, 742, 0, 910], '0 #a8763c, 1 #dbb377') +
    // Light on the floor: a soft pool without edges.
    ellipse('pool', [346, 738, 196, 190], '0 #fff6dc 0.95, 0.5 #fff0c8 0.55, 1 #fff0c8 0') +
    linear('w2', [250, 0, 430, 0], '0 #c79a5d, 0.5 #f3dcae, 1 #e3c48e') +
    linear('jb', [238, 0, 442, 0], '0 #8a6233, 0.5 #c79f66, 1 #fbecc9') +
    linear('f2', [0, 700, 0, 736], '0 #f3dcab, 1 #e0bd82') +
    ellipse('halo', [347, 610, 96, 150], '0 #fff3d2 0.75, 0.6 #fff3d2 0.25, 1 #fff3d2 0') +
    ellipse('sun', [346, 610, 58, 130], '0 #fffdf4, 0.6 #fff1cb, 1 #f6d593') +
    clipPath('far', archPath(346, 736, 180, 370));
  const joints = floorJoints([300, 206], [346, 346], [392, 486], [254, 76], [438, 616], [208, 8], [484, 684]);
  const art = [
    fill('url(#w1)', 'M60 60H580V744H60z'),
    fill('url(#w1v)', 'M60 60H580V744H60z'),
    fill('url(#f1)', 'M60 742H580V926H60z'),
    `<path stroke="#6d4519" stroke-opacity=".2" fill="none" d="${joints}"/>`,
    fill('url(#jb)', archPath(340, 742, 204, 352)),
    `<g clip-path="url(#far)">`,
    fill('url(#w2)', archPath(346, 736, 180, 370)),
    fill('url(#f2)', 'M256 700H436V736H256z'),
    fill('url(#halo)', 'M250 440H444V740H250z'),
    '</g>',
    fill('#b98c50', archPath(346, 700, 98, 478)),
    fill('url(#sun)', archPath(348, 698, 86, 487)),
    ...count(4).map((i) =>
      fill('#fff6dc', `M${306 - i} 700H${390 + i}L${400 + i * 7} 736H${294 - i * 7}z`, ' opacity=".26"'),
    ),
    fill('url(#pool)', 'M60 742H580V926H60z'),
    '<path fill="none" stroke="#6d4519" stroke-opacity=".5" d="M60 742.5H238M442 742.5H580"/>',
  ];
  return { defs, art: art.join('') };
}
