/** Whole visits with altered answers (D8, D12, D16, D19, D24). */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isCountry } from '../../../../machines/domain/countries.ts';
import { askCountry } from '../../../../src/services/country/ask-country.ts';
import { randomFrom } from '../../../harness/random.ts';
import { Browser } from '../../../harness/tab/browser.ts';
import type { Answer } from '../../../harness/tab/inject-fault.ts';
import { chooseEntry } from '../../../model/simulation/entries.ts';
import { altered, alterations, type Alteration } from '../alterations.ts';
import { AlteringNetwork } from '../altering-network.ts';
import { anyJson, hostileTexts, leavingAddresses } from '../corpora.ts';
import { entryOf } from '../entry.ts';
import { KEPT, play } from '../node-visit.ts';

interface Hostile {
  /** Index of the altered answer. */
  number: number;
  changes: readonly Alteration[];
  /** Replaces the whole answer; null to alter it. */
  raw: Answer | null;
}
const TYPES = ['application/json', 'application/graphql-response+json', 'text/html', ''];
const hostile: fc.Arbitrary<Hostile> = fc.record({
  number: fc.nat(3),
  changes: fc.array(alterations, { minLength: 1, maxLength: 3 }),
  raw: fc.option(
    fc.record({
      status: fc.constantFrom(200, 201, 204, 400, 401, 404, 413, 429, 500, 503, 599),
      type: fc.constantFrom(...TYPES),
      body: fc.oneof(
        hostileTexts,
        anyJson.map((value) => JSON.stringify({ data: value }) ?? ''),
        anyJson.map((value) => JSON.stringify({ errors: value }) ?? ''),
        fc.constant(`{"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}`),
      ),
    }),
    { freq: 4 },
  ),
});
const become = (answer: Answer, { changes, raw }: Hostile): Answer => {
  if (raw) return raw;
  try {
    return { ...answer, body: JSON.stringify(altered(JSON.parse(answer.body), changes)) ?? '' };
  } catch {
    return answer;
  }
};
const answers = entryOf({
  name: 'answers',
  holds:
    'whatever a call is answered, field by field: one page, earned by what was answered; the wait ends, nobody is sent elsewhere, what was typed stays',
  runs: 50,
  inputs: fc.record({ entry: fc.nat(), hostile: fc.array(hostile, { minLength: 1, maxLength: 2 }) }),
  check: async (given, around) => {
    const backEnd = await around.backEnd();
    const name = `f${around.next()}`;
    const begun = await chooseEntry({
      backEnd: backEnd.backEnd,
      random: randomFrom(given.entry),
      email: `walk-${name}-0@example.com`,
    });
    await play({
      backEnd,
      name,
      entry: begun.entry,
      steps: 7,
      alter: (answer, number) => given.hostile.filter((one) => one.number === number).reduce(become, answer),
    });
  },
});

const departure = entryOf({
  name: 'departure',
  holds: 'wherever the answer to an activation leads, nobody is sent elsewhere (D6)',
  runs: 40,
  inputs: fc.oneof(leavingAddresses, fc.webUrl(), hostileTexts),
  check: async (url, around) => {
    const backEnd = await around.backEnd();
    const name = `f${around.next()}`;
    const entry = {
      description: 'by mail',
      address: null,
      referrer: '',
      registered: `walk-${name}@example.com`,
      secrets: [],
    };
    const alter = (answer: Answer): Answer => ({
      ...answer,
      body: answer.body.replace(
        /("hybrisAccountActivationUrl":)(?:"[^"]*"|null)/,
        (_, key) => `${key}${JSON.stringify(url)}`,
      ),
    });
    await play({ backEnd, name, entry, alter, steps: 3 });
  },
});

const country = entryOf({
  name: 'country',
  holds: 'whatever the back end takes the visitor’s country to be, it is one of ours or none (D19)',
  runs: 50,
  inputs: hostile,
  check: async (given, around) => {
    const { url } = await around.backEnd();
    const network = new AlteringNetwork(url, (answer) => become(answer, given));
    const browser = new Browser({
      habits: { ...KEPT },
      network,
      referrer: '',
      forms: [],
      onLoad: () => undefined,
      onUnload: () => undefined,
    });
    const found = await browser
      .openTab()
      .run(() => askCountry(undefined, new AbortController().signal).catch(() => null));
    assert.ok(found === null || isCountry(found));
    browser.close();
  },
});

export const answered = [answers, departure, country];
