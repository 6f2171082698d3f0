/** Calls of a visit, and their delays, in words. */
import type { visitMachine } from '../../../../machines/visit.machine.ts';
import type { WordsOf } from '../words.types.ts';

type Words = WordsOf<typeof visitMachine>;

const HOUSE = { answers: 'the house answers', fails: 'no answer can be had' };

export const visitCalls: Words['calls'] = {
  invitation: { runs: 'the code is looked up', answers: 'the code is judged', fails: 'the look-up breaks' },
  register: { runs: 'the form is sent', ...HOUSE },
  finalize: {
    runs: {
      activate: 'the activation is sent',
      finalizeLean: 'the second step is sent',
      finalizeSocial: 'the second step is sent',
    },
    ...HOUSE,
  },
  changeEmail: { runs: 'the different address is sent', ...HOUSE },
  resend: { runs: 'the mail is asked for again', ...HOUSE },
  watchActivation: {
    runs: 'the house tells when the account is activated elsewhere',
    answers: 'the account was activated elsewhere',
    fails: 'the house can’t tell any more',
  },
  requestPlace: { runs: 'the address is sent, for a link to the lobby', ...HOUSE },
  joinWaitingList: { runs: 'the token is sent, to join the waiting list', ...HOUSE },
  applyForMembership: { runs: 'the address is sent, to apply for membership', ...HOUSE },
  unsubscribe: { runs: 'the token is sent, to end the newsletter', ...HOUSE },
  logout: { runs: 'the house hears of the logout', ...HOUSE },
  askViewer: { runs: 'the house is asked who is there', ...HOUSE },
  pingBackend: { runs: 'the house is asked whether it is there', ...HOUSE },
};

export const visitDelays: Words['delays'] = {
  slowAnswer: 'no answer for {time}',
  answerLimit: 'no answer within {time}',
  readingTime: '{time} to read are over',
  readingTimeSoon: '{time} of the time to read are over',
  forwarding: 'the time to read is over, {time} at most',
  forwardingSoon: 'the last ten seconds of the time to read begin, after {time} at most',
  linkLife: 'the {time} that a mailed link lives are over',
};
