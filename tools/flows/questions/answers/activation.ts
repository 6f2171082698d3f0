/** The mailed link, the automatic login, and the waiting list. */
import { statesOn, stateAt, visit, visitState, visitTransitions } from '../../charts/facts.ts';
import { LINK_LIFE } from '../../../../machines/domain/waits.ts';
import { sayDuration, sayTrigger } from '../../words/say.ts';
import type { Transition } from '../../charts/facts.types.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, plain, say, sayAll, table, titled } from '../cells.ts';
import { outcomesIn, outcomesOf, rowsOf, transitionsFrom } from '../transition-outcomes.ts';
import { answerOf, refusedLink, restOf, tried } from '../trial.ts';

const HEADS = ['What happens', 'Leads to', 'Sent to analytics'];
/** Errors of an activation link, as the contract names them. */
const ERRORS = {
  EXPIRED: 'older than a day',
  REPLACED: 'replaced by a newer mail',
  INCOMPLETE: 'incomplete',
  ALREADY_ACTIVE: 'used before',
  UNKNOWN: 'unknown',
};

function deadLinks(): Answer {
  const activating = visitState('activation.activateAccount.activating');
  const rows = Object.entries(ERRORS).map(([detail, words]) => {
    const trial = tried(activating, { activation: { id: 'id' } }, answerOf('activate', refusedLink(detail)));
    const rest = restOf(trial, activating);
    const next = outcomesIn(stateAt(rest)).filter(({ from, to }) => from.page === rest.page && to !== null);
    return [say(words), link(rest), sayAll(next.map(({ when }) => when)), list(trial.tracks)];
  });
  return answer(
    `a mailed link is valid for ${sayDuration(LINK_LIFE)}; an expired one leads to a page with the reason and the next steps.`,
    table(['The link is', 'Leads to', 'What can happen there', 'Sent to analytics'], rows),
  );
}

const isTimed = ({ trigger }: Transition) => trigger.kind === 'time';
const sentBy = (action: string) => () => visit.filter(({ entry }) => entry.some(({ name }) => name === action));

/** Timed transitions into states that send the browser away. */
function byItself(action: string, where: string): Answer {
  const leaving = new Set(sentBy(action)().map(({ path }) => path));
  const timed = visitTransitions.filter((one) => isTimed(one) && one.to.some(({ path }) => leaving.has(path)));
  const rows = timed.map((transition) => {
    const from = stateAt(transition.from);
    const [outcome] = outcomesOf(transition);
    return [
      link(from),
      say(outcome?.what ?? sayTrigger(transition.trigger, 'visit')),
      sayAll(
        outcomesIn(from)
          .filter(({ when }) => when.startsWith('the visitor'))
          .map(({ when }) => when),
      ),
    ];
  });
  return answer(
    rows.length === 0
      ? `no timeout leads to ${where}.`
      : `in ${count(rows.length, 'place')}: ${rows.map(([, what]) => what?.text.toLowerCase()).join('; ')}.`,
    table(['Where', 'What happens', 'Or earlier'], rows),
  );
}

export const activationQuestions: readonly Question[] = [
  {
    id: 'activation-link-dead',
    question: 'What does an expired activation link lead to?',
    keywords: ['activation', 'expired', 'mail', 'link', 'replaced', 'used', 'old mail'],
    by: 'support',
    answer: deadLinks,
  },
  {
    id: 'mail-not-come',
    question: 'What can a visitor do if the activation mail does not come?',
    keywords: ['mail', 'inbox', 'send again', 'resend', 'spam', 'wrong address', 'typo in address'],
    by: 'support',
    answer: () => {
      const places = visit.filter((state) =>
        state.transitions.some(({ trigger }) => trigger.kind === 'event' && trigger.event === 'mail.requested'),
      );
      return answer(
        `the mail can be requested again in ${count(places.length, 'place')}, within the limits of the back end; on the inbox page the address can be changed.`,
        table(HEADS, rowsOf(transitionsFrom('formFinished')), 'On the inbox page'),
        table(
          ['Where it can be requested again'],
          places.map((state) => [link(state)]),
          'All places',
        ),
      );
    },
  },
  {
    id: 'login-by-itself',
    question: 'Where does a timeout lead to the login, and after how long?',
    keywords: ['login', 'redirect', 'countdown', 'automatic', 'seconds', 'forward'],
    by: 'product',
    answer: () => byItself('goToLogin', 'the login'),
  },
  {
    id: 'shop-by-itself',
    question: 'When does a new member enter the shop?',
    keywords: ['shop', 'redirect', 'activated', 'in', 'welcome', 'automatic'],
    by: 'product',
    answer: () => {
      const { tables, short } = byItself('goToShop', 'the shop');
      const entered = sentBy('goToShop')();
      return answer(
        `${short.replace(/\.$/, '')}; the browser is sent there from ${count(entered.length, 'state')}.`,
        ...titled(tables, 'By time'),
        table(
          ['State in which the browser is sent there', 'Page'],
          entered.map((state) => [link(state), plain(state.description ?? '–')]),
          'Where the browser is sent there',
        ),
      );
    },
  },
  {
    id: 'waiting-list',
    question: 'How does a visitor join the waiting list, and what follows?',
    keywords: ['waiting list', 'lobby', 'waitlist', 'join', 'no place', 'full'],
    by: 'product',
    answer: () => {
      const ask = visitState('landing.uninvited.waitingList');
      const asking = [ask, ...statesOn('landing').filter(({ path }) => path.startsWith(`${ask.path}.`))];
      const ways = asking
        .flatMap(({ transitions }) => transitions)
        .filter(({ trigger }) => trigger.kind === 'event' || trigger.kind === 'answer')
        .flatMap(outcomesOf)
        .filter(({ to }) => to !== null);
      return answer(
        'the visitor enters an address on the start page, gets a link to the lobby by mail, and joins the list there. Approved visitors get another mail, whose token opens a separate flow.',
        table(HEADS, rowsOf(ways), 'On the start page'),
        table(HEADS, rowsOf(transitionsFrom('lobby')), 'In the lobby'),
      );
    },
  },
];
