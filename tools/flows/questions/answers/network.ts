/** Without a network, sent twice, after a reload, and after a deployment. */
import { stateAt, visit, visitState, visitTransitions } from '../../charts/facts.ts';
import type { RequestName } from '../../../../machines/context/requests.types.ts';
import type { Remembered } from '../../../../machines/context/visit.types.ts';
import type { State, Transition } from '../../charts/facts.types.ts';
import { REMEMBERED_WORDS, isSent, SENT_WORDS } from '../../words/terms.ts';
import type { visitActions } from '../../words/visit/actions.ts';
import { nameOfState, sayCall } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, none, pageLink, plain, say, sayAll, table, target } from '../cells.ts';
import { outcomesOf } from '../transition-outcomes.ts';

const isEvent =
  (name: string) =>
  ({ trigger }: Transition) =>
    trigger.kind === 'event' && trigger.event === name;
const parentOf = ({ chart, parent }: State) => stateAt({ chart, path: parent ?? '' });

function offlineAnswer(): Answer {
  const offlineStates = visit.filter(({ tags }) => tags.includes('offline'));
  const pages = [...new Set(offlineStates.flatMap(({ page }) => (page === null ? [] : [page])))];
  const back = visitTransitions.filter(isEvent('network.returned'));
  const by = pages.map((page) => [
    pageLink(page),
    sayAll(offlineStates.filter((state) => state.page === page).map((state) => nameOfState(parentOf(state)))),
    sayAll(offlineStates.filter((state) => state.page === page).map((state) => sentFrom(state) ?? '–')),
  ]);
  return answer(
    `${count(offlineStates.length, 'state')} on ${count(pages.length, 'page')} show it, and typing remains possible. When the network returns, unanswered requests are offered again: Send now? Input is never sent automatically; only look-ups are repeated.`,
    table(['Page', 'Shown in', 'Offered again'], by, 'Where it is shown'),
    table(
      ['Where', 'What happens', 'Leads to'],
      back.flatMap((transition) =>
        outcomesOf(transition).map((end) => [link(end.from), say(end.what), target(end.to)]),
      ),
      'What continues when the network returns',
    ),
  );
}
/** What is sent from the parent state, in words; null if it is not kept. */
function sentFrom(offline: State): string | null {
  const siblings = parentOf(offline).children.map((path) => stateAt({ chart: 'visit', path }));
  const kept = siblings
    .flatMap(({ transitions }) => transitions)
    .map(({ guard }) => (guard?.name === 'notLost' ? guard.params : null))
    .find(isSent);
  return kept === undefined ? null : SENT_WORDS[kept];
}

/** Actions that store a request, for requests that no `notLost` guard checks. */
const STORED_BY: Readonly<Partial<Record<RequestName, keyof typeof visitActions>>> = {
  register: 'storeAttempt',
  complete: 'storeCompletion',
  code: 'storeTypedCode',
  activate: 'storePress',
};
/**
 * What is stored of a request sent in a state: checked where the wait leads back to, or stored on the way in. Null if
 * it is not stored.
 */
function storedFor(state: State): string | null {
  const into = visitTransitions.filter(({ to }) => to.some(({ path }) => path === state.path));
  const [kept = null] =
    Object.entries(STORED_BY).find(([, keeper]) =>
      into.some(({ actions }) => actions.some(({ name }) => name === keeper)),
    ) ?? [];
  return confirmedAfter(state) ?? (isSent(kept) ? SENT_WORDS[kept] : null);
}
function confirmedAfter(state: State): string | null {
  const back = state.transitions.find(({ trigger }) => trigger.kind === 'failure')?.to[0];
  const offline = back && stateAt(back).children.find((path) => path.endsWith('.offline'));
  return offline ? sentFrom(visitState(offline)) : null;
}
const isVisitors = ({ trigger }: Transition) => trigger.kind === 'event' && !trigger.event.startsWith('network.');

function twiceAnswer(): Answer {
  const calling = visit.filter(({ calls }) => calls.length > 0);
  const kept = calling.filter((state) => storedFor(state) !== null);
  const calls = (state: State) => sayAll(state.calls.map((call) => sayCall(call, 'visit')));
  const again = visitTransitions
    .filter((transition) => !isVisitors(transition))
    .flatMap(outcomesOf)
    .filter(({ to, from }) => to !== null && to.calls.length > 0 && to.page === from.page);
  return answer(
    `${kept.length} of ${calling.length} calls store their request until it is answered: a repeated one counts once. The others are idempotent.`,
    table(
      ['Where', 'What it does', 'Stored until answered'],
      calling.map((state) => {
        const what = storedFor(state);
        return [link(state), calls(state), what === null ? none : say(what)];
      }),
      'Every call',
    ),
    table(
      ['Where', 'What happens', 'Then'],
      again.map((end) => [link(end.from), say(end.what), target(end.to)]),
      'Sent without a click',
    ),
  );
}

const remembered = Object.keys(REMEMBERED_WORDS) as (keyof Remembered)[];

export const networkQuestions: readonly Question[] = [
  {
    id: 'offline',
    question: 'What happens without a network, and when it is back?',
    keywords: ['offline', 'network', 'connection', 'wifi', 'send now'],
    by: 'quality',
    answer: offlineAnswer,
  },
  {
    id: 'twice',
    question: 'What is sent twice, and what never?',
    keywords: ['register', 'pressed', 'double', 'click', 'twice', 'idempotent', 'key', 'retry', 'resend', 'duplicate'],
    by: 'quality',
    answer: twiceAnswer,
  },
  {
    id: 'reload',
    question: 'What survives a reload?',
    keywords: ['reload', 'refresh', 'remembered', 'storage', 'draft', 'lost', 'F5'],
    by: 'support',
    answer: () =>
      answer(
        `${count(remembered.length, 'thing')}, besides the input and the invitation; all within the tab.`,
        table(
          ['What', 'Until', 'In the code'],
          remembered.map((key) => [say(REMEMBERED_WORDS[key].what), say(REMEMBERED_WORDS[key].until), plain(key)]),
        ),
      ),
  },
  {
    id: 'back-button',
    question: 'Where does Back wait for an answer?',
    keywords: ['back', 'browser', 'history', 'busy', 'leave'],
    by: 'quality',
    answer: () => {
      const busy = visit.filter(({ transitions }) =>
        transitions.some(({ trigger, to }) => trigger.kind === 'address' && to.length === 0),
      );
      return answer(
        `in ${count(busy.length, 'state')}: Back waits there for the answer. Elsewhere it works immediately, and sends nothing.`,
        table(
          ['Where', 'Meanwhile'],
          busy.map((state) => [link(state), sayAll(state.calls.map((call) => sayCall(call, 'visit')))]),
        ),
      );
    },
  },
];
