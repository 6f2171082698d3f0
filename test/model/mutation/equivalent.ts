/** Faults that can't matter, because the mutant behaves the same. By operator and place, each with its reason. */
import type { Mutant, Operator } from '../../../packages/witness/index.ts';

interface Equivalent {
  operator: Operator;
  /** Pattern for the description of the fault. */
  sentence: RegExp;
  reason: string;
}
export const EQUIVALENT: readonly Equivalent[] = [
  {
    operator: 'action removed',
    sentence: /^Entering (?:link|split)GeneratorGate no longer does clearProblems\.$/,
    reason: 'The gate is entered from the beginning of a visit alone, where nothing was wrong yet.',
  },
  {
    operator: 'action removed',
    sentence: /^On emailActive, “Back to registration” \(if mayRegister\) no longer does clearProblems\.$/,
    reason: 'The page clears it when it is opened, and sends nothing that could go wrong.',
  },
  {
    operator: 'action removed',
    sentence: /^On (?:lean|social)SecondStep\.editing, “Back to registration” no longer does clearProblems\.$/,
    reason:
      'The page clears it when it is opened; what goes wrong on it is of its own step, which the way back forgets (D16).',
  },
  {
    operator: 'action removed',
    sentence: /, “Not you\? .*” \(if anewOffered\) no longer does clearProblems\.$/,
    reason: 'All that the holder sent is forgotten with them, and what was wrong with it (D50).',
  },
  {
    operator: 'action removed',
    sentence: /^On (?:link|split)GeneratorGate\.asking, the answer of askViewer no longer does forgetAdmin\.$/,
    reason: 'Nobody is an admin before the gate has let them in (D31).',
  },
  {
    operator: 'guard removed',
    sentence: /^On socialSecondStep\.editing, “Continue” \(if mayComplete\)/,
    reason: 'The social step has no field that must be filled, so its guard always holds (D15).',
  },
  {
    operator: 'target moved',
    sentence: /^On activateAccount\.judging, what follows by itself \(if partMissing\)/,
    reason: 'A part of the page that is missing leads to staleDeployment at once, from wherever (D24).',
  },
  {
    operator: 'order changed',
    sentence: /, the answer of \w+Invitation \(if placeHeld\) is asked only after placeHeld\.$/,
    reason: 'A place that is held waits or is active, never both (D50).',
  },
  {
    operator: 'order changed',
    sentence:
      /^On boot, ‘visit\.refused’ \(if (?:formIsSecondStep|formRefused|askedFor .*|linkGenerator\w+|splitGenerator\w+)\)/,
    reason: 'The two cases are of two pages, and one page is refused at a time (D12).',
  },
  {
    operator: 'order changed',
    sentence: /judging, .* \(if problemKnown [^)]*\) is asked only after (?:invitationValid|referrerBlocklisted)/,
    reason: 'A look-up that was not answered has no verdict, and a verdict clears what went wrong before (D8).',
  },
  {
    operator: 'order changed',
    sentence: /judging, .* \(if invitationValid\) is asked only after (?:referrerBlocklisted|problemKnown)/,
    reason: 'A verdict is one: an invitation that is valid was answered, and is not of a listed site (D8, D11).',
  },
  {
    operator: 'order changed',
    sentence:
      /^On registrationForm\.entry\.awaitingVerdict, .* \(if invitationValid\) is asked only after problemKnown/,
    reason: 'The press has cleared what was wrong, and so does a verdict: with one that is valid there is no problem.',
  },
  {
    operator: 'order changed',
    sentence: /judging, .* \(if (?:acceptedIn .*|accepted)\) is asked only after/,
    reason: 'What was accepted was not refused as well (D16).',
  },
  {
    operator: 'order changed',
    sentence:
      /judging, .* \(if (?:answerMeans "(?:deny|emailPending)"|activationMeans "incompleteLink")\) is asked only after (?:mayAskInEnglish|activationMeans "alreadyActive"|answerMeans "emailActive")/,
    reason:
      'An answer means one thing: of several reasons the gravest (D16); a link’s own troubles are read of a refused link alone (D25).',
  },
  {
    operator: 'order changed',
    sentence: /^On activateAccount\.judging, .* \(if partMissing\) is asked only after activationUnanswered/,
    reason: 'The press has cleared what was wrong, and a part that is missing is no problem of what was sent (D24).',
  },
  {
    operator: 'order changed',
    sentence: /^On leanSecondStep\.judging, .* \(if fieldsOfSecondStep\) is asked only after termsOutdated/,
    reason: 'The terms are no field of the second step: where all that is refused is its own, they are not (D15, D16).',
  },
  {
    operator: 'order changed',
    sentence: /^On lobby\.joining, the answer of joinWaitingList \(if joined\)/,
    reason: 'The answer is one: joined, or on the list before (D27).',
  },
  {
    operator: 'transition removed',
    sentence: /^On leanSecondStep\.sending, ‘visit\.refused’/,
    reason: 'The page around it keeps to itself as well when the form’s address, which is its own, is refused (D3).',
  },
  {
    operator: 'initial changed',
    sentence: /^(?:about|registration|activation|admin|membership) begins with/,
    reason: 'Nothing leads to a topic as such, everything to a page of it.',
  },
  {
    operator: 'order changed',
    sentence: /^On making, the answer of createRegistrationLink \(if made\)/,
    reason: 'An answer has one outcome: a link that was made is not forbidden.',
  },
];

/** The reason why a fault can't matter, or null. */
export const equivalentBecause = ({ operator, sentence }: Pick<Mutant, 'operator' | 'sentence'>): string | null =>
  EQUIVALENT.find((one) => one.operator === operator && one.sentence.test(sentence))?.reason ?? null;
