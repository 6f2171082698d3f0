import { accountErase } from './account-erase.ts';
import { accountShow } from './account-show.ts';
import { actionsList } from './actions.ts';
import { adminLink } from './admin-link.ts';
import { codesList } from './codes-list.ts';
import { codesMake, codesTakeBack } from './codes-change.ts';
import type { Command } from './command.ts';
import { interestsAnswer, interestsList } from './interests.ts';
import { mailsList, mailsSendAgain } from './mails.ts';
import { waitingListApprove, waitingListList } from './waiting-list.ts';

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
