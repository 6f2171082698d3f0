/** The bill of materials of a release lists what ships. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { releaseBill } from './bill-of-materials.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; dev?: boolean; integrity?: string }>;
};
interface Component {
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: unknown[];
}
const text = releaseBill();
const { components } = JSON.parse(text) as { components: Component[] };

test('every package that the product names for itself, in the version that is locked, with its checksum and licence [ASVS 15.1.2]', () => {
  const names = Object.keys({ ...project.dependencies, ...project.optionalDependencies });
  const listed = names.map((name) => {
    const { version = '', integrity = '' } = packages[`node_modules/${name}`] ?? {};
    const found = components.find((one) => one.name === name && one.version === version);
    const sums = found?.hashes.map(({ content }) => `sha512-${Buffer.from(content, 'hex').toString('base64')}`);
    return [name, sums?.includes(integrity), found?.licenses.length];
  });
  expect(listed).toEqual(names.map((name) => [name, true, 1]));
});

test('includes their dependencies, and nothing used only for builds or tests', () => {
  const names = new Set(components.map(({ name }) => name));
  const needed = ['graphql', 'react', 'scheduler', 'xstate', 'pg-protocol', 'jose', 'yup', 'tslib'];
  const notNeeded = ['vite', 'vitest', '@playwright/test', 'oxlint', 'smtp-server', 'jsdom', 'drizzle-kit'];
  expect([needed.filter((name) => !names.has(name)), notNeeded.filter((name) => names.has(name))]).toEqual([[], []]);
});

test('it is reproducible, also in a build, and contains no local path or registry', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(releaseBill()).toBe(text);
  vi.unstubAllEnvs();
  expect(text).not.toMatch(/https?:\/\/|serialNumber|timestamp|file:/);
  expect(JSON.parse(text)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'vestibule', type: 'application', version: '1.0.0' } },
  });
});
