/** Known mistakes of comparable systems, and barriers that keep people out, each with the test that must name it. */
import { HEARD } from './barriers/heard.ts';
import { KEYBOARD } from './barriers/keyboard.ts';
import { NAMED } from './barriers/named.ts';
import { SEEN } from './barriers/seen.ts';
import { TIMED } from './barriers/timed.ts';
import type { Barrier, Mistake, Planted } from './mistake.types.ts';
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

export const BARRIERS: Readonly<Record<string, readonly Barrier[]>> = {
  'Names and descriptions': NAMED,
  'What is heard': HEARD,
  'By keyboard': KEYBOARD,
  'What is seen': SEEN,
  'Time and language': TIMED,
};

export const allMistakes: readonly Mistake[] = Object.values(MISTAKES).flat();
export const allBarriers: readonly Barrier[] = Object.values(BARRIERS).flat();
export const allPlanted: readonly Planted[] = [...allMistakes, ...allBarriers];
