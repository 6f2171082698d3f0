/** What a visit asks of the outside, how long it waits, and what its states tell a view. */
import type { RequestName } from '../../../machines/requests/requests.types.ts';
import { SENT_WORDS } from '../sent.ts';
import type { visitMachine } from '../../../machines/visit.machine.ts';
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

/** What the visitor is asked about. */
const asked = Object.fromEntries(
  Object.entries(SENT_WORDS).map(([name, sent]) => [
    `sendNow.${name}`,
    `the visitor is asked whether to send ${sent} now`,
  ]),
) as Record<`sendNow.${RequestName}`, string>;

export const visitTags: Words['tags'] = {
  ...asked,
  busy: 'something is sent, and Back waits for its answer',
  slow: 'it takes longer, and is told so',
  offline: 'no network, and told so',
  sendNow: 'the network is back, and the visitor is asked whether to send now',
  unreachable: 'the house can’t be reached',
  lookingUp: 'something is looked up beside the page',
  undecided: 'whether there is an invitation is not known',
  greeted: 'the guest of an invitation is greeted',
  verdictPending: 'there is an invitation, and no verdict on it',
  checkingCode: 'a typed code is looked up',
  invited: 'the invitation holds',
  unavailable: 'no answer came, and it can be asked again',
  teased: 'the teaser lies over the page',
  askingForPlace: 'the address for the waiting list is sent',
  placeAsked: 'a link to the lobby is on its way',
  changingAddress: 'a different address is given',
  countingDown: 'another page comes by itself',
  lastSeconds: 'it comes within ten seconds',
  staying: 'nothing comes by itself any more',
  alreadyActive: 'the account was active before',
  activeElsewhere: 'the account was activated elsewhere',
  joined: 'on the waiting list now',
  alreadyListed: 'on the waiting list before',
  lobbyClosed: 'no good link to the lobby',
  lobbyLinkSent: 'a new link to the lobby is on its way',
  unsubscribed: 'the newsletter is ended',
  linkBroken: 'no good link to unsubscribe',
  failed: 'the activation failed',
  unanswered: 'whether the activation worked is not known',
  invalidLink: 'the link is not known',
  expiredLink: 'the link has expired',
  replacedLink: 'a newer mail has replaced the link',
  incompleteLink: 'the link came without its id',
};
