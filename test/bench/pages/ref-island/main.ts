/** Starts the page's script behind its first paint. */
requestAnimationFrame(() => setTimeout(() => void import('./start.tsx').then(({ start }) => start())));
