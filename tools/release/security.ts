/**
 * `npm run tool -- security`: writes the tables of docs/security.md, from `security/promises.ts`. It has no options.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { print } from '../process/command.ts';
import { withTables } from './security/page.ts';
import { PROMISES } from './security/promises.ts';

const PAGE = 'docs/security.md';
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), PROMISES));
print(`security: ${PROMISES.held.length} promises held by tests, ${PROMISES.built.length} built so, in ${PAGE}`);
