/** `npm start`: builds the site and serves the whole product on one port. */
import { endWithNpm } from './end-with-npm.ts';
import { requireNode } from './harness.ts';

requireNode();
endWithNpm();
await import('./build.ts');
await import('../graphql/backend/main.ts');
