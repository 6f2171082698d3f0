/** `npm run tool` lists the tools; `npm run tool -- NAME [--help | arguments]` explains or runs one. */
import { readFileSync } from 'node:fs';
import { runHere } from './process/child.ts';
import { print, requireNode } from './process/command.ts';
import { toolNamed, TOOLS } from './tools.ts';

/** The head comment of a file, without its delimiters. */
function headOf(file: string): string {
  const [, head = ''] = /^\/\*\*\s?([\s\S]*?)\s*\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return head.replaceAll(/^ *\* ?/gm, '').trim();
}

function list() {
  const widest = Math.max(...Object.values(TOOLS).flatMap((tools) => tools.map(({ name }) => name.length)));
  for (const [folder, tools] of Object.entries(TOOLS)) {
    print(folder);
    for (const { name, does } of tools) print(`  ${name.padEnd(widest)}  ${does}`);
  }
  print('npm run tool -- NAME --help explains one.');
}

requireNode();
const [name, ...args] = process.argv.slice(2);
const tool = toolNamed(name ?? '');
if (name === undefined || name === '--help') list();
else if (!tool) {
  list();
  process.stderr.write(`There is no tool “${name}”.\n`);
  process.exitCode = 2;
} else if (tool.file !== null && args.includes('--help')) print(headOf(tool.file));
else {
  const [command, ...given] = tool.command;
  process.exitCode = await runHere(command, [...given, ...args]);
}
