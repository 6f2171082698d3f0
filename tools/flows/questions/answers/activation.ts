/** The mailed link, the automatic login, and the waiting list. */
import { LINK_LIFE } from '../../../../machines/domain/waits.ts';
import { sayDuration, sayTrigger } from '../../words/say.ts';
import type { Transition } from '../../charts/facts.types.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, none, plain, say, sayAll, table, titled } from '../cells.ts';
import { stateIn, statesOn, transitionsIn, type House } from '../house.ts';
import { outcomesIn, outcomesOf, sayOutcome } from '../outcomes.ts';
import { waysFrom } from '../page-ways.ts';
import { answerOf, refusedLink, restOf, tried } from '../trial.ts';

const HEADS = ['What happens', 'Leads to', 'Analytics hears'];
/** Errors of an activation link, as the contract names them. */
const SAID = {
  EXPIRED: 'older than a day',
  REPLACED: 'replaced by a newer mail',
  INCOMPLETE: 'not whole',
  ALREADY_ACTIVE: 'used before',
  UNKNOWN: 'not known',
};

function deadLinks(house: House): Answer {
  const activating = stateIn(house, 'activation.activateAccount.activating');
  const rows = Object.entries(SAID).map(([detail, words]) => {
    const trial = tried(house, activating, { activation: { id: 'id' } }, answerOf('activate', refusedLink(detail)));
    const rest = restOf(trial, activating);
    const next = outcomesIn(house, house.at(rest)).filter(({ from, to }) => from.page === rest.page && to !== null);
    return [say(words), link(rest), sayAll(next.map(({ when }) => when)), list(trial.tracks)];
  });
  return answer(
    `a mailed link lives ${sayDuration(LINK_LIFE)}; one that is over leads to a page that says why, with what can be done about it.`,
    table(['The link is', 'Leads to', 'What can happen there', 'Analytics hears'], rows),
  );
}

const isTimed = ({ trigger }: Transition) => trigger.kind === 'time';
const sentBy = (action: string) => (house: House) =>
  house.visit.filter(({ entry }) => entry.some(({ name }) => name === action));

/** Timed transitions into states that send the browser away. */
function byItself(house: House, action: string, where: string): Answer {
  const leaving = new Set(sentBy(action)(house).map(({ path }) => path));
  const timed = transitionsIn(house).filter((one) => isTimed(one) && one.to.some(({ path }) => leaving.has(path)));
  const rows = timed.map((transition) => {
    const from = house.at(transition.from);
    const [outcome] = outcomesOf(house, transition);
    return [
      link(from),
      say(outcome ? sayOutcome(outcome) : sayTrigger(transition.trigger, 'visit')),
      sayAll(
        outcomesIn(house, from)
          .filter(({ when }) => when.startsWith('the visitor'))
          .map(({ when }) => when),
      ),
    ];
  });
  return answer(
    rows.length === 0
      ? `nowhere is one taken to ${where} by time alone.`
      : `in ${count(rows.length, 'place')}: ${rows.map(([, what]) => what?.text.toLowerCase()).join('; ')}.`,
    table(['Where', 'What happens', 'Or before'], rows),
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
    answer: (house) => {
      const places = house.visit.filter((state) =>
        state.transitions.some(({ trigger }) => trigger.kind === 'event' && trigger.event === 'mail.requested'),
      );
      return answer(
        `it can be asked for again in ${count(places.length, 'place')}, no sooner than the house allows; on the inbox page it can go to a different address.`,
        table(
          HEADS,
          waysFrom(house, 'formFinished').map(({ what, to, tracks }) => [
            say(what),
            to === null ? plain('stays') : link(to),
            list(tracks),
          ]),
          'On the inbox page',
        ),
        table(
          ['Where it can be asked for again'],
          places.map((state) => [link(state)]),
          'All places',
        ),
      );
    },
  },
  {
    id: 'login-by-itself',
    question: 'Where is one taken to the login by itself, and after how long?',
    keywords: ['login', 'redirect', 'countdown', 'automatic', 'seconds', 'forward'],
    by: 'product',
    answer: (house) => byItself(house, 'goToLogin', 'the login'),
  },
  {
    id: 'shop-by-itself',
    question: 'When does a new member come into the shop?',
    keywords: ['shop', 'redirect', 'activated', 'in', 'welcome', 'automatic'],
    by: 'product',
    answer: (house) => {
      const { tables, short } = byItself(house, 'goToShop', 'the shop');
      const entered = sentBy('goToShop')(house);
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
    question: 'How does one come onto the waiting list, and what then?',
    keywords: ['waiting list', 'lobby', 'waitlist', 'join', 'no place', 'full'],
    by: 'product',
    answer: (house) => {
      const ask = stateIn(house, 'landing.uninvited.waitingList');
      const asking = [ask, ...statesOn(house, 'landing').filter(({ path }) => path.startsWith(`${ask.path}.`))];
      const ways = asking
        .flatMap(({ transitions }) => transitions)
        .filter(({ trigger }) => trigger.kind === 'event' || trigger.kind === 'answer')
        .flatMap((transition) => outcomesOf(house, transition))
        .filter(({ to }) => to !== null);
      return answer(
        'an address is left on the start page, a link to the lobby is mailed to it, and a press there puts it on the list. Who is approved gets another mail, whose token opens a flow of its own.',
        table(
          HEADS,
          ways.map((end) => [say(sayOutcome(end)), end.to === null ? none : link(end.to), list(end.tracks)]),
          'On the start page',
        ),
        table(
          HEADS,
          waysFrom(house, 'lobby').map(({ what, to, tracks }) => [
            say(what),
            to === null ? plain('stays') : link(to),
            list(tracks),
          ]),
          'In the lobby',
        ),
      );
    },
  },
];
