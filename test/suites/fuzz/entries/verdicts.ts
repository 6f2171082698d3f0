/** The back end's verdicts on input from page and links: fields, tokens (D17, D18, D28). */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkEmail } from '../../../../machines/domain/email.ts';
import { checkName } from '../../../../machines/domain/names.ts';
import { FIELDS } from '../../../../machines/flows/fields.ts';
import { EFFECTS } from '../../../../machines/context/problem-reasons.ts';
import { checkFields } from '../../../../machines/forms/registration.schema.ts';
import { formOf, reasonsOf } from '../../../../graphql/backend/testing/harness.ts';
import { checkMails } from '../answered.ts';
import { addresses, anyJson, hostileTexts, names, shortTexts } from '../corpora.ts';
import { entryOf } from '../entry.ts';
import { agreed } from '../../../../graphql/backend/testing/client.ts';

/** Checks that the page and the back end find the same fields invalid. */
const verdicts = entryOf({
  name: 'verdicts',
  holds: 'page and back end call the same fields wrong, and a name that both take is kept letter by letter (D17, D18)',
  runs: 100,
  inputs: fc.record({
    firstName: fc.oneof(names, shortTexts),
    lastName: fc.oneof(names, hostileTexts),
    email: fc.oneof(addresses, fc.constant('fuzz@example.com')),
    country: fc.oneof(fc.constant('AT'), fc.constant('DE'), shortTexts),
    gender: fc.oneof(fc.constant('woman'), shortTexts),
  }),
  check: async (given, around) => {
    const { submitAnswer } = await around.backEnd();
    const said = JSON.stringify(given);
    const values = { ...given, terms: true };
    const { problems } = checkFields(values, FIELDS);
    // Each valid address is made unique.
    const checked = checkEmail(given.email);
    const email =
      'email' in checked && checked.email.indexOf('@') < 50 ? `f${around.next()}.${given.email.trim()}` : given.email;
    const answer = await submitAnswer(formOf(email, given.email === email ? given : { ...given, email }), {
      consents: agreed('AT'),
    });
    assert.deepEqual(around.failures(), []);
    const wrong = reasonsOf(answer.data?.submit ?? { registrationProblems: [] }).flatMap((reason) => {
      const effect = EFFECTS[reason as keyof typeof EFFECTS];
      return 'field' in effect && effect.field !== 'terms' ? [effect.field] : [];
    });
    if (answer.data === null) assert.ok(answer.errors.length > 0, said);
    else assert.deepEqual(wrong.toSorted(), Object.keys(problems).toSorted(), said);
    for (const name of [given.firstName, given.lastName])
      assert.ok('problem' in checkName(name) || !answer.errors.some(({ message }) => message.includes(name)));
    await checkMails(around, email);
  },
});

const PURPOSES = ['lobby', 'social', 'unsubscribe', 'waitingListApproved', 'admin', 'registration'] as const;
const forged = entryOf({
  name: 'forged token',
  holds: 'a token of which one part is another is none, and none is good for another purpose (D28)',
  runs: 100,
  inputs: fc.record({
    purpose: fc.constantFrom(...PURPOSES),
    asked: fc.constantFrom(...PURPOSES),
    part: fc.nat(2),
    by: fc.oneof(
      fc
        .tuple(fc.nat(), fc.constantFrom('A', 'b', '9', '_', '-', '.', '=', '+', '/', ' '))
        .map(([at, letter]) => ({ at, letter })),
      anyJson.map((value) => ({ text: Buffer.from(JSON.stringify(value) ?? '').toString('base64url') })),
      hostileTexts.map((text) => ({ text })),
    ),
  }),
  check: async ({ purpose, asked, part, by }, around) => {
    const { backEnd } = await around.backEnd();
    const claims = { email: 'fuzz@example.com', registrationCode: 'VESTIBULE', provider: 'google' };
    const good = await backEnd.tokens.issue({ purpose, validFor: 60_000, claims });
    const segments = good.split('.');
    const old = segments[part] ?? '';
    segments[part] =
      'text' in by ? by.text : old.slice(0, by.at % old.length) + by.letter + old.slice((by.at % old.length) + 1);
    const forgery = segments.join('.');
    assert.ok(forgery === good || (await backEnd.tokens.verify(forgery, purpose)) === null, `taken: ${forgery}`);
    if (asked !== purpose) assert.equal(await backEnd.tokens.verify(good, asked), null);
  },
});

export const codeChecks = [verdicts, forged];
