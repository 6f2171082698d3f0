/** The code form, on the landing page and on the code page. */
import { checkCode } from '../domain/registration-code.ts';
import { codeFormOffers } from './code-form.offers.ts';
import { prefilledCode } from './prefilled-code.ts';
import type { Refusal } from '../invitation/invitation.types.ts';
import type { FormDefinition, FormFacts } from './form.types.ts';
import { NOTHING_KNOWN, type Visit } from './facts.ts';

type CodeValues = {
  code: string;
};
export type CodeProblem = Refusal | 'missing' | 'incomplete';

export const codeForm: FormDefinition<CodeValues, CodeProblem> = {
  id: 'code',
  initial: { code: '' },
  wrong: ({ code }) => {
    const checked = checkCode(code);
    return 'problem' in checked ? { code: checked.problem } : {};
  },
  begun: { type: codeFormOffers.code.event },
  handOver: ({ code }) => ({ type: codeFormOffers.submitCode.event, code }),
};

export const codeFacts = (visit: Visit): FormFacts<CodeValues> => ({
  ...NOTHING_KNOWN,
  fields: ['code'],
  // With an invitation, the code is prefilled (D49).
  known: { code: prefilledCode(visit.context) },
  problem: visit.context.requests.code.problem,
  busy: visit.hasTag(codeFormOffers.submitCode.during),
});
