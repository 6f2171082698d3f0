import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './locales/compile.ts';
import { chartsWithoutDescriptions } from './scripts/build/descriptions.ts';
import { unusedComponents } from './scripts/build/unused-components.ts';
import { BASE } from './src/site.ts';

/**
 * What every page needs and what imports nothing of the pages: one chunk. Without `includeDependenciesRecursively: false`
 * it would drag the forms' libraries along; were it not closed under imports, chunks would wait for each other.
 */
const shell =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-intl|@formatjs|intl-messageformat|xstate|cookie|set-cookie-parser)[\\/]|[\\/]machines[\\/](?!checks[\\/]referrer-blocklist)|vite[\\/]preload/;

/** What many screens are drawn with: small files, which are smaller together. These too import nothing of the pages. */
const parts = { name: 'parts', test: /[\\/]src[\\/](ui|layouts)[\\/]/, minShareCount: 4 };

const backEnd = process.env['BACKEND_URL'] ?? 'http://localhost:9090';

export default defineConfig(({ isSsrBuild }) => ({
  base: `${BASE}/`,
  plugins: [messages(), react(), chartsWithoutDescriptions(), unusedComponents()],
  // Messages are compiled when built, so the parser of their language need not reach a browser.
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/graphql', '/login', '/shop', '/customer-service', '/legal', '/mailbox', `${BASE}/defaults.json`].map(
        (path) => [path, { target: backEnd, ws: path === '/graphql' }],
      ),
    ),
  },
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Pictures that only the head of a document names.
    ssrEmitAssets: true,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'shell', test: shell }, parts] },
            },
          },
        }),
  },
  test: {
    include: ['{machines,src,locales,graphql,scripts,test/unit}/**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: 2,
    // Real processes, sockets and databases on a machine that may be busy: a limit is there to end a hang, not to measure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}));
