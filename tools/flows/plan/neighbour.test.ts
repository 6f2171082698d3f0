import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { neighbour } from './neighbour.ts';

const { boxes } = layoutOf('registering', { width: 1208, height: 800 });

test('arrow keys reach every page', () => {
  const [first] = boxes;
  const reached = new Set(first ? [first] : []);
  for (const box of reached)
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = neighbour(boxes, box, arrow);
      if (next) reached.add(next);
    }
  expect(boxes.filter((box) => !reached.has(box))).toEqual([]);
});
