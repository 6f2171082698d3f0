/** `npm run check`: types, lint, format, generated files, unit tests, byte budgets. Under 90 seconds. */
import { figureOf, print, requireNode, run, secondsSince, type Step } from './harness.ts';

requireNode();
const start = performance.now();
const node = (file: string, ...args: string[]): [string, ...string[]] => ['node', file, ...args];

/** Two lanes for two cores; each lane one after the other, so that nobody measures somebody else's work. */
const lanes: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['tsc'] },
    { name: 'lint', command: ['oxlint'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    { name: 'messages', command: node('scripts/check-messages.ts') },
    { name: 'generated GraphQL is current', command: ['graphql-codegen', '--config', 'graphql/codegen.ts', '--check'] },
    { name: 'drawings are current', command: node('scripts/draw-charts.ts', '--check') },
    { name: 'art is current', command: node('art/generate.ts', '--check') },
    { name: 'build', command: node('scripts/build.ts') },
    { name: 'byte budgets', command: node('scripts/bytes.ts') },
  ],
  [{ name: 'unit tests', command: ['vitest', 'run'] }],
];

const outcomes = (
  await Promise.all(
    lanes.map(async (lane) => {
      const done = [];
      for (const step of lane) done.push(await run(step));
      return done;
    }),
  )
).flat();
for (const { name, output } of outcomes) if (name === 'byte budgets') print(output.trimEnd());

const unit = outcomes.find(({ name }) => name === 'unit tests')?.output ?? '';
const failed = outcomes.filter(({ passed }) => !passed).length;
print(
  `check: ${outcomes.length - failed} of ${outcomes.length} steps, ${figureOf(unit, /Tests\s.*?(\d+) passed/)} unit tests, ${secondsSince(start)}${failed ? ', FAILED' : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
