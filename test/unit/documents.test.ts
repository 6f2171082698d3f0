/** References in documents exist. In decisions, which may describe the past, only links are checked. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync(['{machines,src,graphql,locales,docs}/**/*.md'])];
const inText = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

/** Repository paths in code spans; those with a placeholder are skipped. */
const placesIn = (file: string): string[] =>
  file.startsWith('docs/decisions/')
    ? []
    : [
        ...inText(file).matchAll(/`((?:machines|src|locales|graphql|test|tools|packages|docs|deploy)\/[\w@./-]*)`/g),
      ].map(([, place = '']) => place);

/** Targets of links within the repository. */
const linksIn = (file: string): string[] =>
  [...inText(file).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link = '']) => join(dirname(file), link));

test.each(DOCUMENTS)('%s has no dead links', (file) => {
  expect([...placesIn(file), ...linksIn(file)].filter((place) => !existsSync(place))).toEqual([]);
});
