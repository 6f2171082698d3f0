/** The pictures of screens, in the dev server: those that are kept, and those that are taken meanwhile, in the background. */
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { DEFAULT_LOCALE } from '../../../locales/languages.ts';
import { start } from '../../process/child.ts';
import { folderOf, picturesKept } from '../pictures/kept.ts';
import { MORE_PICTURES, type PictureList } from '../pictures/pictures.ts';

const VIRTUAL = 'virtual:workbench-pictures';
const ADDRESS = 'workbench-pictures/';
/** Milliseconds between two lists that are sent. */
const SENT_EVERY = 1000;

/** What makes the module. @param folder where the files are, with a slash at its end. */
const moduleOf = (pictures: () => PictureList, folder: () => string): Pick<Plugin, 'resolveId' | 'load'> => ({
  resolveId: { filter: { id: new RegExp(`^${VIRTUAL}$`) }, handler: () => `\0${VIRTUAL}` },
  load: {
    filter: { id: new RegExp(`^\0${VIRTUAL}$`) },
    handler: () =>
      `export const pictures = ${JSON.stringify(pictures())}; export const folder = ${JSON.stringify(folder())};`,
  },
});

/** For a build: these pictures, and no others. */
export const picturesIn = (pictures: PictureList, folder: string): Plugin => ({
  name: 'vestibule:workbench-pictures',
  ...moduleOf(
    () => pictures,
    () => folder,
  ),
});

/** Another process looks what is lacking, takes it, and says so. Once there are more, pages that show them hear of it. */
function takeBeside({ ws }: ViteDevServer) {
  const child = start(process.execPath, [join(import.meta.dirname, '../pictures/command.ts')]);
  let sent = performance.now();
  const send = () => {
    sent = performance.now();
    ws.send(MORE_PICTURES, picturesKept(DEFAULT_LOCALE));
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
      // A test finds none, whatever is kept.
      () => (process.env['VITEST'] ? {} : picturesKept(DEFAULT_LOCALE)),
      () => base + ADDRESS,
    ),
    configureServer(server) {
      ({ base } = server.config);
      let isAsked = false;
      server.middlewares.use(`${base}tools/flows/index.html`, (_, __, next) => {
        // Nobody waits for pictures who does not open the workbench.
        if (!isAsked) takeBeside(server);
        isAsked = true;
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
