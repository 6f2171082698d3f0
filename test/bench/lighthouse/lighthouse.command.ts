/**
 * `npm run tool -- lighthouse`: builds the site and runs Lighthouse with its default phone settings on the form and on
 * each page of the sitemap, in English; writes the table into docs/performance.md. Exits with 1 if a goal is missed.
 *
 * --runs 5              visits of each page, interleaved (default: 5)
 * --only form,landing   only these pages; writes nothing
 * --built               uses the site as built (SITE_DIR names another folder than dist)
 * --reports folder      stores the last report of each page there, for Lighthouse's viewer
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { LOCALES } from '../../../locales/languages.ts';
import { runHere } from '../../../tools/process/child.ts';
import { requireEngines } from '../../../tools/process/install.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { chromiumArgs, findChromium } from '../../../tools/process/engines.ts';
import { prepareData, Product } from '../../harness/product.ts';
import { print, stopwatch } from '../../../tools/process/command.ts';
import { writeSection } from '../document.ts';
import { CATEGORIES, missed, scoresTable, type Judged, type LighthouseReport } from './scores.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    reports: { type: 'string' },
  },
});
const rounds = Number(options.runs);
const only = options.only?.split(',');

/** Installed on first use from a separate lock file, since it takes 176 MB with its packages. @returns its program. */
function installLighthouse(): string {
  const folder = 'node_modules/.cache/vestibule/lighthouse';
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const lockIn = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  if (!existsSync(program) || lockIn(folder) !== lockIn(import.meta.dirname)) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(join(import.meta.dirname, file), join(folder, file));
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder], {
      stdio: 'inherit',
    });
  }
  return program;
}

/** The pages of the sitemap in the language without prefix. */
async function pagesOf(url: string): Promise<(Judged & { path: string; reports: LighthouseReport[] })[]> {
  const sitemap = await (await fetch(`${url}${BASE}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname.slice(`${BASE}/`.length))
    .filter((path) => !LOCALES.some((locale) => path === locale || path.startsWith(`${locale}/`)));
  return [
    { name: 'form', indexed: false, path: 'registration/formstarted?rc=VESTIBULE', reports: [] },
    ...paths.map((path) => ({ name: path || 'landing', indexed: true, path, reports: [] })),
  ];
}

/** One visit in a new Chromium, with Lighthouse's own error reporting disabled. */
async function judge(program: string, address: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...chromiumArgs].map((flag) => flag.replace(/=(.* .*)/, "='$1'"));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout) as LighthouseReport;
}

if (!requireEngines(['chromium'])) process.exit(1);
const program = installLighthouse();
if (!options.built && (await runHere(process.execPath, ['tools/build/build.ts'])) !== 0) process.exit(1);
const seconds = stopwatch();
const data = await prepareData();
const product = await Product.open(data);
try {
  const pages = (await pagesOf(product.url)).filter(({ name }) => only?.includes(name) ?? true);
  for (let round = 1; round <= rounds; round++)
    for (const { name, path, reports } of pages) {
      const report = await judge(program, `${product.url}${BASE}/${path}`);
      reports.push(report);
      const scores = CATEGORIES.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100));
      print(`${round} of ${rounds}: ${name} ${scores.join(' ')}, ${seconds()} s`);
      if (options.reports) {
        mkdirSync(options.reports, { recursive: true });
        writeFileSync(join(options.reports, `${name.replaceAll('/', '-')}.json`), JSON.stringify(report));
      }
    }
  const version = pages[0]?.reports[0]?.lighthouseVersion;
  const intro = `Lighthouse ${version}, medians of ${rounds}. Scores of 100; times in ms.`;
  const text = `${intro}\n\n${scoresTable(pages)}`;
  print(text);
  if (!only) writeSection('lighthouse', text);
  const misses = missed(pages);
  for (const miss of misses) print(`✗ ${miss}`);
  print(`lighthouse: ${pages.length} pages, ${rounds} runs, ${misses.length} goals missed, ${seconds()} s`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await product.close();
  await rm(data, { recursive: true });
}
