import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './locales/compile.ts';
import { readPseudo } from './locales/pseudo.ts';
import { definedResults } from './tools/release/accessibility/results.ts';
import { SYNTAX } from './tools/build/browsers.ts';
import { chunksFrom, preloaded } from './tools/build/chunks.ts';
import { noChunkCircles } from './tools/build/chunk-circles.ts';
import { picturesByName } from './tools/build/pictures-by-name.ts';
import { chartsWithoutDescriptions } from './tools/build/descriptions.ts';
import { declarationsForCharts } from './tools/build/page-declarations.ts';
import { define, resolve } from './tools/build/resolved.ts';
import { unusedComponents } from './tools/build/unused-components.ts';
import { BASE } from './src/site.ts';
import { filesRead } from './test/harness/files-read.ts';
import { databaseProject, filesOnDatabases, ON_POSTGRES } from './test/suites/postgres/files.ts';
import { workbench } from './workbench/server/plugin.ts';

// A season's words depend on the visitor's time zone (D60): unit tests have that of the shop, on every machine.
if (process.env['VITEST']) process.env['TZ'] = 'Europe/Berlin';

const backEnd = process.env['BACKEND_URL'] ?? `http://localhost:${process.env['PORT'] ?? 9090}`;

/** Pictures are called the same in both builds. */
const HASH_CHARACTERS = 'base36';
/** What a script of the built site is called: 36 bits tell its content. */
const SCRIPT = 'assets/[name]-[hash:7].js';

const dom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'https://vestibule.example/acquisition/' } },
  setupFiles: ['test/harness/dom.ts'],
};
/**
 * Test files that start without modules: they replace modules, judge what a module does when it is loaded, or load the one
 * configuration of a page.
 */
const fresh = [
  'src/{App,Embedded}.test.tsx',
  'src/{open-visit,integrations/consent}.test.ts',
  'src/engine/{language.test.tsx,load-configuration.test.ts}',
  'src/services/{activation/watch-activation,navigation/navigate-away,network/{client,persisted-query}}.test.ts',
];
/** Test files with a window of their own, for Rollbar changes it. */
const alone = ['src/services/error-reports/{leaving,report-limits,rollbar-reporter,scrubbed-reports}.test.ts'];

/** Test files that start processes: a suite of `npm test`. */
const processes = [
  'graphql/backend/{cannot-start,process,admin/reach,mail/at-least-once}.test.ts',
  'tools/process/{child,end-with-npm}.test.ts',
];
/** Test files about what is released, which build or serve it: a suite of `npm test -- --all`. */
const releases = [
  'graphql/backend/store/{database-image,released}.test.ts',
  'test/unit/nginx.test.ts',
  'tools/{build/build,build/dev,release/cdn/cdn,release/archive,release/bill-of-materials}.test.ts',
  'src/recorder/never-shipped.test.ts',
];
const apart = [...processes, ...releases];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: `${BASE}/`,
  plugins: [
    messages(readPseudo(process.env['PSEUDO'])),
    react(),
    chartsWithoutDescriptions(),
    declarationsForCharts(),
    unusedComponents(),
    noChunkCircles(),
    picturesByName(fileURLToPath(new URL('.', import.meta.url)), { emitted: !isSsrBuild }),
    filesRead(),
    workbench(),
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
            // How long each plugin took is nobody's concern who starts the product.
            checks: { pluginTimings: false },
            // It re-exports the SDK, which is what is used of it; its React parts are left out, and React with them.
            // No module reads a property, or a global, for what reading it does: 1 kB that nothing asks for is left out.
            treeshake: {
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
              moduleSideEffects: [{ test: /@growthbook[\\/]growthbook-react/, sideEffects: false }],
            },
            output: {
              // Each name stands in all chunks that import it, and a hash can't be compressed.
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
  test: {
    pool: 'threads',
    maxWorkers: 2,
    reporters: [fileURLToPath(new URL('test/harness/failure-reporter.ts', import.meta.url))],
    // Of what failed, values are shown whole.
    chaiConfig: { truncateThreshold: 0 },
    // Real processes, sockets and databases on a machine that may be busy: a limit is there to end a hang, not to measure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    setupFiles: ['test/harness/real-time.ts'],
    // What each test file loads is kept; `--changed` runs those of which something was written since, and those that failed.
    experimental: { recordDependencies: true, vcsProvider: 'mtime' },
    // A project a kind of environment: a worker is kept for the next file only if that needs the same one.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: ['{machines,locales,graphql,tools,scripts,workbench,art,packages,test}/**/*.test.ts'],
          exclude: ['node_modules/**', ...apart, ...ON_POSTGRES],
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          isolate: false,
          include: ['src/**/*.test.ts', '**/*.test.tsx'],
          exclude: ['node_modules/**', ...fresh, ...alone, ...apart],
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'fresh',
          isolate: false,
          include: fresh,
          setupFiles: ['test/harness/fresh-modules.ts', ...dom.setupFiles],
        },
      },
      { extends: true, test: { ...dom, name: 'alone', include: alone } },
      { extends: true, test: { name: 'processes', isolate: false, include: processes } },
      { extends: true, test: { name: 'releases', isolate: false, include: releases } },
      // Only where there is one: `npm run test:postgres`.
      ...(process.env['TEST_DATABASE_TEMPLATE']
        ? [
            {
              extends: true as const,
              test: { name: databaseProject, isolate: false, include: filesOnDatabases(apart) },
            },
          ]
        : []),
    ],
  },
}));
