/**
 * `npm run dev`: runs the back end, with Vite's dev server in front of it.
 *
 * --port 6000  port of the dev server (default: 5173)
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { workbench } from '../flows/server/plugin.ts';
import { buildConsent } from '../build/consent.ts';
import { endWithNpm } from '../process/end-with-npm.ts';
import { print, requireNode } from '../process/command.ts';

requireNode();
endWithNpm();
const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
/** The consent script is the only part of the built site that Vite does not serve from its sources. */
const SITE = 'node_modules/.cache/vestibule/dev-site';
process.env['SITE_DIR'] = SITE;
// Building the consent script would set it to production, and Vite would then omit the development features.
process.env['NODE_ENV'] ??= 'development';
await buildConsent(SITE);
const { url } = await import('../../graphql/backend/main.ts');
process.env['BACKEND_URL'] ??= url;
const server = await createServer({
  plugins: [workbench()],
  ...(port === undefined ? {} : { server: { port: Number(port) } }),
});
server.watcher.on('change', (file) => {
  if (!/[\\/]src[\\/]consent-banner[\\/]/.test(file)) return;
  buildConsent(SITE).then(
    () => print('consent script rebuilt'),
    (error: unknown) => print(String(error)),
  );
});
await server.listen();
server.printUrls();
const [page] = server.resolvedUrls?.local ?? [];
if (page) {
  print(`  ➜  Workbench: ${new URL('/workbench', page).href} (the flows, as they run)`);
  print(`  ➜  Inspector: ${page}?inspect (Stately's)`);
}
