import { accountErase } from './account-erase.ts';
import { accountShow } from './account-show.ts';
import { actionsList } from './actions.ts';
import { adminLink } from './admin-link.ts';
import { codesList } from './codes-list.ts';
import { codesMake } from './codes-make.ts';
import { codesTakeBack } from './codes-take-back.ts';
import type { Command } from './command.ts';
import { interestsAnswer } from './interests-answer.ts';
import { interestsList } from './interests-list.ts';
import { mailsList } from './mails-list.ts';
import { mailsSendAgain } from './mails-send-again.ts';
import { waitingListApprove } from './waiting-list-approve.ts';
import { waitingListList } from './waiting-list-list.ts';

/** All operator commands, in the order of the usage text (D53). */
export const commands: readonly Command[] = [
  codesList,
  codesMake,
  codesTakeBack,
  waitingListList,
  waitingListApprove,
  interestsList,
  interestsAnswer,
  accountShow,
  accountErase,
  mailsList,
  mailsSendAgain,
  adminLink,
  actionsList,
];
