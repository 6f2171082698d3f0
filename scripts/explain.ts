/**
 * Explains in words what the charts do: `npm run explain -- "no invitations left"`, or by the name of a page, state, event, tracked
 * event or message. Without words: what is asked often. Fails where nothing is found.
 */
import { textsIn } from '../locales/texts.ts';
import { DEFAULT_LOCALE } from '../machines/domain/languages.ts';
import { theHouse } from '../workbench/questions/ask.ts';
import { found, nearest } from '../workbench/questions/find.ts';
import { messagesOf } from '../workbench/questions/messages.ts';
import { printed } from '../workbench/questions/print.ts';
import { QUESTIONS } from '../workbench/questions/questions.ts';
import { KINDS, thingsOf, type Thing } from '../workbench/questions/things.ts';

const USUAL_WIDTH = 110;
const MOST_OTHERS = 8;
const IDS = 44;
const began = performance.now();
const asked = process.argv.slice(2).join(' ');
const width = process.stdout.columns ?? USUAL_WIDTH;

const house = theHouse();
const things = [...thingsOf(house), ...messagesOf(house, textsIn(DEFAULT_LOCALE))];
const charts = new Set(house.states.map(({ chart }) => chart));

const nameOf = ({ kind, id, title }: Thing) =>
  `  ${id.padEnd(IDS)}  ${KINDS[kind]}${title === id ? '' : ` · ${title}`}`;
const heading = ({ id, title }: Thing) => (title.includes(id) ? title : `${title} (${id})`);
const explained = (best: Thing, others: readonly Thing[]) => [
  ...printed(heading(best), best.explain(), width),
  ...(others.length > 0 ? ['', 'Near it:'] : []),
  ...others.slice(0, MOST_OTHERS).map(nameOf),
];
const whatThereIs = () => [
  'Asked often, by name:',
  ...QUESTIONS.map(({ id, question }) => `  ${id.padEnd(IDS)}  ${question}`),
  '',
  'Also: the name of a page (registrationForm), its address (/registration/code), a state (landing.welcomed),',
  'an event (form.submitted), a tracked event (submit_email), a message (action.register), or any words of theirs.',
];

const all = asked === '' ? [] : found(things, asked);
const [best, ...others] = all;
const near = () => nearest(things, asked).map(({ id }) => id);
const lines = best
  ? explained(best, others)
  : asked === ''
    ? whatThereIs()
    : [`Nothing is known of “${asked}”. Nearest: ${near().join(', ')}.`];
process.exitCode = best || asked === '' ? 0 : 1;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const figures = `${charts.size} charts, ${house.states.length} states, ${QUESTIONS.length} questions, ${things.length} names; ${all.length} found in ${seconds} s`;
// Whoever reads may have read enough: `| head`.
process.stdout.on('error', () => process.exit());
process.stdout.write(`${[...lines, '', `explain: ${figures}`].join('\n')}\n`);
