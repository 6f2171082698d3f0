import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './tools/build/compile-messages.ts';
import { readPseudo } from './locales/pseudo.ts';
import { definedResults } from './tools/check/accessibility/results.ts';
import { SYNTAX } from './tools/build/browsers.ts';
import { chunksFrom, preloaded } from './tools/build/chunks.ts';
import { noChunkCircles } from './tools/build/chunk-circles.ts';
import { picturesByName } from './tools/build/pictures-by-name.ts';
import { chartsWithoutDescriptions } from './tools/build/descriptions.ts';
import { declarationsForCharts } from './tools/build/page-declarations.ts';
import { define, resolve } from './tools/build/resolved.ts';
import { BASE } from './machines/domain/site.ts';

const backEnd = process.env['BACKEND_URL'] ?? `http://localhost:${process.env['PORT'] ?? 9090}`;

/** Pictures are called the same in both builds. */
const HASH_CHARACTERS = 'base36';
/** Packages that do not declare `sideEffects: false` and have no side effects; an unused import of them is dropped. */
const WITHOUT_SIDE_EFFECTS =
  /node_modules[\\/](?:@growthbook[\\/]growthbook-react|hoist-non-react-statics|react-is)[\\/]/;
/** What a script of the built site is called: 36 bits tell its content. */
const SCRIPT = 'assets/[name]-[hash:7].js';

export default defineConfig(({ command, isSsrBuild }) => ({
  base: `${BASE}/`,
  plugins: [
    messages(readPseudo(process.env['PSEUDO'])),
    react(),
    chartsWithoutDescriptions(),
    declarationsForCharts(),
    noChunkCircles(),
    picturesByName(fileURLToPath(new URL('.', import.meta.url)), { emitted: !isSsrBuild }),
  ],
  define: { ...define, ...(command === 'build' ? definedResults() : {}) },
  resolve,
  server: {
    port: 5173,
    // Tools write there; it is not part of the dev site.
    watch: { ignored: ['**/dist/**'] },
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/login',
        '/shop',
        '/customer-service',
        '/jobs',
        '/sustainability',
        '/legal',
        '/page-shell',
        '/mailbox',
        '/entrance',
        '/api',
        '/sub',
        '/error-reports',
        `${BASE}/defaults.json`,
      ].map((path) => [path, { target: backEnd, ws: path === '/graphql' }]),
    ),
  },
  build: {
    manifest: true,
    target: SYNTAX,
    // Read by the build (tools/release/notices.ts); not served.
    license: { fileName: '.vite/licences.json' },
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Pictures that only the head of a document names.
    ssrEmitAssets: true,
    ...(isSsrBuild
      ? { rolldownOptions: { checks: { pluginTimings: false }, output: { hashCharacters: HASH_CHARACTERS } } }
      : {
          rolldownOptions: {
            // Times of plugins do not concern people who start the product.
            checks: { pluginTimings: false },
            // No module reads a property or a global for its side effect: saves 1 kB.
            treeshake: {
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
              manualPureFunctions: ['createFormattedComponent', 'createFormattedDateTimePartsComponent'],
              moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }],
            },
            output: {
              // Every importing chunk contains the name, and a hash can't be compressed.
              hashCharacters: HASH_CHARACTERS,
              entryFileNames: SCRIPT,
              chunkFileNames: SCRIPT,
              // Else a chunk takes along what is another's.
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: chunksFrom(fileURLToPath(new URL('index.html', import.meta.url))), debugName: 'chunks' },
                ],
              },
            },
          },
        }),
  },
}));
