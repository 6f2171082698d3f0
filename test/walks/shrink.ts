/** The fewest steps that still break the same law: each is left out once. */
import type { Step } from './visitor/steps.ts';
import { walk, type House, type Walked } from './walk.ts';

/** Repetitions are known from one another, and from the walk, by their number. */
let run = 0;

/** @param told hears of every repetition. */
export async function shrink(house: House, broken: Walked, told: (walked: Walked) => void): Promise<Walked> {
  const again = async (steps: readonly Step[]) => {
    run += 1;
    const walked = await walk(house, broken.seed, run, steps);
    told(walked);
    return walked.broken?.law === broken.broken?.law ? walked : null;
  };
  let shortest = broken;
  for (let at = broken.steps.length - 1; at >= 0; at -= 1) {
    if (at >= shortest.steps.length) continue;
    shortest = (await again(shortest.steps.filter((_, index) => index !== at))) ?? shortest;
  }
  return shortest;
}
