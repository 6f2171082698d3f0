/**
 * Experiments listed by the split generator: those of features and of pages, as served by the feature service (D32).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localServer } from '../../../test/harness/local-server.ts';
import { listExperiments } from './list-experiments.ts';

history.replaceState(null, '', '/acquisition/en/admin/splitgenerator');

const server = localServer();
const signal = new AbortController().signal;
const list = () => listExperiments(undefined, signal);
const json = { 'content-type': 'application/json' };
const serves = (payload: unknown, status = 200) => server.answers(status, json, JSON.stringify(payload));

const START = 'https://vestibule.example/acquisition/';
const FORM = `${START}registration/formstarted`;
const page = (urlPatterns: readonly unknown[], more: object = {}) => ({
  features: {},
  experiments: [{ key: 'layout', variations: [{}, { urlRedirect: '/acquisition/women' }], urlPatterns, ...more }],
});
const simple = (pattern: string, more: object = {}) => ({ include: true, type: 'simple', pattern, ...more });
const rule = (more: object) => ({ features: { voucher: { defaultValue: 'a', rules: [more] } } });

test('lists each experiment of the shipped configuration once, with names and shares', async () => {
  server.answers(200, json, readFileSync('graphql/backend/features.demo.json', 'utf8'));
  const two = (page: string, key: string, first: string, second: string) => ({
    onForm: page === FORM,
    variations: [
      { name: first, share: 0.5, preview: `${page}?${key}=0&preview=${key}` },
      { name: second, share: 0.5, preview: `${page}?${key}=1&preview=${key}` },
    ],
  });
  expect(await list()).toEqual([
    {
      key: 'welcome-voucher',
      name: 'Welcome voucher',
      coverage: 1,
      ...two(FORM, 'welcome-voucher', '10 percent', '15 percent with a minimum order value'),
    },
    {
      key: 'registration-flow',
      name: 'Flow of the registration',
      coverage: 1,
      ...two(FORM, 'registration-flow', 'One form', 'Two short steps'),
    },
    {
      key: 'landing-layout',
      name: 'Layout of the landing page',
      coverage: 1,
      ...two(START, 'landing-layout', 'Default page', 'Women’s page'),
    },
  ]);
  expect([server.only().method, server.only().path]).toEqual(['GET', '/api/features/sdk-vestibule']);
});

test('without names and shares: uses key and value, in equal parts, for everyone', async () => {
  serves(rule({ variations: ['a', { b: 1 }] }));
  expect(await list()).toEqual([
    {
      key: 'voucher',
      name: 'voucher',
      coverage: 1,
      onForm: true,
      variations: [
        { name: 'a', share: 0.5, preview: `${FORM}?voucher=0&preview=voucher` },
        { name: '{"b":1}', share: 0.5, preview: `${FORM}?voucher=1&preview=voucher` },
      ],
    },
  ]);
});

test.each([
  ['that do not add up', [0.2, 0.2], [0.5, 0.5]],
  ['of another number', [1], [0.5, 0.5]],
])('treats shares %s as the SDK does', async (_, weights, shares) => {
  serves(rule({ weights, variations: ['a', 'b'] }));
  expect((await list()).map(({ variations }) => variations.map(({ share }) => share))).toEqual([shares]);
});

test.each([
  ['a feature without rules', { features: { voucher: { defaultValue: 'a' } } }],
  ['a rule that sets a value', rule({ force: 'b' })],
])('not an experiment: %s', async (_, payload) => {
  serves(payload);
  expect(await list()).toEqual([]);
});

test.each([
  ['the start page, as the server has it', [simple('/acquisition')], START],
  [
    'the first that is meant',
    [simple('/acquisition/men', { include: false }), simple('/acquisition/lean')],
    `${START}lean`,
  ],
  ['another house', [simple('https://elsewhere.example/acquisition/women')], START],
])('the page of a preview is that of the experiment: %s', async (_, patterns, expected) => {
  serves(page(patterns));
  const [experiment] = await list();
  expect(experiment?.variations.map(({ preview }) => preview)).toEqual([
    `${expected}?layout=0&preview=layout`,
    `${expected}?layout=1&preview=layout`,
  ]);
});

test.each([
  ['a status that says no', () => serves({ status: 404 }, 404)],
  ['no JSON', () => server.answers(200, json, '<!doctype html>')],
  ['another shape', () => serves({ features: 'none' })],
])('unusable response, %s: technical (D24)', async (_, answer) => {
  answer();
  await expect(list()).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'technical' });
});
