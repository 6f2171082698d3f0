/** What documents point at is there. Decisions are left out where they tell what was: of them only the links are followed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync(['{machines,src,graphql,locales,docs}/**/*.md'])];
const inText = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

/** Places of this repository that stand in the text as code; those with a placeholder name none. */
const placesIn = (file: string): string[] =>
  file.startsWith('docs/decisions/')
    ? []
    : [...inText(file).matchAll(/`((?:machines|src|locales|graphql|test|scripts|docs|art)\/[\w@./-]*)`/g)].map(
        ([, place = '']) => place,
      );

/** Where the links lead that stay in this repository. */
const linksIn = (file: string): string[] =>
  [...inText(file).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link = '']) => join(dirname(file), link));

test.each(DOCUMENTS)('%s points at what is there', (file) => {
  expect([...placesIn(file), ...linksIn(file)].filter((place) => !existsSync(place))).toEqual([]);
});
