/** The pictures of screens, in the dev server: those that are kept, and those that are taken meanwhile, in the background. */
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { DEFAULT_LOCALE } from '../../machines/domain/languages.ts';
import { start } from '../../scripts/child.ts';
import { print, secondsSince } from '../../scripts/harness.ts';
import { findChromium } from '../../test/harness/engines.ts';
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

/** Another process looks what is lacking, and takes it. Once there are more, pages that show them hear of it. */
function takeBeside({ ws }: ViteDevServer) {
  if (findChromium() === undefined) {
    print('workbench: no Chromium was found, so its rooms have no pictures (npm run flows finds or installs one)');
    return;
  }
  const began = performance.now();
  const child = start(process.execPath, [join(import.meta.dirname, '../pictures/command.ts')]);
  let sent = began;
  let said = '';
  const send = () => {
    sent = performance.now();
    ws.send(MORE_PICTURES, picturesKept(DEFAULT_LOCALE));
  };
  const hear = (chunk: Buffer) => {
    if (said === '') print('workbench: pictures of the screens are taken in the background …');
    said = `${said}${String(chunk)}`.slice(-2000);
    if (performance.now() - sent > SENT_EVERY) send();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.once('close', (code) => {
    if (code !== 0) print(`workbench: pictures could not be taken\n${said.trimEnd()}`);
    else if (said !== '') print(`workbench: pictures taken, ${secondsSince(began)}`);
    if (said !== '') send();
  });
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
      server.middlewares.use(`${base}workbench/index.html`, (_, __, next) => {
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
