/** The storyboards that `npm run flows` wrote, in the dev server: at the address that they have in the folder. */
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'dist/flows/storyboards';
const NONE =
  '<!doctype html><title>Storyboards · Vestibule</title><p>There are none yet: <code>npm run flows -- --storyboards</code> writes them.';

export const workbenchStoryboards = (): Plugin => ({
  name: 'vestibule:workbench-storyboards',
  apply: 'serve',
  configureServer({ middlewares, config: { base, root } }) {
    middlewares.use(`${base}workbench/storyboards`, ({ url = '' }, response) => {
      const file = basename(new URL(url, 'http://localhost').pathname) || 'index.html';
      response.setHeader('content-type', 'text/html; charset=utf-8');
      createReadStream(join(root, FOLDER, file))
        .on('error', () => response.writeHead(404).end(NONE))
        .pipe(response);
    });
  },
});
