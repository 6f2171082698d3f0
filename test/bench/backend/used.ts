/** Preloaded into a back end: reports the resource use of the process to its parent on request. */
export interface Used {
  /** CPU time since the start, in ms. */
  cpu: number;
  /** Heap in bytes after garbage collection. */
  heap: number;
  /** Resident set size in bytes before that. */
  rss: number;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  process.send?.({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed, rss } satisfies Used);
});
// Must not keep the back end alive.
process.channel?.unref();
