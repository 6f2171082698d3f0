/** Known mistakes of comparable systems, and accessibility barriers, each with the test that must detect it. */
import { HEARD } from './barriers/heard.ts';
import { KEYBOARD } from './barriers/keyboard.ts';
import { NAMED } from './barriers/named.ts';
import { SEEN } from './barriers/seen.ts';
import { TIMED } from './barriers/timed.ts';
import type { Mistake, Rows } from './mistake.types.ts';
import { ACCOUNTS } from './mistakes/accounts.ts';
import { ACTIVATION } from './mistakes/activation.ts';
import { ANSWERS } from './mistakes/answers.ts';
import { CLIENTS } from './mistakes/clients.ts';
import { MAILS } from './mistakes/mails.ts';
import { OPERATION } from './mistakes/operation.ts';
import { PAGES } from './mistakes/pages.ts';
import { REQUESTS } from './mistakes/requests.ts';
import { TOKENS } from './mistakes/tokens.ts';

const mistakesIn = (rows: Rows): readonly Mistake[] =>
  Object.entries(rows).map(([id, row]) => {
    const [file = '', ...title] = row.test.split(' > ');
    return Object.assign({}, row, { id, test: { file, title: title.join(' > ') } });
  });

/** By topic, in the order of the list. */
export const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'Pages and addresses': mistakesIn(PAGES),
  Tokens: mistakesIn(TOKENS),
  'Before an address is proved': mistakesIn(ACTIVATION),
  Accounts: mistakesIn(ACCOUNTS),
  Mails: mistakesIn(MAILS),
  'Who asks': mistakesIn(CLIENTS),
  'What is asked': mistakesIn(REQUESTS),
  Answers: mistakesIn(ANSWERS),
  'Running it': mistakesIn(OPERATION),
};

export const BARRIERS: Readonly<Record<string, readonly Mistake[]>> = {
  'Names and descriptions': mistakesIn(NAMED),
  'What is heard': mistakesIn(HEARD),
  'By keyboard': mistakesIn(KEYBOARD),
  'What is seen': mistakesIn(SEEN),
  'Time and language': mistakesIn(TIMED),
};

export const allBarriers: readonly Mistake[] = Object.values(BARRIERS).flat();
export const allPlanted: readonly Mistake[] = [...Object.values(MISTAKES).flat(), ...allBarriers];
