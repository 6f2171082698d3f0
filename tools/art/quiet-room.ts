import { tintRamp, type Accent } from './colour.ts';
import { plumb } from './fall.ts';
import { panel } from './panel.ts';
import { floorJoints, type Room } from './room.ts';
import { archPath, clipPath, ellipse, fill, linear } from './svg.ts';

/** A waiting room with a second, closed door: the lobby. @param lit draws light under that door. */
export function quietRoom({ ramp, seed }: Accent, lit: boolean): Room {
  const far = panel({
    id: 'f',
    seed: seed + 5,
    folds: 5,
    top: 394,
    bottom: 735,
    ramp: tintRamp(ramp, '#cfc4b4', [0.16, 0.16, 0.16, 0.16, 0.16]),
    step: 3.2,
    hem: 2.5,
    light: (x) => 1.05 - (x - 330) / 700,
    left: plumb(338),
    right: plumb(472),
  });
  const door = archPath(405, 740, 134, 396);
  const defs =
    far.defs +
    clipPath('fa', door) +
    linear('w1', [60, 0, 580, 0], '0 #9c8f7d, 0.4 #d3c7b4, 0.8 #e2d7c6, 1 #bfb19d') +
    linear('w1v', [0, 60, 0, 742], '0 #4a3d2e 0.5, 0.5 #5c5146 0.16, 1 #5c5146 0') +
    linear('f1', [0, 742, 0, 910], '0 #9a8d7c, 1 #cbbfae') +
    linear('jb', [331, 0, 479, 0], '0 #7d7163, 0.5 #a89c8c, 1 #efe8dc') +
    ellipse('sh', [412, 745, 112, 24], '0 #2c2219 0.5, 0.45 #2c2219 0.2, 1 #2c2219 0');
  const glow = lit
    ? linear('hem', [0, 668, 0, 740], '0 #f6bf68 0, 0.7 #f9c877 0.38, 1 #ffdf9f 0.9') +
      linear('under', [0, 742, 0, 868], '0 #ffd78c 0.95, 0.3 #f6bf68 0.5, 1 #f1bd6c 0')
    : '';
  const joints = floorJoints([360, 298], [405, 398], [450, 506], [300, 170], [505, 640], [240, 52]);
  const art = [
    fill('url(#w1)', 'M60 60H580V744H60z'),
    fill('url(#w1v)', 'M60 60H580V744H60z'),
    fill('url(#f1)', 'M60 742H580V926H60z'),
    `<path stroke="#463a2d" stroke-opacity=".22" fill="none" d="${joints}"/>`,
    '<path fill="none" stroke="#463a2d" stroke-opacity=".45" d="M60 742.5H580"/>',
    fill('url(#jb)', archPath(405, 745, 148, 389)),
    fill('#120808', door),
    `<g clip-path="url(#fa)">${far.art}<path fill="url(#pelmet)" opacity=".8" transform="translate(0 340)" d="M330 50H480V420H330z"/></g>`,
    lit
      ? fill('url(#hem)', 'M338 668H472V740H338z') +
        fill('#fff0cc', 'M339 733H471V741H339z') +
        fill('url(#under)', 'M332 742H478L548 868H262z')
      : fill('url(#sh)', 'M300 743H524V770H300z'),
    // a bench
    fill('#2c2219', 'M506 800l90 0v16h-80z', ' opacity=".22"'),
    fill('#3a2e24', 'M510 742h5v60h-5z'),
    fill('#5b4a3a', 'M500 734H590v9H500z'),
    fill('#8a755f', 'M496 728H590v6H496z'),
  ];
  return { defs: defs + glow, art: art.join('') };
}
