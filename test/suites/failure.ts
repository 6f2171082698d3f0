/** What a failed test says of itself: the page, the last action, what was expected and came; then the command that repeats it. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult, TestStep } from '@playwright/test/reporter';
import { headline } from '../harness/headline.ts';

/** The attachment that names the page a failed test was on (`fixtures.ts`). */
export const LAST_PAGE = 'last page';

const stepsOf = (steps: readonly TestStep[]): TestStep[] => steps.flatMap((step) => [step, ...stepsOf(step.steps)]);
const ACTION = /^(?:Click|Double click|Tap|Fill|Press|Type|Insert|Check|Uncheck|Set|Select|Hover|Navigate|Reload|Go )/;
const isAction = ({ category, title }: TestStep) =>
  category === 'test.step' || (category === 'pw:api' && ACTION.test(title));

/** An action as it is written in the test. */
function wordsOf({ category, title, location }: TestStep): string {
  if (!location || category === 'test.step') return title;
  const line = readFileSync(location.file, 'utf8').split('\n')[location.line - 1] ?? '';
  return line
    .trim()
    .replace(/^(?:await|return) /, '')
    .replace(/;$/, '');
}
/** The last that was done before something failed. */
function lastAction({ steps }: TestResult): string | null {
  const all = stepsOf(steps);
  const failed = all.findIndex(({ error, category }) => error !== undefined && category === 'expect');
  const last = all.slice(0, failed === -1 ? undefined : failed).findLast(isAction);
  return last ? wordsOf(last) : null;
}
const textOf = ({ attachments }: TestResult, name: string) =>
  attachments.find((one) => one.name === name)?.body?.toString() ?? null;

/** What went wrong, each with all its lines. */
export const messagesOf = ({ errors }: TestResult): readonly string[] =>
  errors.map(({ message = '' }) => stripVTControlCharacters(message).replace(/^Error: /, ''));
/** What an expectation is called in its test, if it has a name. */
const nameIn = (message: string) => /^(.+)\n\s*\nexpect\(/.exec(message)?.[1] ?? null;

/** In one line. */
export function headlineOf(result: TestResult): string {
  // Where the time is up, what was waited for until then says more.
  const messages = messagesOf(result);
  const message = messages.find((one) => /Expected|Received/.test(one)) ?? messages[0] ?? result.status;
  const where = [textOf(result, LAST_PAGE), lastAction(result)].filter(Boolean).join(', after ');
  return [where, nameIn(message), headline({ message })].filter(Boolean).join(': ');
}
