/** What nobody may hear: unhandled rejections, exceptions that nobody caught, lines in the console. */

const textOf = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value));

/** Once in a thread, whose console is silent from then on. Gives what was heard since the last time. */
export function collectLooseErrors(): () => readonly string[] {
  const heard: string[] = [];
  process.on('unhandledRejection', (reason) => heard.push(`unhandled rejection: ${textOf(reason)}`));
  process.on('uncaughtException', (error) => heard.push(`uncaught: ${textOf(error)}`));
  for (const name of ['error', 'warn'] as const)
    console[name] = (...values: readonly unknown[]) => heard.push(`console.${name}: ${values.map(textOf).join(' ')}`);
  return () => heard.splice(0);
}
