/** Equivalent faults: the mutant behaves the same. By operator and place, each with its reason. */
import type { Mutant, Operator } from '../../../packages/witness/index.ts';

interface Equivalent {
  operator: Operator;
  /** Pattern for the description of the fault. */
  sentence: RegExp;
  reason: string;
}
const EQUIVALENT: readonly Equivalent[] = [
  {
    operator: 'action removed',
    sentence: /^Entering (?:link|split)GeneratorGate no longer does clearProblems\.$/,
    reason: 'The gate is entered only when a visit begins, before any problem.',
  },
  {
    operator: 'action removed',
    sentence: /^On emailActive, “Back to registration” \(if mayRegister\) no longer does clearProblems\.$/,
    reason: 'Entry clears problems, and the page sends nothing that could fail.',
  },
  {
    operator: 'action removed',
    sentence: /^On (?:lean|social)SecondStep\.editing, “Back to registration” no longer does clearProblems\.$/,
    reason: 'Entry clears problems; those of the page belong to its step, which the way back resets (D16).',
  },
  {
    operator: 'action removed',
    sentence: /, “Not you\? .*” \(if anewOffered\) no longer does clearProblems\.$/,
    reason: 'All requests of the holder are forgotten, with their problems (D50).',
  },
  {
    operator: 'action removed',
    sentence: /^On (?:link|split)GeneratorGate\.asking, the answer of askViewer no longer does forgetAdmin\.$/,
    reason: 'No visitor is an admin before the gate admits them (D31).',
  },
  {
    operator: 'guard removed',
    sentence: /^On socialSecondStep\.editing, “Continue” \(if mayComplete\)/,
    reason: 'The social step has no required field, so its guard always holds (D15).',
  },
  {
    operator: 'target moved',
    sentence: /^On activateAccount\.evaluating, what follows by itself \(if partMissing\)/,
    reason: 'A missing part of the page leads to staleDeployment at once, from every state (D24).',
  },
  {
    operator: 'order changed',
    sentence: /, the answer of \w+Invitation \(if placeHeld\) is asked only after placeHeld\.$/,
    reason: 'A held place is pending or active, never both (D50).',
  },
  {
    operator: 'order changed',
    sentence:
      /^On boot, ‘visit\.refused’ \(if (?:formIsSecondStep|formRefused|askedFor .*|linkGenerator\w+|splitGenerator\w+)\)/,
    reason: 'The two cases belong to two pages, and one page is refused at a time (D12).',
  },
  {
    operator: 'order changed',
    sentence: /evaluating, .* \(if problemKnown [^)]*\) is asked only after (?:invitationValid|referrerBlocklisted)/,
    reason: 'An unanswered look-up has no verdict, and a verdict clears earlier problems (D8).',
  },
  {
    operator: 'order changed',
    sentence: /evaluating, .* \(if invitationValid\) is asked only after (?:referrerBlocklisted|problemKnown)/,
    reason: 'A look-up has one verdict: a valid invitation has no blocklisted referrer (D8, D11).',
  },
  {
    operator: 'order changed',
    sentence:
      /^On registrationForm\.entry\.awaitingVerdict, .* \(if invitationValid\) is asked only after problemKnown/,
    reason: 'The press and a verdict clear problems, so a valid verdict has no problem.',
  },
  {
    operator: 'order changed',
    sentence: /evaluating, .* \(if (?:acceptedIn .*|accepted)\) is asked only after/,
    reason: 'A request is not both accepted and refused (D16).',
  },
  {
    operator: 'order changed',
    sentence:
      /evaluating, .* \(if (?:answerMeans "(?:deny|emailPending)"|activationMeans "incompleteLink")\) is asked only after (?:mayAskInEnglish|activationMeans "alreadyActive"|answerMeans "emailActive")/,
    reason:
      'A response has one meaning, its first reason in order of precedence (D16); problems of a link are read only if the link was refused (D25).',
  },
  {
    operator: 'order changed',
    sentence: /^On activateAccount\.evaluating, .* \(if partMissing\) is asked only after activationUnanswered/,
    reason: 'The press clears problems, and a missing part is not a problem of the request (D24).',
  },
  {
    operator: 'order changed',
    sentence: /^On leanSecondStep\.evaluating, .* \(if fieldsOfSecondStep\) is asked only after termsOutdated/,
    reason:
      'Terms are not a field of the second step: if all refused fields are its own, terms are not refused (D15, D16).',
  },
  {
    operator: 'order changed',
    sentence: /^On lobby\.joining, the answer of joinWaitingList \(if joined\)/,
    reason: 'The response is either joined or already listed (D27).',
  },
  {
    operator: 'transition removed',
    sentence: /^On leanSecondStep\.sending, ‘visit\.refused’/,
    reason: 'The parent state also ignores a refusal of its own address (D3).',
  },
  {
    operator: 'initial changed',
    sentence: /^(?:about|registration|activation|admin|membership) begins with/,
    reason: 'Transitions lead to pages of a topic, never to the topic.',
  },
  {
    operator: 'order changed',
    sentence: /^On making, the answer of createRegistrationLink \(if made\)/,
    reason: 'A response has one outcome: a created link is not forbidden.',
  },
];

/** The reason why a fault is equivalent, or null. */
export const equivalentBecause = ({ operator, sentence }: Pick<Mutant, 'operator' | 'sentence'>): string | null =>
  EQUIVALENT.find((one) => one.operator === operator && one.sentence.test(sentence))?.reason ?? null;
