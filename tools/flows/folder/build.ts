/**
 * Builds the workbench pages for a folder that opens from disk. From disk a browser loads no module, fetches nothing
 * and has no site root: each page is one classic script, fonts are inlined in the style sheet, addresses are relative.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { messages } from '../../build/compile-messages.ts';
import { define, resolve } from '../../build/resolved.ts';
import type { PictureList } from '../pictures/picture-list.ts';
import { workbenchData } from '../server/data.ts';
import { picturesIn } from '../server/serve-pictures.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCREENS = 'screen/index.html';
const PAGES = [
  { page: 'index.html', source: 'tools/flows/index.html', entry: 'tools/flows/app/main.tsx', name: 'workbench' },
  {
    page: SCREENS,
    source: 'tools/photograph/screens/index.html',
    entry: 'tools/photograph/screens/main.tsx',
    name: 'screen',
  },
] as const;

const isFace = (file: string) => file.endsWith('.woff2');

/** The page source, with these files in place of its module. */
function withFiles(html: string, up: string, name: string, styles: readonly string[]): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${up}${file}" />`).join('');
  return html
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${up}favicon.svg" type="image/svg+xml" />${links}`)
    .replace(/data-screens="[^"]*"/, `data-screens="${SCREENS}"`)
    .replace(/<script type="module"[^>]*><\/script>/, () => `<script src="${up}${name}.js"></script>`);
}

async function buildPage(
  out: string,
  { page, source, entry, name }: (typeof PAGES)[number],
  plugins: readonly Plugin[],
) {
  const made = (await build({
    configFile: false,
    root: ROOT,
    base: './',
    logLevel: 'warn',
    plugins: [messages(), react(), ...plugins],
    define,
    resolve,
    build: {
      outDir: out,
      // The code copied to Stately's editor contains parts of it, so it stays readable.
      minify: false,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: (file) => (isFace(file) ? true : undefined),
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: { [name]: join(ROOT, entry) },
        // Vite's chunk loader uses `import.meta`, which is empty here; there is only one chunk. Plugin timings do not
        // matter here.
        checks: { emptyImportMeta: false, bundlerTimings: false },
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: '[name].js',
          assetFileNames: ({ names: [file = ''] }) =>
            file.endsWith('.css') ? `${name}.css` : 'assets/[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const styles = made.output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css'));
  const html = await readFile(join(ROOT, source), 'utf8');
  const up = '../'.repeat(page.split('/').length - 1) || './';
  await mkdir(dirname(join(out, page)), { recursive: true });
  await writeFile(join(out, page), withFiles(html, up, name, styles));
}

/** @param pictures content of the folder's `pictures/`. */
export async function buildPages(out: string, pictures: PictureList): Promise<void> {
  // React's production build; taking pictures sets the development mode.
  process.env['NODE_ENV'] = 'production';
  const known = [workbenchData(), picturesIn(pictures, 'pictures/')];
  for (const page of PAGES) await buildPage(out, page, known);
  await writeFile(join(out, 'favicon.svg'), await readFile(join(ROOT, 'src/ui/art/favicon.svg')));
}
