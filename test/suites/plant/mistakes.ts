/** Known security mistakes of comparable systems, each with the test that must name it. */
import type { Mistake } from './mistake.types.ts';
import { ACCOUNTS } from './mistakes/accounts.ts';
import { ACTIVATION } from './mistakes/activation.ts';
import { ANSWERS } from './mistakes/answers.ts';
import { CLIENTS } from './mistakes/clients.ts';
import { MAILS } from './mistakes/mails.ts';
import { OPERATION } from './mistakes/operation.ts';
import { PAGES } from './mistakes/pages.ts';
import { REQUESTS } from './mistakes/requests.ts';
import { TOKENS } from './mistakes/tokens.ts';

/** By what they are about, in the order of the page. */
export const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'Pages and addresses': PAGES,
  Tokens: TOKENS,
  'Before an address is proved': ACTIVATION,
  Accounts: ACCOUNTS,
  Mails: MAILS,
  'Who asks': CLIENTS,
  'What is asked': REQUESTS,
  Answers: ANSWERS,
  'Running it': OPERATION,
};

export const allMistakes: readonly Mistake[] = Object.values(MISTAKES).flat();
