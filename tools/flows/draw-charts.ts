/**
 * `npm run tool -- draw`: draws the charts into machines/drawings/, their index into machines/README.md, and the
 * tracking plan into docs/.
 *
 * --check  writes nothing; fails if a file is not current
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { composed } from './drawings/compose.ts';
import { drawings } from './drawings/drawings.ts';
import { flowDrawings } from './drawings/flow-drawings.ts';
import { trackingPlan } from './drawings/tracking-plan.ts';
import { item } from '../process/wrap.ts';

const FOLDER = 'machines/drawings';
const MAP = 'machines/README.md';
const check = process.argv.includes('--check');
const stale: string[] = [];

const current = (file: string) => readFile(file, 'utf8').catch(() => '');
async function put(file: string, text: string) {
  if ((await current(file)) === text) return;
  if (check) stale.push(file);
  else await writeFile(file, text);
}

const all = [...drawings, ...flowDrawings];
for (const { name, title, content } of all) await put(`${FOLDER}/${name}.svg`, composed(content(), title));
const names = new Set(all.map(({ name }) => `${name}.svg`));
for (const file of (await readdir(FOLDER)).filter((one) => !names.has(one))) {
  if (check) stale.push(`${FOLDER}/${file}`);
  else await rm(`${FOLDER}/${file}`);
}

const index = [...Map.groupBy(all, ({ group }) => group)].map(([group, some]) =>
  item(`${group}: ${some.map(({ name }) => `[${name}](drawings/${name}.svg)`).join(', ')}`),
);
const map = await current(MAP);
await put(
  MAP,
  map.replace(
    /(<!-- drawings -->)[\s\S]*?(<!-- \/drawings -->)/,
    (_, from: string, to: string) => `${from}\n\n${index.join('\n')}\n\n${to}`,
  ),
);

await put('docs/tracking-plan.md', trackingPlan());

for (const file of stale)
  process.stdout.write(`The charts are not what ${file} shows. If that is meant: npm run tool -- draw.\n`);
process.stdout.write(`drawings: ${all.length} pictures${check ? `, ${stale.length} not current` : ' drawn'}\n`);
process.exitCode = stale.length > 0 ? 1 : 0;
