/** Calls of a visit, and their delays, in words. */
import type { visitMachine } from '../../../../machines/visit.machine.ts';
import type { WordsOf } from '../words.types.ts';

type Words = WordsOf<typeof visitMachine>;

const CALL = { answers: 'the back end answers', fails: 'no answer is possible' };

export const visitCalls: Words['calls'] = {
  invitation: { runs: 'the code is looked up', answers: 'the code is judged', fails: 'the look-up breaks' },
  register: { runs: 'the form is sent', ...CALL },
  finalize: {
    runs: {
      activate: 'the activation is sent',
      finalizeLean: 'the second step is sent',
      finalizeSocial: 'the second step is sent',
    },
    ...CALL,
  },
  changeEmail: { runs: 'the different address is sent', ...CALL },
  resend: { runs: 'the mail is asked for again', ...CALL },
  watchActivation: {
    runs: 'the back end reports an activation elsewhere',
    answers: 'the account was activated elsewhere',
    fails: 'the back end can’t be watched any more',
  },
  requestPlace: { runs: 'the address is sent, for a link to the lobby', ...CALL },
  joinWaitingList: { runs: 'the token is sent, to join the waiting list', ...CALL },
  applyForMembership: { runs: 'the address is sent, to apply for membership', ...CALL },
  unsubscribe: { runs: 'the token is sent, to end the newsletter', ...CALL },
  logout: { runs: 'the back end is informed of the logout', ...CALL },
  askViewer: { runs: 'the back end identifies the visitor', ...CALL },
  pingBackend: { runs: 'the back end is pinged', ...CALL },
};

export const visitDelays: Words['delays'] = {
  slowAnswer: 'no answer for {time}',
  answerLimit: 'no answer within {time}',
  readingTime: '{time} of reading time have passed',
  readingTimeSoon: '{time} of the reading time have passed',
  forwarding: 'the reading time has ended, after {time} at most',
  forwardingSoon: 'the last ten seconds of the time to read begin, after {time} at most',
  linkLife: 'the {time} lifetime of a mailed link has ended',
};
