import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { neighbour, type Arrow } from './neighbour.ts';

const { rooms } = layoutOf('registering', { width: 1208, height: 800 });
const from = (page: string, arrow: Arrow) => {
  const room = rooms.find((one) => one.page === page);
  return room ? (neighbour(rooms, room, arrow)?.page ?? null) : undefined;
};

test('arrows lead to the room that lies there', () => {
  expect([
    from('registrationForm', 'ArrowLeft'),
    from('registrationForm', 'ArrowRight'),
    from('registrationForm', 'ArrowDown'),
    from('leanSecondStep', 'ArrowDown'),
  ]).toEqual(['landing', 'formFinished', 'emailActive', 'socialSecondStep']);
});
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
