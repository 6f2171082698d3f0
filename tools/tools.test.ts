import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOOLS, toolNamed } from './tools.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const all = Object.values(TOOLS).flat();
const run = (...args: string[]) => spawnSync(process.execPath, ['tools/tool.ts', ...args], { encoding: 'utf8' });

test('six commands are scripts of npm; each tool has a name of its own, and its file is there', () => {
  expect(Object.keys(scripts)).toEqual([
    'prestart',
    'start',
    'dev',
    'pretest',
    'test',
    'check',
    'build',
    'admin',
    'tool',
  ]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ file }) => file !== null && !existsSync(file))).toEqual([]);
});

test('every file that is a command is in the table', () => {
  const commands = globSync('{test,tools}/**/*.command.ts');
  expect(commands.filter((file) => !all.some((tool) => tool.file === file))).toEqual([]);
});

test('the list names each by its folder; help is the head of its file; an unknown name is refused', () => {
  const { stdout } = run();
  for (const { name, does } of all)
    expect(stdout).toMatch(new RegExp(`^ {2}${name} +${does.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)}$`, 'm'));
  expect(run('walks', '--help').stdout).toMatch(/^`npm run tool -- walks`: .*\n[\s\S]*--seed/);
  const refused = run('nonsense');
  expect([refused.status, refused.stderr]).toEqual([2, 'There is no tool “nonsense”.\n']);
});

test('arguments and the exit code go through', () => {
  expect(run('visit').status).not.toBe(0);
});

// Commands in documents and comments: `npm run x`, `npm run tool -- x`.
test('every command that a text names is there', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.mjs', '.ci/run', 'Containerfile'], {
    encoding: 'utf8',
  });
  const named = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/npm run (?:-s )?(?!x\b)(tool -- )?([a-z]\w*(?:[:-]\w+)*)/g)].map(
        ([, tool, name = '']) => ({
          file,
          name,
          isThere: tool === undefined ? name in scripts : toolNamed(name) !== undefined,
        }),
      );
    });
  expect(
    named.filter(({ isThere, file }) => !isThere && file !== 'tools/tools.test.ts' && file !== 'tools/tool.ts'),
  ).toEqual([]);
});
