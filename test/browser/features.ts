/** A back end with a test's own features, which can be edited while pages are open (D35). */
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PREFIX } from '../../src/services/experiments/consented-storage.ts';
import type { Product } from '../harness/product.ts';
import { OFTEN } from '../harness/limits.ts';
import { expect, test as base, useProduct } from './fixtures.ts';

const DEMO = join(import.meta.dirname, '../../graphql/backend/features.demo.json');

/** Weights of the variations: never random. */
const DRAWS = { first: [1, 0], second: [0, 1] } as const;
export type Draw = keyof typeof DRAWS;
export interface Edit {
  'welcome-voucher'?: Draw;
  'registration-flow'?: Draw;
  'landing-layout'?: Draw;
  /** Both variations of the voucher. */
  vouchers?: readonly [string, string];
}

interface Experiment {
  key: 'welcome-voucher' | 'registration-flow' | 'landing-layout';
  coverage: number;
  weights: readonly number[];
  variations: readonly unknown[];
}
interface FeatureFile {
  features: Record<string, { rules: Experiment[] }>;
  experiments: Experiment[];
}

const experimentsIn = ({ features, experiments }: FeatureFile) => [
  ...Object.values(features).flatMap(({ rules }) => rules),
  ...experiments,
];
/** The editable parts, by key; a redirect is served once per language, with the same weights. */
const drawsIn = (file: unknown) => {
  const draws = experimentsIn(file as FeatureFile).map(({ key, coverage, weights, variations }) =>
    JSON.stringify({ key, coverage, weights, vouchers: key === 'welcome-voucher' ? variations : [] }),
  );
  return [...new Set(draws)];
};

/** Experiments that an edit does not name have no participants. */
async function edited(edit: Edit): Promise<string> {
  const file = JSON.parse(await readFile(DEMO, 'utf8')) as FeatureFile;
  for (const experiment of experimentsIn(file)) {
    const draw = edit[experiment.key];
    experiment.coverage = draw ? 1 : 0;
    experiment.weights = DRAWS[draw ?? 'first'];
    if (experiment.key === 'welcome-voucher' && edit.vouchers) experiment.variations = edit.vouchers;
  }
  return JSON.stringify(file);
}

export interface Features {
  /** Replaces the features; open pages receive them within a second. */
  edit: (edit: Edit) => Promise<void>;
}

/** Tests on a back end with separate features, shared by the tests of a worker; initially without participants. */
export const test = base.extend<{ features: Features }, { sharedProduct: Product; featureFile: string }>({
  featureFile: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vestibule-features-'));
      const file = join(folder, 'features.json');
      await writeFile(file, await edited({}));
      await use(file);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  sharedProduct: [({ featureFile }, use) => useProduct({ FEATURES_FILE: featureFile }, use), { scope: 'worker' }],
  features: async ({ product, featureFile }, use) => {
    const edit = async (change: Edit) => {
      const text = await edited(change);
      await writeFile(`${featureFile}.new`, text);
      await rename(`${featureFile}.new`, featureFile);
      const served = async () => drawsIn(await (await fetch(`${product.url}/api/features/sdk-vestibule`)).json());
      await expect.poll(served, OFTEN).toEqual(drawsIn(JSON.parse(text)));
    };
    await edit({});
    await use({ edit });
  },
});

/** The experiments' stored data, by key. */
export const storedByExperiments = (page: Page) =>
  page.evaluate(
    (prefix) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix))),
    PREFIX,
  ) as Promise<Record<string, string>>;
