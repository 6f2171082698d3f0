/** Builds the two pages that ours is measured beside, as Vite builds them by default: the static one with its styles in the document. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const PAGES = join(import.meta.dirname, 'pages');

/** @param out a folder; each page has one of its own in it. */
export async function buildPages(out: string): Promise<void> {
  const css = await readFile(join(PAGES, 'form.css'), 'utf8');
  const html = await readFile(join(PAGES, 'static/index.html'), 'utf8');
  await mkdir(join(out, 'static'), { recursive: true });
  const inline = `<style>${css.replaceAll(/\s+/g, ' ')}</style>`;
  await writeFile(
    join(out, 'static/index.html'),
    html.replace(/<link rel="stylesheet"[^>]*>/, () => inline).replaceAll(/\n\s*/g, '\n'),
  );
  await build({
    root: join(PAGES, 'bare-react'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(out, 'bare-react'), emptyOutDir: true },
  });
}
