/** `npm start`: builds the site and serves the whole product on one port. */
import { requireNode } from './harness.ts';

requireNode();
await import('./build.ts');
await import('../graphql/backend/main.ts');
