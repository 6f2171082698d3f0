import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { neighbour } from './neighbour.ts';

const { rooms } = layoutOf('registering', { width: 1208, height: 800 });

test('every room is reached from the first by arrows alone', () => {
  const [first] = rooms;
  const reached = new Set(first ? [first] : []);
  for (const room of reached)
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = neighbour(rooms, room, arrow);
      if (next) reached.add(next);
    }
  expect(rooms.filter((room) => !reached.has(room))).toEqual([]);
});
