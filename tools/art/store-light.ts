/** Shared by all store fronts: stone in daylight, warm light from inside, and shade on the ground. */
import { GROUND } from './store-door.ts';
import { ellipse, linear } from './svg.ts';

const ink = '#1a1512';

export const storeLight = (): string =>
  linear('wall', [0, 0, 480, 0], '0 #e6dccd, 0.35 #ede4d6, 1 #cfc2b0') +
  linear('jamb', [0, 0, 480, 0], '0 #efe7db, 1 #f7f1e7') +
  linear('eaves', [0, 0, 0, 14], `0 ${ink} 0.26, 1 ${ink} 0`) +
  linear('glow', [0, 90, 0, GROUND], '0 #6b4a22, 0.4 #c08d47, 0.8 #f0cf91, 1 #f7dfae') +
  linear('lit', [0, 200, 0, GROUND], '0 #ffeec4, 0.6 #fff6de, 1 #fffaee') +
  linear('floor', [0, GROUND - 25, 0, GROUND], '0 #c8924f, 1 #f3d5a0') +
  linear('spill', [0, GROUND, 0, 460], '0 #f3bb64 0.5, 0.5 #f0b45a 0.16, 1 #f0b45a 0') +
  linear('ground', [0, 0, 480, 0], `0 ${ink} 0, 0.1 ${ink} 0.6, 0.9 ${ink} 0.6, 1 ${ink} 0`) +
  ellipse('cast', [250, GROUND + 2, 236, 16], '0 #1c140e 0.34, 0.6 #1c140e 0.14, 1 #1c140e 0');
