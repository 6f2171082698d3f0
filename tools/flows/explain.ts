/**
 * `npm run tool -- explain [WORDS]`: explains what the charts do, found by the workbench's search.
 *
 * WORDS  what to find, such as "no invitations left";
 *        or the name of a page, state, event, tracked event, mail or message
 *
 * Without words it lists frequent questions. Exits with 1 if nothing is found.
 */
import { textsIn } from '../../locales/texts.ts';
import { DEFAULT_LOCALE } from '../../locales/languages.ts';
import { CHART_IDS } from './charts/charts.ts';
import { allStates, pageStates, stateOfWord, wordOf } from './charts/facts.ts';
import { decidesBy, sayLimit } from './decides/decides.ts';
import { mailOf, KINDS as MAILS } from './mails/mails.ts';
import type { Answer } from './questions/answer.types.ts';
import { answer, list, plain, say, table } from './questions/cells.ts';
import { explainState } from './questions/explain.ts';
import { printed } from './questions/print.ts';
import { QUESTIONS } from './questions/questions.ts';
import { finderOf } from './search/find.ts';
import { KINDS, type SearchItem } from './search/search-item.types.ts';
import { searchItems } from './search/search-items.ts';
import { backEndFacts } from './server/back-end.ts';

const USUAL_WIDTH = 110;
const MOST_OTHERS = 8;
const began = performance.now();
const asked = process.argv.slice(2).join(' ').trim();
const width = process.stdout.columns ?? USUAL_WIDTH;

const texts = textsIn(DEFAULT_LOCALE);
const data = decidesBy(backEndFacts);
const items = searchItems(data, texts);

function explained(item: SearchItem): Answer {
  const question = QUESTIONS.find(({ id }) => id === item.view.question);
  if (question) return question.answer();
  const datum = data.find(({ id }) => item.kind === 'data' && id === item.view.item);
  if (datum)
    return answer(
      datum.follows,
      table(
        [datum.file],
        datum.value.map((one) => [plain(one)]),
      ),
    );
  const mail = MAILS.find((kind) => item.kind === 'mail' && kind === item.view.item);
  if (mail) {
    const { to, when } = mailOf(mail);
    const limits = backEndFacts.mails[mail].limits.map(sayLimit);
    return answer(
      `To ${to}. At most ${limits.join(' and ')} to one address.`,
      table(
        ['When'],
        when.map((one) => [say(one)]),
      ),
    );
  }
  const state = item.view.state ? stateOfWord(item.view.state) : null;
  return state ? explainState(state, texts) : answer(item.detail, table(['Also'], [[list([item.also])]]));
}
const lineOf = ({ kind, title, detail }: SearchItem) => `  ${title}  ${detail} (${KINDS[kind].toLowerCase()})`;
const help = [
  'Frequent questions:',
  ...QUESTIONS.map(({ question }) => `  ${question}`),
  '',
  'Also: the name of a page (registrationForm), its address (/registration/code), a state (landing.welcomed),',
  'an event (form.submitted), a tracked event (submit_email), a mail, a message (action.register), or any words of theirs.',
];

const found = asked === '' ? [] : finderOf(items)(asked);
const all = found.flatMap((group) => group.items);
/** A page is named by its id, a state by its path. */
const page = pageStates.find((state) => state.page === asked);
const word = page ? wordOf(page) : `visit:${asked}`;
const best = items.find(({ id }) => id === `state ${word}`) ?? all[0];
const others = all.filter((one) => one !== best);
const lines = best
  ? [
      ...printed(`${best.title}${best.detail ? ` (${best.detail})` : ''}`, explained(best), width),
      ...(others.length > 0 ? ['', 'Similar:', ...others.slice(0, MOST_OTHERS).map(lineOf)] : []),
    ]
  : asked === ''
    ? help
    : [`No match for “${asked}”.`];
process.exitCode = best || asked === '' ? 0 : 1;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const count = found.reduce((sum, group) => sum + group.count, 0);
const figures = `${CHART_IDS.length} charts, ${allStates.length} states, ${QUESTIONS.length} questions, ${items.length} names; ${count} found in ${seconds} s`;
// The reader may close the pipe early: `| head`.
process.stdout.on('error', () => process.exit());
process.stdout.write(`${[...lines, '', `explain: ${figures}`].join('\n')}\n`);
