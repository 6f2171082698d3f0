import { n1 } from './numbers.ts';

export type Room = { defs: string; art: string };

/** The joints of a stone floor: from the foot of the wall at y = 742 to the front; `near` is their x at y = 912. */
export function floorJoints(...joints: readonly (readonly [wall: number, near: number])[]): string {
  const lines = joints.map(([wall, near]) => `M${wall} 742L${n1(wall + ((near - wall) * 184) / 170)} 926`);
  return `M60 782H580M60 836H580${lines.join('')}`;
}
