/** Tells Vitest of files that a test reads without importing them, so that `vitest --changed` runs it when they change. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = '{src,machines,locales,graphql,scripts,art,test,docs}/**';
const ROOT_FILES = '*.{ts,json,html,md}';
const paths = (patterns: string[]) => globSync(patterns).map((path) => resolve(path));

/** A test that reads files, or starts a process, may read any; one that imports by pattern looks at folders. */
const TEST = /\.test\.tsx?$|[\\/]test[\\/]/;
const READS = /['"]node:(?:fs|fs\/promises|child_process)['"]/;
const IMPORTS_BY_PATTERN = /import\.meta\.glob/;

/**
 * Only records: nothing is transformed. A module of the product that reads files reads what is no source: migrations, texts,
 * the contract.
 */
export function filesRead(): Plugin {
  const all = paths([SOURCES, ROOT_FILES]);
  const folders = paths(['{src,machines,locales,graphql,test}/**/']);
  const data = paths(['{graphql,locales}/**/*.{sql,json,graphql,css}']);
  return {
    name: 'files-read',
    apply: () => process.env['VITEST'] !== undefined,
    transform(code, id) {
      if (id.includes('node_modules')) return;
      const test = TEST.test(id);
      if (READS.test(code)) for (const path of test ? all : data) this.addWatchFile(path);
      else if (test && IMPORTS_BY_PATTERN.test(code)) for (const path of folders) this.addWatchFile(path);
    },
  };
}
