/** The unit tests, by the environment that they need. */
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { filesRead } from './test/harness/files-read.ts';
import { databaseProject, filesOnDatabases, ON_POSTGRES } from './test/suites/postgres/files.ts';
import { workbench } from './tools/flows/server/plugin.ts';
import vite from './vite.config.ts';

// A season's words depend on the visitor's time zone (D60): unit tests have that of the shop, on every machine.
process.env['TZ'] = 'Europe/Berlin';

const dom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'https://vestibule.example/acquisition/' } },
  setupFiles: ['test/harness/dom.ts'],
};
/**
 * Test files that start without modules: they replace modules, test what a module does when it is loaded, or load the
 * one
 * configuration of a page.
 */
const fresh = [
  'src/{App,Embedded}.test.tsx',
  'src/{open-visit,integrations/consent}.test.ts',
  'src/engine/{language/language.test.tsx,visit/load-configuration.test.ts}',
  'src/services/{activation/watch-activation,navigation/navigate-away,network/{client,persisted-query}}.test.ts',
];
/** Test files with a window of their own, for Rollbar changes it. */
const alone = ['src/services/error-reports/{payload,report-limits,rollbar-reporter}.test.ts'];

/** Test files that start processes: a suite of `npm test`. */
const processes = [
  'graphql/backend/{cannot-start,process,admin-client,mail/at-least-once}.test.ts',
  'tools/process/{child,end-with-npm}.test.ts',
];
/** Test files about what is released, which build or serve it: a suite of `npm test -- --all`. */
const releases = [
  'graphql/backend/store/{database-image,released}.test.ts',
  'test/unit/nginx.test.ts',
  'tools/{build/build,operate/dev,release/archive,release/bill-of-materials}.test.ts',
  'src/recorder/never-shipped.test.ts',
];
const apart = [...processes, ...releases];

export default defineConfig((environment) =>
  mergeConfig(vite(environment), {
    plugins: [filesRead(), workbench()],
    test: {
      pool: 'threads',
      maxWorkers: 2,
      reporters: ['default', fileURLToPath(new URL('test/harness/results-reporter.ts', import.meta.url))],
      // Of what failed, values are shown whole.
      chaiConfig: { truncateThreshold: 0 },
      // Real processes, sockets and databases on a machine that may be busy: a limit is there to end a hang, not to
      // measure.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      teardownTimeout: 60_000,
      setupFiles: ['test/harness/real-time.ts'],
      // What each test file loads is kept; `--changed` runs those of which something was written since, and those that
      // failed.
      experimental: { recordDependencies: true, vcsProvider: 'mtime' },
      // A project a kind of environment: a worker is kept for the next file only if that needs the same one.
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            isolate: false,
            include: ['{machines,locales,graphql,tools,packages,test}/**/*.test.ts'],
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
        { extends: true, test: { name: 'fuzz', include: ['test/suites/fuzz/fuzz.suite.ts'] } },
        // Only where there is one: `npm run tool -- postgres`.
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
  }),
);
