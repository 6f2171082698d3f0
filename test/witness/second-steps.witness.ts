/** The second steps: the person in the lean flow, the shopping preferences in the social one (D13, D15, D16). */
import { ACTIVE_MEANWHILE, codeRefused, ELSEWHERE, knownAccount, noAnswer, slow, TO_THE_FORM } from './common.ts';
import type { Row } from './witness.types.ts';

const person = { on: 'leanSecondStep', of: 'finalizeLean' } as const;
const preferences = { on: 'socialSecondStep', of: 'finalizeSocial' } as const;
const PREFERENCES = ['women', 'men', 'kids', 'home', 'shoes', 'accessories'] as const;
const either = { on: ['leanSecondStep', 'socialSecondStep'], of: ['finalizeLean', 'finalizeSocial'] } as const;
/** A field of another screen: back to the step that has it, with the typed values, and a message at the field (D16). */
const backToField = { rule: 'D16', focus: 'alarm' } as const;
const technical = { rule: 'D16', says: 'problem.technical', focus: 'alarm', more: 'goOnAgain' } as const;

export const secondSteps: readonly Row[] = [
  {
    rule: 'D21',
    on: 'leanSecondStep',
    unless: 'waiting',
    press: 'step.submitted',
    says: 'waiting.submitting',
    asks: 'finalizeLean',
    less: ['goOn', 'back'],
  },
  {
    rule: 'D16',
    on: 'leanSecondStep',
    unless: 'waiting',
    press: 'step.submitted',
    given: 'without a name',
    ways: 'as they were',
  },
  {
    rule: 'D21',
    on: 'socialSecondStep',
    unless: 'waiting',
    press: 'step.submitted',
    says: 'socialSecondStep.waiting',
    asks: 'finalizeSocial',
    less: [...PREFERENCES, 'goOn', 'skip', 'back'],
  },
  { rule: 'D16', on: 'leanSecondStep', unless: 'waiting', press: 'form.returned', ...TO_THE_FORM },
  { rule: 'D16', on: 'socialSecondStep', unless: 'waiting', press: 'form.returned', ...TO_THE_FORM },

  {
    rule: ['D15', 'D22', 'D37'],
    ...person,
    comes: 'accepted PENDING_ACTIVATION',
    page: 'formFinished',
    tracked: 'submit_form_registration_step2',
    loses: 'registration',
    asks: 'watchActivation',
    tells: 'credentials.received',
  },
  // The token has proved the address: the account is active, and the visitor enters the shop.
  {
    rule: ['D15', 'D22', 'D37'],
    ...preferences,
    comes: 'accepted ACTIVE',
    page: 'autoActivated',
    leaves: 'shop',
    tracked: 'submit_form_registration_step2',
    loses: 'registration',
    tells: 'credentials.received',
  },

  // Fields of the step itself are corrected there.
  { ...backToField, ...person, comes: 'GenderInvalid', says: ['wrong.summary', 'wrong.gender'] },
  {
    ...backToField,
    ...person,
    comes: ['FirstNameInvalid', 'LastNameInvalid'],
    says: ['wrong.summary', 'wrong.characters'],
  },
  { ...backToField, ...preferences, comes: 'GenderInvalid', ...TO_THE_FORM, says: ['wrong.summary', 'wrong.gender'] },
  ...(['first', 'last'] as const).flatMap((which): Row[] => {
    const reason = which === 'first' ? 'FirstNameInvalid' : 'LastNameInvalid';
    const name = { ...backToField, ...preferences, comes: reason, ...TO_THE_FORM, more: `${which}Name` } as const;
    return [
      { ...name, when: 'sent without a name', says: ['wrong.summary', `wrong.${which}Name`] },
      { ...name, unless: 'sent without a name', says: ['wrong.summary', 'wrong.characters'] },
    ];
  }),
  { ...backToField, ...either, comes: 'CountryInvalid', ...TO_THE_FORM, says: ['wrong.summary', 'wrong.country'] },
  { ...backToField, ...either, comes: 'EmailInvalid', ...TO_THE_FORM, says: ['wrong.summary', 'wrong.email'] },
  {
    ...backToField,
    ...either,
    comes: ['AcceptedTerms', 'AcceptedDataPolicy', 'AgreementsNotAccepted'],
    ...TO_THE_FORM,
    says: ['wrong.summary', 'wrong.terms'],
  },
  {
    ...backToField,
    ...either,
    comes: 'AgreementsAcceptedInvalid',
    ...TO_THE_FORM,
    says: ['wrong.summary', 'wrong.terms'],
    asks: 'formInvitation',
  },
  ...knownAccount(either),
  codeRefused(either),
  // The started registration is unknown now; it can be sent again.
  {
    ...backToField,
    ...either,
    comes: ['ActivationAccountUrlInvalid', 'FinalizationRegistrationIdNotExists'],
    ...TO_THE_FORM,
    says: 'problem.lapsed',
    more: 'registerAgain',
  },
  { rule: ['D26', 'D54'], ...either, comes: ACTIVE_MEANWHILE, ...ELSEWHERE },
  // A second step has no language, so there is no retry in English.
  { ...technical, ...either, comes: 'LocaleInvalid' },
  { ...technical, ...either, comes: ['Infrastructure', 'NeverSeenBefore'], tells: 'anomaly.reported' },

  ...noAnswer(either, { more: 'goOnAgain' }),
  ...slow(person, { control: ['goOn', 'back'] }),
  ...slow(preferences, { control: [...PREFERENCES, 'goOn', 'skip', 'back'] }),

  { rule: 'D15', on: 'autoActivated', press: 'shop.chosen', leaves: 'shop' },
];
