/**
 * `npm run build`: builds a release of the site into dist/releases/: the client, a document for each page and language,
 * compressed assets, and the third-party notices; outside the served folder the bill of materials,
 * release/sbom.cdx.json, and the operations that the pages request. The served release stays unchanged until the new
 * one is complete (graphql/backend/common/releases.ts). It has no options.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { holdToBrowsers } from './built-ins.ts';
import { compress } from './compress.ts';
import { buildConsent } from './consent.ts';
import { writeDocuments } from './documents.ts';
import { newDraft, publish } from './publish.ts';
import { releaseBill } from '../release/bill-of-materials.ts';
import { releaseNotices } from '../release/notices.ts';
import { definitionProblems } from '../../machines/check-landing-pages.ts';
import landingPages from '../../machines/landing-pages/landing-pages.json' with { type: 'json' };
import { TRUSTED_DOCUMENTS } from '../../graphql/backend/http/trusted-documents.ts';
import { DEFAULT_SITE_DIR, DOCUMENTS_FILE } from '../../graphql/backend/common/releases.ts';
import { ORIGIN_PLACEHOLDER } from '../../machines/domain/site.ts';

// A release is for production, also where the shell or a test runner says otherwise.
process.env['NODE_ENV'] = 'production';
const SITE_DIR = process.env['SITE_DIR'] || DEFAULT_SITE_DIR;
/** Output folder of the server entry. It is inside this checkout, because the entry loads its packages. */
const PRERENDER = `node_modules/.cache/vestibule/prerender-${process.pid}`;
process.on('exit', () => rmSync(PRERENDER, { recursive: true, force: true }));
const started = performance.now();
const progress = (text: string) => process.stdout.write(`${text}\n`);

const problems = definitionProblems(landingPages);
if (problems.length > 0) throw new Error(`landing-pages.json\n${problems.join('\n')}`);
const OUT = await newDraft(SITE_DIR);
progress('client …');
await build({ logLevel: 'warn', build: { outDir: `${OUT}/client`, emptyOutDir: true } });
progress('server entry …');
// Minified, because the inline scripts are the source text of its functions.
await build({
  logLevel: 'warn',
  build: { ssr: 'src/prerender/entry.tsx', minify: true, outDir: PRERENDER, emptyOutDir: true },
});
progress('consent script, bill of materials …');
await buildConsent(OUT);
await mkdir(`${OUT}/release`);
await writeFile(`${OUT}/release/sbom.cdx.json`, releaseBill());
await writeFile(`${OUT}/${DOCUMENTS_FILE}`, JSON.stringify(Object.fromEntries(TRUSTED_DOCUMENTS)));
await writeFile(`${OUT}/third-party-notices.txt`, releaseNotices(OUT));
await compress(`${OUT}/consent`);
const scripts = globSync([`${OUT}/{client/assets,consent}/*.js`, `${PRERENDER}/entry.js`]);
holdToBrowsers(Object.fromEntries(scripts.map((file) => [file, readFileSync(file, 'utf8')])));
progress('documents …');
const documents = await writeDocuments(OUT, ORIGIN_PLACEHOLDER, PRERENDER);
// Pictures that only documents use come from the build of the server entry; its scripts are not copied.
const isPicture = (file: string) => !/\.(?:js|css)$/.test(file);
await cp(`${PRERENDER}/assets`, `${OUT}/assets`, { recursive: true, filter: isPicture });
await cp(`${OUT}/client/assets`, `${OUT}/assets`, { recursive: true });
const assets = await compress(`${OUT}/assets`);
await rm(`${OUT}/client/assets`, { recursive: true });
const name = await publish(SITE_DIR, OUT);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
progress(`built: ${documents} documents, ${assets} compressed assets, ${seconds} s, release ${name}`);
