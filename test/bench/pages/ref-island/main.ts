/** Starts the page's script after its first paint. */
requestAnimationFrame(() => setTimeout(() => void import('./start.tsx').then(({ start }) => start())));
