/** Serves the pictures of screens on the dev server: the cached ones, and those being taken in the background. */
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { DEFAULT_LOCALE } from '../../../locales/languages.ts';
import { start } from '../../process/child.ts';
import { folderOf, cachedPictures } from '../pictures/picture-cache.ts';
import { virtualModule } from './virtual-module.ts';
import { MORE_PICTURES, type PictureList } from '../pictures/picture-list.ts';

const VIRTUAL = 'virtual:workbench-pictures';
const ADDRESS = 'workbench-pictures/';
/** Minimum time between two updates, in ms. */
const SENT_EVERY = 1000;

/** @param folder URL of the files, with a trailing slash. */
const moduleOf = (pictures: () => PictureList, folder: () => string) =>
  virtualModule(
    VIRTUAL,
    () => `export const pictures = ${JSON.stringify(pictures())}; export const folder = ${JSON.stringify(folder())};`,
  );

/** For a build: exactly these pictures. */
export const picturesIn = (pictures: PictureList, folder: string): Plugin => ({
  name: 'vestibule:workbench-pictures',
  ...moduleOf(
    () => pictures,
    () => folder,
  ),
});

/** Starts a process that takes missing pictures, and notifies open pages when there are more. */
function takeInBackground({ ws }: ViteDevServer) {
  const child = start(process.execPath, [join(import.meta.dirname, '../pictures/command.ts')]);
  let sent = performance.now();
  const send = () => {
    sent = performance.now();
    ws.send(MORE_PICTURES, cachedPictures(DEFAULT_LOCALE));
  };
  child.stdout?.on('data', () => {
    if (performance.now() - sent > SENT_EVERY) send();
  });
  child.stderr?.pipe(process.stderr);
  child.once('close', send);
}

export function workbenchPictures(): Plugin {
  let base = '/';
  return {
    name: 'vestibule:workbench-pictures',
    apply: 'serve',
    ...moduleOf(
      // Tests get no pictures, whatever is cached.
      () => (process.env['VITEST'] ? {} : cachedPictures(DEFAULT_LOCALE)),
      () => base + ADDRESS,
    ),
    configureServer(server) {
      ({ base } = server.config);
      let isStarted = false;
      server.middlewares.use(`${base}tools/flows/index.html`, (_, __, next) => {
        // Pictures are taken only once the workbench is opened.
        if (!isStarted) takeInBackground(server);
        isStarted = true;
        next();
      });
      server.middlewares.use(`${base}${ADDRESS}`, ({ url = '' }, response) => {
        const file = join(folderOf(DEFAULT_LOCALE), basename(new URL(url, 'http://localhost').pathname));
        response.setHeader('cache-control', 'no-cache');
        response.setHeader('content-type', 'image/webp');
        createReadStream(file)
          .on('error', () => response.writeHead(404).end())
          .pipe(response);
      });
    },
  };
}
