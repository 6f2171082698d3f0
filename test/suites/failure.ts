/** Report of a failed test: the page, the last action, expected and received; then the command that repeats it. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult, TestStep } from '@playwright/test/reporter';
import { headline } from '../harness/headline.ts';

/** The attachment that names the page of a failed test (`fixtures.ts`). */
export const LAST_PAGE = 'last page';

const stepsOf = (steps: readonly TestStep[]): TestStep[] => steps.flatMap((step) => [step, ...stepsOf(step.steps)]);
const ACTION = /^(?:Click|Double click|Tap|Fill|Press|Type|Insert|Check|Uncheck|Set|Select|Hover|Navigate|Reload|Go )/;
const isAction = ({ category, title }: TestStep) =>
  category === 'test.step' || (category === 'pw:api' && ACTION.test(title));

/** The source text of an action in its test. */
function wordsOf({ category, title, location }: TestStep): string {
  if (!location || category === 'test.step') return title;
  const line = readFileSync(location.file, 'utf8').split('\n')[location.line - 1] ?? '';
  return line
    .trim()
    .replace(/^(?:await|return) /, '')
    .replace(/;$/, '');
}
/** The last action before the failure. */
function lastAction({ steps }: TestResult): string | null {
  const all = stepsOf(steps);
  const failed = all.findIndex(({ error, category }) => error !== undefined && category === 'expect');
  const last = all.slice(0, failed === -1 ? undefined : failed).findLast(isAction);
  return last ? wordsOf(last) : null;
}
const textOf = ({ attachments }: TestResult, name: string) =>
  attachments.find((one) => one.name === name)?.body?.toString() ?? null;

/** Error messages, each with all its lines. */
export const messagesOf = ({ errors }: TestResult): readonly string[] =>
  errors.map(({ message = '' }) => stripVTControlCharacters(message).replace(/^Error: /, ''));
/** The custom message of an expectation, if it has one. */
const nameIn = (message: string) => /^(.+)\n\s*\nexpect\(/.exec(message)?.[1] ?? null;

/** The failure as one line. */
export function headlineOf(result: TestResult): string {
  // On a timeout, the assertion that was being waited for is more useful.
  const messages = messagesOf(result);
  const message = messages.find((one) => /Expected|Received/.test(one)) ?? messages[0] ?? result.status;
  const where = [textOf(result, LAST_PAGE), lastAction(result)].filter(Boolean).join(', after ');
  return [where, nameIn(message), headline({ message })].filter(Boolean).join(': ');
}
