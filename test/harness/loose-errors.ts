/** Unexpected errors: unhandled rejections, uncaught exceptions, console output. */

const textOf = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value));

/** Call once per thread; silences its console. Returns the errors since the last call. */
export function collectLooseErrors(): () => readonly string[] {
  const heard: string[] = [];
  process.on('unhandledRejection', (reason) => heard.push(`unhandled rejection: ${textOf(reason)}`));
  process.on('uncaughtException', (error) => heard.push(`uncaught: ${textOf(error)}`));
  for (const name of ['error', 'warn'] as const)
    console[name] = (...values: readonly unknown[]) => heard.push(`console.${name}: ${values.map(textOf).join(' ')}`);
  return () => heard.splice(0);
}
