/** Field values, checked by the page's own rules (D17, D18, D42). */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { accountKey, checkEmail, normaliseEmail, maskEmail } from '../../../../machines/domain/email.ts';
import { suggestEmail } from '../../../../machines/domain/suggest-email.ts';
import { checkName, normaliseName } from '../../../../machines/domain/names.ts';
import { checkCode, normaliseCode } from '../../../../machines/domain/registration-code.ts';
import { FIELDS } from '../../../../machines/flows/fields.ts';
import { checkFields } from '../../../../machines/forms/registration.schema.ts';
import { addresses, hostileTexts, names } from '../corpora.ts';
import { entryOf } from '../entry.ts';

const name = entryOf({
  name: 'name',
  holds: 'normalised once is normalised; what passes is in order, and passes again as it stands (D17)',
  runs: 1_000,
  inputs: fc.oneof(
    hostileTexts,
    fc.tuple(names, hostileTexts).map((parts) => parts.join(' ')),
  ),
  check: (text) => {
    const once = normaliseName(text);
    assert.equal(normaliseName(once), once);
    const checked = checkName(text);
    if (!('name' in checked)) return;
    assert.deepEqual(checkName(checked.name), checked);
    assert.ok(Array.from(checked.name).length <= 100);
    assert.doesNotMatch(checked.name, /[<>"&@/\\{}\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
  },
});

const email = entryOf({
  name: 'email',
  holds:
    'used once is used so again; one address, of one account; a suggestion is good where the address is; masked it says one letter (D18)',
  runs: 1_000,
  inputs: addresses,
  check: (text) => {
    const used = normaliseEmail(text);
    assert.equal(normaliseEmail(used), used);
    const checked = checkEmail(text);
    if (!('email' in checked)) return;
    assert.deepEqual(checkEmail(checked.email), checked);
    assert.doesNotMatch(checked.email, /[\s,;<>()"\p{Cc}\P{ASCII}]/u);
    const [local = '', ...domains] = checked.email.split('@');
    assert.equal(domains.length, 1);
    assert.ok(local.length <= 64 && checked.email.length <= 254, checked.email);
    assert.equal(accountKey(accountKey(checked.email)), accountKey(checked.email.toUpperCase()));
    const suggested = suggestEmail(checked.email);
    if (suggested !== null) assert.deepEqual(checkEmail(suggested), { email: suggested });
    assert.equal(maskEmail(checked.email).indexOf('•••@'), 1);
  },
});

const code = entryOf({
  name: 'access code',
  holds:
    'letters and digits, in capitals; read once it is read so again, and never longer than tells it from a code (D42, D61)',
  runs: 1_000,
  inputs: hostileTexts,
  check: (text) => {
    const checked = checkCode(text);
    if ('problem' in checked) return;
    assert.deepEqual([checkCode(checked.code), normaliseCode(checked.code)], [{ code: checked.code }, checked.code]);
    assert.match(checked.code, /^[\p{L}\p{M}\p{N}]+$/u);
    assert.doesNotMatch(checked.code, /[a-z]/);
    assert.equal(Array.from(checked.code).length <= 65, true);
  },
});

const form = entryOf({
  name: 'form',
  holds: 'every value has a verdict, and what has passed passes again (spec, section 5)',
  runs: 1_000,
  inputs: fc.dictionary(
    fc.constantFrom(...FIELDS),
    fc.oneof(hostileTexts, addresses, names, fc.constantFrom(null, true, false)),
  ),
  check: (given) => {
    const { values, problems } = checkFields(given, FIELDS);
    for (const field of FIELDS) {
      if (field in problems || !(field in values)) continue;
      const again = checkFields({ ...values }, [field]);
      assert.deepEqual([again.problems, again.values[field]], [{}, values[field]]);
    }
  },
});

export const fields = [name, email, code, form];
