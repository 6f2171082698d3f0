/** What nobody may hear: unhandled rejections, exceptions that nobody caught, words in the console. */

export interface Noises {
  /** What was heard since the last time. */
  take: () => readonly string[];
}

const told = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value));

/** Once in a process. */
export function listenForNoises(): Noises {
  const heard: string[] = [];
  process.on('unhandledRejection', (reason) => heard.push(`unhandled rejection: ${told(reason)}`));
  process.on('uncaughtException', (error) => heard.push(`uncaught: ${told(error)}`));
  for (const name of ['error', 'warn'] as const)
    console[name] = (...words: readonly unknown[]) => heard.push(`console.${name}: ${words.map(told).join(' ')}`);
  return { take: () => heard.splice(0) };
}
