/** Settings of the back end, for display in the workbench. */
import { DAY } from '../../../graphql/backend/common/clock.ts';
import { limitsOf } from '../../../graphql/backend/mail/allowance.ts';
import { goodUntil } from '../../../graphql/backend/mail/kinds.ts';
import { PENDING_FOR } from '../../../graphql/backend/accounts/status.ts';
import { MAIL_LIMITS } from '../../../graphql/backend/store/quotas.ts';
import { MAX_LIFETIME } from '../../../graphql/backend/common/token-purposes.ts';
import { KINDS } from '../mails/mails.ts';
import type { BackEndFacts } from './data.types.ts';

const daysOf = <Name extends string>(lives: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries<number>(lives).map(([name, life]) => [name, life / DAY])) as Record<Name, number>;

export const backEndFacts: BackEndFacts = {
  asking: MAIL_LIMITS,
  mails: Object.fromEntries(
    KINDS.map((kind) => [kind, { limits: limitsOf(kind), days: goodUntil(kind, new Date(0)).getTime() / DAY }]),
  ) as BackEndFacts['mails'],
  tokens: daysOf(MAX_LIFETIME),
  pendingDays: PENDING_FOR / DAY,
};
