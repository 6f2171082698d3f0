/** `npm run dev`: the back end, and Vite's dev server in front of it. */
import { createServer } from 'vite';
import { requireNode } from './harness.ts';

requireNode();
await import('../graphql/backend/main.ts');
const server = await createServer();
await server.listen();
server.printUrls();
