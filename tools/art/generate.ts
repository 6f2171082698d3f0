/**
 * `npm run tool -- art`: draws the SVG pictures of each accent in src/ui/art.
 *
 * --check  writes nothing; fails if a file differs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pictures } from './pictures.ts';

const folder = new URL('../../src/ui/art/', import.meta.url);

function stored(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, folder), 'utf8');
  } catch {
    return undefined;
  }
}

const drawn = [...pictures()];
const differing = drawn.filter(([name, text]) => stored(name) !== text);
const bytes = drawn.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);

if (process.argv.includes('--check')) {
  if (differing.length > 0) {
    process.stderr.write(`Art differs from its drawing: ${differing.map(([name]) => name).join(', ')}\n`);
    process.exitCode = 1;
  } else process.stdout.write(`${drawn.length} pictures are as drawn, ${bytes} bytes.\n`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of differing) writeFileSync(new URL(name, folder), text);
  process.stdout.write(`${drawn.length} pictures drawn, ${differing.length} written, ${bytes} bytes.\n`);
}
