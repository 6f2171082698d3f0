/**
 * Reports to Vitest the files that a test reads without importing them, so that `vitest --changed` runs it when they
 * change.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = '{src,machines,locales,graphql,tools,test,docs}/**';
const ROOT_FILES = '*.{ts,json,html,md}';
const DATA = '{graphql,locales}/**/*.{sql,json,graphql,css}';
/** Only files; a folder can't be watched. */
const filesOf = (...patterns: string[]) =>
  globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name));

/** A test that reads files, starts a process or uses a glob import may read any file. */
const TEST = /\.test\.tsx?$|[\\/]test[\\/]/;
const READS = /['"]node:(?:fs|fs\/promises|child_process)['"]/;
const READS_IN_A_TEST = new RegExp(`${READS.source}|import\\.meta\\.glob`);

/**
 * Records only; transforms nothing. A product module that reads files reads data: migrations, messages, the contract.
 */
export function filesRead(): Plugin {
  const all = filesOf(SOURCES, ROOT_FILES);
  const data = filesOf(DATA);
  return {
    name: 'files-read',
    // Before glob imports are replaced by their results.
    enforce: 'pre',
    apply: () => process.env['VITEST'] !== undefined,
    transform(code, id) {
      if (id.includes('node_modules')) return;
      const test = TEST.test(id);
      if ((test ? READS_IN_A_TEST : READS).test(code)) for (const path of test ? all : data) this.addWatchFile(path);
    },
  };
}
