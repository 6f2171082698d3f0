/** All frequent questions, in reading order. */
import type { Question } from './answer.types.ts';
import { accessQuestions } from './answers/access.ts';
import { activationQuestions } from './answers/activation.ts';
import { analyticsQuestions } from './answers/analytics.ts';
import { invitationQuestions } from './answers/invitation.ts';
import { mailQuestions } from './answers/mails.ts';
import { networkQuestions } from './answers/network.ts';
import { pageQuestions } from './answers/page-list.ts';
import { registrationQuestions } from './answers/registration.ts';
import { waitingQuestions } from './answers/waiting.ts';

const all: readonly Question[] = [
  ...invitationQuestions,
  ...registrationQuestions,
  ...analyticsQuestions,
  ...waitingQuestions,
  ...accessQuestions,
  ...activationQuestions,
  ...mailQuestions,
  ...pageQuestions,
  ...networkQuestions,
];
/** The most frequent ones come first. */
const FIRST = ['no-invitations-left', 'pending-account', 'link-expired-tracked', 'waits', 'token-needed'];

export const QUESTIONS: readonly Question[] = [
  ...FIRST.flatMap((id) => all.filter((question) => question.id === id)),
  ...all.filter(({ id }) => !FIRST.includes(id)),
];
export const questionOf = (id: string): Question | null => QUESTIONS.find((question) => question.id === id) ?? null;
