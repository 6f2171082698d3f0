/** Calls of a visit, and their delays, in words. */
import type { visitMachine } from '../../../../machines/visit.machine.ts';
import type { WordsOf } from '../words.types.ts';

type Words = WordsOf<typeof visitMachine>;

const CALL = { answers: 'the back end answers', fails: 'the request fails' };

export const visitCalls: Words['calls'] = {
  invitation: { runs: 'the code is looked up', answers: 'the code is checked', fails: 'the look-up fails' },
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
  resend: { runs: 'another mail is requested', ...CALL },
  watchActivation: {
    runs: 'activations elsewhere are watched for',
    answers: 'the account was activated elsewhere',
    fails: 'the subscription fails',
  },
  requestPlace: { runs: 'the address is sent for a link to the lobby', ...CALL },
  joinWaitingList: { runs: 'the token is sent to join the waiting list', ...CALL },
  applyForMembership: { runs: 'the address is sent to apply for membership', ...CALL },
  unsubscribe: { runs: 'the token is sent to unsubscribe', ...CALL },
  logout: { runs: 'the logout is sent', ...CALL },
  askViewer: { runs: 'the back end identifies the visitor', ...CALL },
  pingBackend: { runs: 'the back end is pinged', ...CALL },
};

export const visitDelays: Words['delays'] = {
  slowAnswer: 'no answer for {time}',
  answerLimit: 'no answer within {time}',
  readingTime: '{time} of reading time have passed',
  readingTimeSoon: '{time} of the reading time have passed',
  forwarding: 'the reading time has ended, after at most {time}',
  forwardingSoon: 'the last ten seconds of the reading time begin, after at most {time}',
  linkLife: 'the {time} lifetime of a mailed link has ended',
};
