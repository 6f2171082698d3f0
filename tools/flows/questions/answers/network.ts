/** What survives a reload, and where Back waits. */
import { visit } from '../../charts/facts.ts';
import type { Remembered } from '../../../../machines/context/visit.types.ts';
import { REMEMBERED_WORDS } from '../../words/terms.ts';
import { sayCall } from '../../words/say.ts';
import type { Question } from '../answer.types.ts';
import { answer, count, link, plain, say, sayAll, table } from '../cells.ts';

const remembered = Object.keys(REMEMBERED_WORDS) as (keyof Remembered)[];

export const networkQuestions: readonly Question[] = [
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
