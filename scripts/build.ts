/**
 * Builds the site into dist/: the client, the server entry, a document for each page and language, compressed assets; the notices of
 * what it is made from, and beside what is served the bill of materials, dist/release/sbom.cdx.json.
 */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { compress } from './build/compress.ts';
import { buildConsent } from './build/consent.ts';
import { writeDocuments } from './build/documents.ts';
import { releaseBill } from './release/bill-of-materials.ts';
import { releaseNotices } from './release/notices.ts';
import { definitionProblems } from '../machines/landing/check-definitions.ts';
import landingPages from '../machines/landing/landing-pages.json' with { type: 'json' };
import { ORIGIN_PLACEHOLDER } from '../src/site.ts';

const OUT = 'dist';
/** What `npm run flows` wrote. */
const FLOWS = 'flows';
const started = performance.now();
const progress = (text: string) => process.stdout.write(`${text}\n`);

const problems = definitionProblems(landingPages);
if (problems.length > 0) throw new Error(`landing-pages.json\n${problems.join('\n')}`);
await mkdir(OUT, { recursive: true });
for (const entry of await readdir(OUT))
  if (entry !== FLOWS) await rm(`${OUT}/${entry}`, { recursive: true, force: true });
progress('client …');
await build({ logLevel: 'warn' });
progress('server entry …');
// Minified, for the inline scripts are its functions' own text.
await build({ logLevel: 'warn', build: { ssr: 'src/prerender/entry.tsx', minify: true } });
progress('consent script, bill of materials …');
const [bill] = await Promise.all([releaseBill(), buildConsent(OUT)]);
await mkdir(`${OUT}/release`);
await writeFile(`${OUT}/release/sbom.cdx.json`, bill);
await writeFile(`${OUT}/third-party-notices.txt`, releaseNotices(OUT));
await compress(`${OUT}/consent`);
progress('documents …');
const documents = await writeDocuments(OUT, ORIGIN_PLACEHOLDER);
// Pictures that only documents name come from the server entry's build; its scripts stay behind.
const isPicture = (file: string) => !/\.(?:js|css)$/.test(file);
await cp(`${OUT}/prerender/assets`, `${OUT}/assets`, { recursive: true, filter: isPicture });
await cp(`${OUT}/client/assets`, `${OUT}/assets`, { recursive: true });
const assets = await compress(`${OUT}/assets`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
progress(`built: ${documents} documents, ${assets} compressed assets, ${seconds} s`);
