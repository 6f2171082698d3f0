/** Loaded into a back end before its own code: tells its parent, when asked, what the process has used. */
export interface Used {
  /** Milliseconds of processor time since the start. */
  cpu: number;
  /** Bytes that are left after garbage was collected. */
  heap: number;
  /** Bytes that the system gave to it, before that. */
  rss: number;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  process.send?.({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed, rss } satisfies Used);
});
// The back end ends as it does without.
process.channel?.unref();
