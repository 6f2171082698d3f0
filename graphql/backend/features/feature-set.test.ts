/** Validation of the features file, and the files in this repository. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../locales/languages.ts';
import { silentLog } from '../common/log.ts';
import { DEFAULT_FEATURES_FILE } from '../settings/settings.ts';
import { problemsOf, temporaryFolder } from '../testing/harness.ts';
import { readFeatureSet } from './feature-set.ts';
import { createFeatures } from './features.ts';

const dir = temporaryFolder();

const createFrom = (featuresFile: string) => createFeatures({ featuresFile }, 'https://shop.example', silentLog);
/** Problems reported at startup with the file. */
const started = (file: string) => problemsOf(() => createFrom(file));

describe('an invalid file stops the start', () => {
  const rule = { key: 'a', coverage: 2, variations: ['one'] };
  const experiment = (variation: object) => ({
    features: {},
    experiments: [
      { key: 'a', variations: [{}, variation], urlPatterns: [{ include: true, type: 'simple', pattern: '/' }] },
    ],
  });
  const rules = 'features.a.rules.0';
  const target = 'experiments.0.variations.1';
  test.each([
    ['is not JSON', '{', ['is not JSON']],
    ['has no features', '{}', ['features']],
    [
      'has a rule that can not be',
      { features: { a: { rules: [rule] } } },
      [`${rules}.coverage`, `${rules}.variations`],
    ],
    ['changes the page by HTML (D35)', experiment({ js: 'alert(1)' }), [`${target}.js`]],
    ['leads elsewhere', experiment({ urlRedirect: '//evil.example' }), [`${target}.urlRedirect`]],
    ['leads to another origin', experiment({ urlRedirect: '/\\evil.example' }), [`${target}.urlRedirect`]],
  ])('because it %s: reported with file and path', (_what, payload, places) => {
    const broken = join(dir, 'broken.json');
    writeFileSync(broken, typeof payload === 'string' ? payload : JSON.stringify(payload));
    expect(started(broken).map((problem) => problem.split(': ').slice(0, 2))).toEqual(
      places.map((place) => [`FEATURES_FILE ${broken}`, place]),
    );
  });
  test('because it is missing', () => {
    expect(started('/nowhere/features.json')).toEqual(['FEATURES_FILE /nowhere/features.json: can not be read']);
  });
});

describe('the files of the product', () => {
  const demo = DEFAULT_FEATURES_FILE.replace('features.json', 'features.demo.json');
  const sets = { standard: readFeatureSet(DEFAULT_FEATURES_FILE), demo: readFeatureSet(demo) };

  test('differ only in coverage: none or all visitors', () => {
    const withCoverage = (value: unknown, coverage: number): unknown =>
      JSON.parse(JSON.stringify(value), (key, inner: unknown) => (key === 'coverage' ? coverage : inner));
    const { features, experiments } = sets.standard;
    expect(withCoverage({ features, experiments }, 0)).toEqual({ features, experiments });
    expect({ features: sets.demo.features, experiments: sets.demo.experiments }).toEqual(
      withCoverage({ features, experiments }, 1),
    );
  });

  test('redirect from the start page in every language, within that language', () => {
    const prefixes = ['', ...LOCALES.map((locale) => `/${locale}`)];
    expect(
      sets.standard.experiments.map(({ key, variations, urlPatterns }) => ({
        key,
        from: urlPatterns?.map(({ pattern }) => pattern),
        to: variations.map(({ urlRedirect }) => urlRedirect),
      })),
    ).toEqual(
      prefixes.map((prefix) => ({
        key: 'landing-layout',
        from: [`/acquisition${prefix}`],
        to: [undefined, `/acquisition${prefix}/women`],
      })),
    );
  });

  test('redirect to URLs of the origin of the pages', () => {
    const features = createFrom(DEFAULT_FEATURES_FILE);
    expect(features.current().experiments[0]?.variations).toEqual([
      {},
      { urlRedirect: 'https://shop.example/acquisition/women' },
    ]);
  });
});
