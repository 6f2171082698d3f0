/** Results of a registration: its answers, its flows, and existing accounts. */
import { stateAt, statesOn, visitState } from '../../charts/facts.ts';
import { changed, NOTHING_SENT } from '../../../../machines/context/requests.ts';
import { FLOW_NAMES, fieldsOf, flowRow } from '../../../../machines/flows/read-flows.ts';
import { FLOWS, type RegistrationFlow } from '../../../../machines/flows/flows.ts';
import type { StepPage } from '../../../../machines/flows/flows.types.ts';
import { EFFECTS } from '../../../../machines/context/problem-reasons.ts';
import type { Attempt } from '../../../../machines/context/registration.types.ts';
import { values } from '../../../../src/screens/RegistrationForm/fixtures.ts';
import { FIELD_WORDS, FLOW_WORDS, TOKEN_WORDS, PROBLEM_WORDS } from '../../words/terms.ts';
import { nameOfPage } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, none, pageLink, plain, say, sayAll, table } from '../cells.ts';
import { rowsInto, rowsOf, transitionsFrom } from '../transition-outcomes.ts';
import { answerOf, refusal, restOf, tried } from '../trial.ts';

const ATTEMPT: Attempt = {
  key: 'first',
  code: 'VESTIBULE',
  timestamp: null,
  locale: 'de',
  values,
  voucher: null,
};

const sent = {
  invitation: { code: ATTEMPT.code, timestamp: null, referrer: null, source: 'link' },
  ...changed({ requests: NOTHING_SENT }, 'register', { sent: ATTEMPT }),
} as const;

function reasonsAnswer(): Answer {
  const sending = visitState('registration.registrationForm.entry.submitting');
  const rows = Object.entries(EFFECTS).map(([reason, effect]) => {
    const trial = tried(sending, sent, answerOf('register', refusal(reason)));
    const message =
      'field' in effect
        ? plain(`at the field: ${FIELD_WORDS[effect.field]}`)
        : trial.problem === null
          ? none
          : say(PROBLEM_WORDS[trial.problem]);
    return [plain(reason), link(restOf(trial, sending)), message, list(trial.tracks)];
  });
  const fields = Object.values(EFFECTS).filter((effect) => 'field' in effect).length;
  return answer(
    `there are ${rows.length} reasons; ${fields} are shown at a field, the others lead to another page or to a notice.`,
    table(['Reason', 'Leads to', 'Message', 'Sent to analytics'], rows),
  );
}

const acceptedOn = (page: StepPage, flow: RegistrationFlow) =>
  statesOn(page)
    .flatMap(({ transitions }) => transitions)
    .find(({ guard }) => guard?.name === 'acceptedIn' && guard.params === flow)?.to[0] ?? null;

function flowAnswer(flow: RegistrationFlow): Answer {
  const { steps, ends } = flowRow(flow);
  const { token } = FLOWS[flow];
  const rows = steps.flatMap((step) => {
    if (!step) return [];
    const next = acceptedOn(step.page, flow);
    return [
      [
        pageLink(step.page),
        sayAll(fieldsOf(flow, step.page).map((field) => FIELD_WORDS[field])),
        plain(step.tracks.shown),
        plain(step.tracks.accepted),
        next === null ? none : link(stateAt(next)),
      ],
    ];
  });
  const mailed = ends === 'formFinished' ? rowsInto('activated') : [];
  return answer(
    `${count(rows.length, 'step')}, ${token === null ? 'open with an invitation' : `only with ${TOKEN_WORDS[token.purpose]}`}; it ends at ${nameOfPage(ends)}.`,
    table(['Step', 'Asks for', 'Tracked when shown', 'Tracked when accepted', 'Leads to'], rows, 'Its steps'),
    table(['Then', 'At', 'Leads to'], mailed, 'By the mailed link'),
  );
}

const flowQuestion = (flow: RegistrationFlow): Question => ({
  id: `flow-${flow}`,
  question: `Which steps has the ${FLOW_WORDS[flow]}?`,
  keywords: ['flow', 'steps', 'registration', flow, flowRow(flow).api],
  by: 'product',
  answer: () => flowAnswer(flow),
});

const PENDING = ['What happens', 'Leads to', 'Sent to analytics'];
export const registrationQuestions: readonly Question[] = [
  {
    id: 'pending-account',
    question: 'What can follow a pending account?',
    keywords: ['pending', 'not activated', 'emailPending', 'waits for activation', 'account'],
    by: 'product',
    answer: () => {
      const ways = transitionsFrom('emailPending');
      const pages = new Set(ways.flatMap(({ to }) => (to?.page && to.page !== 'emailPending' ? [to.page] : [])));
      return answer(
        `the mail can be requested again, and transitions lead to ${count(pages.size, 'other page')}: ${[...pages].map((page) => pageLink(page).text).join(', ')}.`,
        table(PENDING, rowsOf(ways), 'On the page of a pending account'),
        table(['What happens', 'At', 'Leads to'], rowsInto('emailPending'), 'Transitions to it'),
      );
    },
  },
  {
    id: 'account-exists',
    question: 'What happens if the address has an account already?',
    keywords: ['member already', 'emailActive', 'existing account', 'registered before'],
    by: 'support',
    answer: () => {
      const ways = rowsInto('emailActive');
      return answer(
        `from ${count(ways.length, 'place')} the visitor is led to a page that says so, with a link to the login.`,
        table(['What happens', 'At', 'Leads to'], ways, 'Transitions to it'),
        table(PENDING, rowsOf(transitionsFrom('emailActive')), 'What can be done there'),
      );
    },
  },
  {
    id: 'problem-reasons',
    question: 'What does each refusal of the registration form lead to?',
    keywords: ['refused', 'reason', 'problem', 'error', 'contract', 'submit', ...Object.keys(EFFECTS)],
    by: 'quality',
    answer: reasonsAnswer,
  },
  ...FLOW_NAMES.map(flowQuestion),
];
