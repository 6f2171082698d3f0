/** The cost of an input relative to reading it: no text may keep the page or the back end's single thread busy. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readParams } from '../../../../machines/domain/acq-params.ts';
import { frameIn } from '../../../../machines/domain/app-wrapper.ts';
import { checkEmail } from '../../../../machines/domain/email.ts';
import { suggestEmail } from '../../../../machines/domain/suggest-email.ts';
import { checkName } from '../../../../machines/domain/names.ts';
import { redirectTarget } from '../../../../machines/domain/redirect-target.ts';
import { referrerHost } from '../../../../machines/domain/referrer.ts';
import { isBlocklisted } from '../../../../machines/domain/referrer-blocklist.ts';
import { checkCode } from '../../../../machines/domain/registration-code.ts';
import { readToken } from '../../../../machines/domain/token.ts';
import { preferredLocale } from '../../../../graphql/backend/language/visit-language.ts';
import { bearerIn } from '../../../../graphql/backend/http/client.ts';
import { costOf } from '../../../harness/text-cost.ts';
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
  readParams: (text) => readParams(`?acqParams=${text}`),
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
const LENGTH = 30_000;
const filled = (piece: string) =>
  (piece === '' ? 'a' : piece).repeat(Math.ceil(LENGTH / Math.max(1, piece.length))).slice(0, LENGTH);

/** Limit in units of `costOf`; a quadratic algorithm costs thousands. */
const MOST = 10;

const costs = entryOf({
  name: 'cost',
  holds: 'no long text costs much more than reading it',
  runs: 300,
  inputs: fc.record({
    reader: fc.constantFrom(...Object.keys(READERS)),
    piece: fc.oneof(shortTexts, fc.constantFrom('\u0301', ' ', '\u0344', 'ﷺ', '-', '@', 'a.', '%', '\u200d')),
  }),
  check: ({ reader, piece }) => {
    const found = costOf(filled(piece), READERS[reader] ?? String);
    assert.ok(found < MOST, `${reader}: ${found.toFixed(1)} times`);
  },
});

export const dear = [costs];
