/** A built site of a few pages, so that page addresses work without a build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE } from '../../../machines/domain/site.ts';

const PAGES = {
  [`${BASE}/`]: 'index.html',
  [`${BASE}/de`]: 'de.html',
  [`${BASE}/registration/formstarted`]: 'form.html',
  [`${BASE}/de/registration/formstarted`]: 'form-de.html',
};

/** @returns its folder, and a function that removes it. */
export function makeSmallSite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-fuzz-'));
  mkdirSync(join(folder, 'html'));
  const files = [...Object.values(PAGES), 'lost.html'];
  for (const file of files) writeFileSync(join(folder, 'html', file), `<!doctype html><title>${file}</title>`);
  const site = {
    pages: Object.fromEntries(Object.entries(PAGES).map(([address, file]) => [address, `html/${file}`])),
    notFound: { en: 'html/lost.html' },
    scriptHashes: [],
    styleHashes: {},
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
