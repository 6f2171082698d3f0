/** What an input costs, beside a harmless one of the same length: no text may keep the page or the one thread of the back end busy. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expandAcqParams } from '../../../../machines/domain/acq-params.ts';
import { frameIn } from '../../../../machines/domain/app-wrapper.ts';
import { checkEmail, suggestEmail } from '../../../../machines/domain/email.ts';
import { checkName } from '../../../../machines/domain/names.ts';
import { redirectTarget } from '../../../../machines/domain/redirect-target.ts';
import { referrerHost } from '../../../../machines/domain/referrer.ts';
import { isBlocklisted } from '../../../../machines/domain/referrer-blocklist.ts';
import { checkCode } from '../../../../machines/domain/registration-code.ts';
import { readToken } from '../../../../machines/domain/token.ts';
import { preferredLocale } from '../../../../graphql/backend/language/visit-language.ts';
import { bearerIn } from '../../../../graphql/backend/http/bearer.ts';
import { shortTexts } from '../corpora.ts';
import { entryOf } from '../entry.ts';

const rules = { origin: 'https://vestibule.example', allowed: [], startPage: '/' };
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  checkName,
  checkEmail,
  'checkEmail of a domain': (text) => checkEmail(`a@${text}`),
  suggestEmail: (text) => suggestEmail(text.slice(0, 254)),
  checkCode,
  readToken,
  'readToken of a payload': (text) => readToken(`a.${text}.a`),
  expandAcqParams: (text) => expandAcqParams(`?acqParams=${text}`),
  redirectTarget: (text) => redirectTarget(text, rules),
  referrerHost: (text) => referrerHost(`https://${text}`, 'a'),
  isBlocklisted,
  'frameIn of a user agent': (userAgent) =>
    frameIn({ frameworkObject: false, userAgent, standalone: false, redirectUrl: null }),
  'frameIn of a redirectUrl': (redirectUrl) =>
    frameIn({ frameworkObject: false, userAgent: '', standalone: false, redirectUrl }),
  preferredLocale,
  bearerIn: (text) => bearerIn(`Bearer ${text}`),
};
const filled = (piece: string, length: number) =>
  (piece === '' ? 'a' : piece).repeat(Math.ceil(length / Math.max(1, piece.length))).slice(0, length);

/** Milliseconds: the least of some tries, for whatever else the machine does only adds to it. */
const cost = (act: () => unknown) => {
  let least = Infinity;
  for (let tries = 0; tries < 5; tries += 1) {
    const start = performance.now();
    act();
    least = Math.min(least, performance.now() - start);
  }
  return least;
};
const encoder = new TextEncoder();
/** So many times what a harmless text of the same length costs to read, and to go through once. */
export const DEARER = 200;

/** How many times that is; the least of three, where it is more: a pause of the machine is no cost of the text. */
export function dearness(reader: keyof typeof READERS, piece: string, length: number): number {
  const [odd, harmless] = [filled(piece, length), filled('Anna Maria ', length)];
  const ratio = () =>
    cost(() => READERS[reader]?.(odd)) / cost(() => [READERS[reader]?.(harmless), encoder.encode(harmless)]);
  const first = ratio();
  return first <= DEARER ? first : Math.min(first, ratio(), ratio());
}

const costs = entryOf({
  name: 'cost',
  holds: `no text costs more than ${DEARER} times a harmless one of its length`,
  runs: 300,
  inputs: fc.record({
    reader: fc.constantFrom(...Object.keys(READERS)),
    piece: fc.oneof(shortTexts, fc.constantFrom('\u0301', ' ', '\u0344', 'ﷺ', '-', '@', 'a.', '%', '\u200d')),
    length: fc.constantFrom(500, 4_000, 30_000),
  }),
  check: ({ reader, piece, length }) => {
    const found = dearness(reader, piece, length);
    assert.ok(found <= DEARER, `${reader}: ${Math.round(found)} times`);
  },
});

export const dear = [costs];
