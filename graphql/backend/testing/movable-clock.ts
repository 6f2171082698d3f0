import { after } from '../common/clock.ts';

export const movableClock = (start = '2026-11-21T10:00:00.000Z') => {
  let time = new Date(start);
  return {
    now: () => time,
    advance: (milliseconds: number) => {
      time = after(time, milliseconds);
    },
    set: (to: string) => {
      time = new Date(to);
    },
  };
};
