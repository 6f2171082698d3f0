/**
 * Runs the unit tests of the charts on a mutant: Vitest loads the mutant wherever a test imports the chart, directly or
 * indirectly.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestCase, type TestSpecification, type Vitest } from 'vitest/node';
import type { Oracle } from '../../model/mutation/oracles.ts';
import { headline } from '../../harness/headline.ts';

const ROOT = process.cwd();
/** Module and test folder of each chart; the machine's export is named after the chart. */
const MODULES: Readonly<Record<string, readonly [file: string, tests: string]>> = {
  visit: ['machines/visit.machine.ts', 'machines/'],
  consent: ['machines/consent/consent.machine.ts', 'machines/consent/'],
  experiments: ['machines/experiments/experiments.machine.ts', 'machines/experiments/'],
  season: ['machines/landing-pages/season.machine.ts', 'machines/landing-pages/season'],
  language: ['machines/language/language.machine.ts', 'machines/language/'],
  configuration: ['machines/configuration/configuration.machine.ts', 'machines/configuration/'],
  network: ['machines/connection/network.machine.ts', 'machines/connection/network'],
  form: ['machines/forms/form.machine.ts', 'machines/forms/'],
  invitation: ['machines/invitation/invitation.machine.ts', 'machines/invitation/'],
  linkGenerator: ['machines/admin/link-generator.machine.ts', 'machines/admin/link-generator'],
  splitGenerator: ['machines/admin/split-generator.machine.ts', 'machines/admin/split-generator'],
};
/** Test files of a topic, by top-level state of the visit's chart; other topics have the same name. */
const TOPICS: Readonly<Record<string, string>> = {
  boot: 'visit.machine',
  codeEntry: 'code-entry/',
  lobby: 'waiting-list/',
  unsubscribe: 'newsletter/',
  loggedOut: 'login/',
  staleDeployment: 'connection/',
};
const PLANTED = '\0planted:';
/** Matches tests that depend on a chart, directly or by shared test modules. */
const OF_A_CHART = /test\/harness\/|test\/model\/|packages\/witness\/|\.machine\.ts/;

/** Replaces a chart's module by one that plants the fault and imports the original. */
const planting = (): Plugin => ({
  name: 'planted-faults',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.machine.ts') || importer?.startsWith(PLANTED)) return null;
    const file = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? '';
    const [chart] = Object.entries(MODULES).find(([, [own]]) => file === `${ROOT}/${own}`) ?? [];
    return chart === undefined ? null : PLANTED + chart;
  },
  load(id) {
    const chart = id.startsWith(PLANTED) ? id.slice(PLANTED.length) : '';
    const [file] = MODULES[chart] ?? [];
    if (file === undefined) return null;
    const own = JSON.stringify(`${ROOT}/${file}?product`);
    return [
      `import { ${chart}Machine as product } from ${own};`,
      `import { planted } from ${JSON.stringify(`${import.meta.dirname}/planted.ts`)};`,
      `export * from ${own};`,
      `export const ${chart}Machine = planted(${JSON.stringify(chart)}, product);`,
    ].join('\n');
  },
});

/** A failed test, with expected and received. */
function wordsOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  return `${test.fullName}: ${error ? headline(error) : 'it fails'} (${relative(ROOT, test.module.moduleId)})`;
}

export interface UnitTests {
  /** The oracle of a chart, by name. */
  oracleOf: (chart: string) => Oracle;
  close: () => Promise<void>;
}
/** One Vitest for all mutants, to reuse compiled modules. */
export async function startUnitTests(): Promise<UnitTests> {
  let first = '';
  let failed: string | null = null;
  class TopicFirst {
    sort(files: TestSpecification[]): TestSpecification[] {
      return files.toSorted((a, b) => Number(b.moduleId.includes(first)) - Number(a.moduleId.includes(first)));
    }
    shard(files: TestSpecification[]): TestSpecification[] {
      return files;
    }
  }
  const vitest: Vitest = await createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      bail: 1,
      cache: false,
      // Ends a hang, even on a busy machine.
      teardownTimeout: 60_000,
      reporters: [
        { onTestCaseResult: (test) => void (failed ??= test.result().state === 'failed' ? wordsOf(test) : null) },
      ],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      include: ['machines/**/*.test.ts'],
      sequence: { sequencer: TopicFirst },
    },
    { plugins: [planting()] },
  );
  const all = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
    OF_A_CHART.test(readFileSync(moduleId, 'utf8')),
  );
  const oracleOf =
    (chart: string): Oracle =>
    async ({ id, where }) => {
      const folder = MODULES[chart]?.[1];
      if (folder === undefined) throw new Error(`where the tests of ${chart} are is not said`);
      first = TOPICS[where.topic] ?? `${where.topic}/`;
      vitest.projects[0]?.provide('mutant', { chart, id });
      const specs = all.filter(({ moduleId }) => moduleId.startsWith(`${ROOT}/${folder}`));
      failed = null;
      const { unhandledErrors } = await vitest.runTestSpecifications(specs, false);
      if (failed === null && unhandledErrors.length > 0) throw unhandledErrors[0];
      return failed;
    };
  return { oracleOf, close: () => vitest.close() };
}
