/** Serves the pictures of screens that `npm run tool -- flows` took last on the dev server. */
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureList } from '../pictures/picture-list.ts';
import { cachedPictures, PICTURES } from '../pictures/pictures.ts';
import { virtualModule } from './virtual-module.ts';

const VIRTUAL = 'virtual:workbench-pictures';
const ADDRESS = 'workbench-pictures/';

/** For a build: exactly these pictures. @param folder URL of the files, with a trailing slash. */
export const picturesIn = (pictures: PictureList, folder: string): Plugin => ({
  name: 'vestibule:workbench-pictures',
  ...virtualModule(
    VIRTUAL,
    () => `export const pictures = ${JSON.stringify(pictures)}; export const folder = ${JSON.stringify(folder)};`,
  ),
});

/** @param base of the dev server. */
export const workbenchPictures = (base: string): Plugin => ({
  // Tests get no pictures, whatever is cached.
  ...picturesIn(process.env['VITEST'] ? {} : cachedPictures(), base + ADDRESS),
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(`${base}${ADDRESS}`, ({ url = '' }, response) => {
      const file = join(PICTURES, basename(new URL(url, 'http://localhost').pathname));
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-type', 'image/webp');
      createReadStream(file)
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    });
  },
});
