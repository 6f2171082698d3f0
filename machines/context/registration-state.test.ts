/** The specification's names for the context of a visit (section 3). */
import { expect, test } from 'vitest';
import { at, done, link, take, valid, values } from '../../test/harness/chart.ts';
import { registrationState } from './registration-state.ts';

const editing = at(
  { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
  { invitation: link, codeCheck: valid },
);
const nothingYet = {
  country: 'DE',
  registrationEmail: null,
  registrationCode: 'VESTIBULE',
  inviter: 'Clara',
  accountActivationError: null,
  accountActivationId: null,
  registrationGender: '',
  registrationFirstName: '',
  registrationLastName: '',
  registrationNewsLetter: false,
  registrationTermsAndConditions: false,
  registrationCountry: 'DE',
  registrationFlow: 'default',
  sourcePath: null,
  previousPDPPage: null,
  firstNameNotAllowedCharacters: false,
  lastNameNotAllowedCharacters: false,
  invalidEmail: false,
};
const press = { type: 'form.submitted', values, locale: 'de', key: 'press' } as const;
const typed = {
  registrationEmail: values.email,
  registrationGender: values.gender,
  registrationFirstName: values.firstName,
  registrationLastName: values.lastName,
  registrationNewsLetter: values.newsletter,
  registrationTermsAndConditions: values.terms,
  registrationCountry: values.country,
};

test('before anything is typed: the country, the code and the inviter', () => {
  expect(registrationState(editing.context)).toEqual(nothingYet);
});
test.each([
  ['FirstNameInvalid', { firstNameNotAllowedCharacters: true }],
  ['LastNameInvalid', { lastNameNotAllowedCharacters: true }],
  ['EmailInvalid', { invalidEmail: true }],
  ['GenderInvalid', {}],
])('%s raises its flag, and the next press lowers it (D16)', (reason, flags) => {
  const refused = take(
    editing,
    press,
    done('register', { registration: null, reasons: [reason], details: [], url: null }),
  );
  expect(registrationState(refused.context)).toEqual({ ...nothingYet, ...typed, ...flags });
  expect(registrationState(take(refused.state, press).context)).toEqual({ ...nothingYet, ...typed });
});
