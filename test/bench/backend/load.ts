/** Concurrent guests, each of whom sends the next request after the answer. */
import { Agent } from 'node:http';
import { register } from './registrations.ts';

export interface Load {
  /** The processes of one product; a lane uses one of them. */
  urls: readonly string[];
  /** Number of concurrent guests. */
  lanes: number;
  run: string;
  count: number;
}

/** In ms: each answer, and all together. */
export interface Taken {
  times: number[];
  took: number;
}

/** Registers `count` guests. @throws if one registration fails. */
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
