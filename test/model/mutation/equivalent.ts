/** Faults that can't matter: nothing names them, since nobody can tell the chart from the one without. By operator and place, each with its reason. */
import type { Mutant, Operator } from './mutant.ts';

interface Equivalent {
  operator: Operator;
  /** What the sentence of the fault says. */
  sentence: RegExp;
  reason: string;
}
export const EQUIVALENT: readonly Equivalent[] = [
  {
    operator: 'action doubled',
    sentence: /does (?:storeAct|storeExposure|takeFound|countAssignments\b.*) twice\./,
    reason: 'What is stored is stored again; told is only what is new, and each experiment is counted once (D35).',
  },
  {
    operator: 'action doubled',
    sentence: /does (?:trackShown\b.*|trackForbiddenReferrer|exposeVoucher\b.*) twice\./,
    reason: 'It tells once a visit, however often it is done: what was told is known (D35, D37).',
  },
  {
    operator: 'action doubled',
    sentence: /does decideFlow twice\./,
    reason: 'The flow is decided once: a second time it finds it decided (D35).',
  },
  {
    operator: 'action removed',
    sentence: /^Entering activateAccount\.activating no longer does clearProblem\.$/,
    reason: 'The press that leads there has cleared it.',
  },
  {
    operator: 'action removed',
    sentence: /^Entering (?:link|split)GeneratorGate no longer does clearProblem\.$/,
    reason: 'The gate is entered from the beginning of a visit alone, where nothing was wrong yet.',
  },
  {
    operator: 'action removed',
    sentence: /^On emailActive, “Back to registration” \(if mayRegister\) no longer does clearProblem\.$/,
    reason: 'The page clears it when it is opened, and sends nothing that could go wrong.',
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
    sentence: /^On landing\.welcomed, “Register” \(if mayBeSent\) leads to registrationForm\.entry\.submitting/,
    reason: 'Who is welcomed has been judged: the wait for the verdict is over at once.',
  },
  {
    operator: 'target moved',
    sentence: /^On activateAccount\.activating, the failure of activate \(if errorIsMissing\)/,
    reason: 'A part of the page that is missing leads to staleDeployment at once, from wherever (D24).',
  },
  {
    operator: 'order changed',
    sentence: /\.returned, what follows by itself \(if offline\) is asked only after notUnsent/,
    reason: 'Without a network either way ends in offline: connected leads on to it by itself.',
  },
  {
    operator: 'order changed',
    sentence: /^On making, the answer of createRegistrationLink \(if made\)/,
    reason: 'An answer has one outcome: a link that was made is not forbidden.',
  },
];

/** The reason why a fault can’t matter; null: there is none. */
export const equivalentBecause = ({ operator, sentence }: Pick<Mutant, 'operator' | 'sentence'>): string | null =>
  EQUIVALENT.find((one) => one.operator === operator && one.sentence.test(sentence))?.reason ?? null;
