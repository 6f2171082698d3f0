/** A table of an answer: names of states link to the plan. */
import { stateOfWord } from '../../charts/facts.ts';
import { TOPIC_OF } from '../../charts/topics.ts';
import type { Cell, Table } from '../../questions/answer.types.ts';
import { hrefOf, type View } from '../view.ts';

/** Where a state is shown: on the plan, in the topic of its page; a state of another chart with the states of that chart. */
function placeOf(word: string): Partial<View> {
  const state = stateOfWord(word);
  const shown = { state: word, question: null, situation: null };
  if (state === null) return shown;
  if (state.chart !== 'visit') return { ...shown, section: 'pages', topic: state.chart };
  return { ...shown, section: 'plan', topic: state.page === null ? null : TOPIC_OF[state.page] };
}

const Said = ({ text, state }: Cell) => (state === null ? text : <a href={hrefOf(placeOf(state))}>{text}</a>);

export const AnswerTable = ({ title, heads, rows }: Table) => (
  <table>
    {title !== null && <caption>{title}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.map(({ text }) => text).join('|')}>
          {row.map((cell, column) => (
            <td key={heads[column]} data-head={heads[column]}>
              <Said {...cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
