/**
 * `npm run tool -- accessibility`: writes the tables of docs/accessibility.md, from `accessibility/behaviours.ts`. It
 * has no options.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { BEHAVIOURS } from './accessibility/behaviours.ts';
import { withTables } from './accessibility/page.ts';
import { print } from '../process/command.ts';

const PAGE = 'docs/accessibility.md';
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), BEHAVIOURS));
print(`accessibility: ${BEHAVIOURS.length} behaviours held by tests, in ${PAGE}`);
