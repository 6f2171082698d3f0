/** Many guests at once, each of whom asks again as soon as they are answered. */
import { Agent } from 'node:http';
import { register } from './registrations.ts';

export interface Load {
  /** Of the processes of one product; a lane keeps to one of them. */
  urls: readonly string[];
  /** How many ask at once. */
  lanes: number;
  run: string;
  count: number;
}

/** Milliseconds: of each answer, and of all together. */
export interface Taken {
  times: number[];
  took: number;
}

/** Registers `count` guests. @throws where one is not. */
export async function registerAll({ urls, lanes, run, count }: Load): Promise<Taken> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const numbers = Array(count).keys();
  const lane = async (url: string): Promise<void> => {
    for (const nth of numbers) {
      const start = performance.now();
      await register(agent, url, run, nth);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(urls[nth % urls.length] ?? '')));
  const took = performance.now() - start;
  agent.destroy();
  return { times, took };
}
