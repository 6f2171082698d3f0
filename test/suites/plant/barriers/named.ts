/** Barriers of names and descriptions: what a control is called, and what goes with it. */
import type { Barrier } from '../mistake.types.ts';

const FIELD = 'src/ui/field/FieldFrame.tsx';
const FIELD_TEST = 'src/ui/field/Field.test.tsx';
const FORM_TEST = 'src/screens/RegistrationForm/mistakes.test.tsx';
const PAIR = 'src/ui/choice-pair/ChoicePair.tsx';
const PAIR_TEST = 'src/ui/choice-pair/ChoicePair.test.tsx';

export const NAMED: readonly Barrier[] = [
  {
    id: 'label-untied',
    wcag: '1.3.1',
    sentence: 'The label of a field stands above it, and does not belong to it.',
    file: FIELD,
    text: '<label className="field__label" htmlFor={id}>',
    replacement: '<label className="field__label">',
    test: { file: FIELD_TEST, title: 'a label names the input' },
  },
  {
    id: 'error-untied',
    wcag: '3.3.1',
    sentence: 'What is wrong with a field stands beneath it, and does not describe it.',
    file: FIELD,
    text: "'aria-describedby': describedBy }",
    replacement: "'aria-describedby': given['aria-describedby'] }",
    test: { file: FIELD_TEST, title: 'a label names the input' },
  },
  {
    id: 'invalid-unsaid',
    wcag: '4.1.2',
    sentence: 'A field that is wrong is red, and not called invalid.',
    file: FIELD,
    text: "'aria-invalid': wrong ? true : undefined",
    replacement: "'aria-invalid': undefined",
    test: { file: PAIR_TEST, title: 'the group carries what is wrong with it' },
  },
  {
    id: 'group-unnamed',
    wcag: '1.3.1',
    sentence: 'Two radio buttons have a title above them, and no group with a name.',
    file: PAIR,
    text: '<legend className="field__label">{legend}</legend>',
    replacement: '<p className="field__label">{legend}</p>',
    test: { file: PAIR_TEST, title: 'a pair is one group with two radio buttons' },
  },
  {
    id: 'group-required-unsaid',
    wcag: '3.3.2',
    sentence: 'That one of two has to be chosen is told by a star alone.',
    file: PAIR,
    text: 'aria-required={required}',
    replacement: '',
    test: { file: PAIR_TEST, title: 'the group carries what is wrong with it' },
  },
  {
    id: 'small-print-in-name',
    wcag: '2.4.6',
    sentence: 'The small print of a box is not tied to it.',
    file: 'src/ui/check/Check.tsx',
    text: 'const smallId = small ? `${id}-small` : undefined;',
    replacement: 'const smallId = undefined;',
    test: { file: 'src/ui/check/Check.test.tsx', title: 'a check is named by its label alone' },
  },
  {
    id: 'dialog-unnamed',
    wcag: '4.1.2',
    sentence: 'A dialog opens, and nobody hears what it is.',
    file: 'src/ui/dialog/Dialog.tsx',
    text: 'aria-labelledby={heading ? headingId : undefined}',
    replacement: '',
    test: { file: 'src/ui/dialog/Dialog.test.tsx', title: 'closed until opened' },
  },
  {
    id: 'picture-speaks',
    wcag: '1.1.1',
    sentence: 'A picture that says nothing is read out by the name of its file.',
    file: 'src/ui/steps/Steps.tsx',
    text: 'height={1000} alt="" loading',
    replacement: 'height={1000} loading',
    test: { file: 'src/ui/steps/Steps.test.tsx', title: 'each has a door, which says nothing' },
  },
  {
    id: 'heading-not-one',
    wcag: '1.3.1',
    sentence: 'The heading of a screen is large, and no heading.',
    file: 'src/ui/heading/Heading.tsx',
    text: "<h1 ref={ref} id={id} tabIndex={-1} className={classNames('heading', hero && 'heading--hero')}>",
    replacement:
      "<h1 role=\"presentation\" ref={ref} id={id} tabIndex={-1} className={classNames('heading', hero && 'heading--hero')}>",
    test: { file: 'src/ui/words.test.tsx', title: 'a heading is one level-one heading' },
  },
  {
    id: 'steps-no-list',
    wcag: '1.3.1',
    sentence: 'Steps that follow each other are three boxes beside each other.',
    file: 'src/ui/steps/Steps.tsx',
    text: '<ol className="steps">',
    replacement: '<ol role="presentation" className="steps">',
    test: { file: 'src/ui/steps/Steps.test.tsx', title: 'steps are an ordered list' },
  },
  {
    id: 'hint-gone',
    wcag: '3.3.3',
    sentence: 'The hint goes when something is wrong, which is when it would help.',
    file: FIELD,
    text: '{hint ? (',
    replacement: '{hint && !wrong ? (',
    test: { file: FIELD_TEST, title: 'what is wrong stands beside the hint, which stays' },
  },
  {
    id: 'email-not-filled-in',
    wcag: '1.3.5',
    sentence: 'The field for the address does not say what it asks for, and has to be typed by hand.',
    file: 'src/ui/email-field/EmailField.tsx',
    text: 'autoComplete="email"',
    replacement: '',
    test: { file: FORM_TEST, title: 'each field says what a browser may fill in' },
  },
  {
    id: 'name-not-filled-in',
    wcag: '1.3.5',
    sentence: 'A browser may not fill in a name.',
    file: 'src/screens/parts/registration/RegistrationFields.tsx',
    text: "autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}",
    replacement: 'autoComplete="off"',
    test: { file: FORM_TEST, title: 'each field says what a browser may fill in' },
  },
];
