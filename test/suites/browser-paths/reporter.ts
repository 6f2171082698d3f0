/** Reports the paths that were played: a line for every fifty; of one that failed the step with what was expected and came, the command that plays it alone, and its steps. */
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { readVisit } from '../../../src/recorder/visit-text.ts';
import { ENGINE_ROWS } from '../../harness/engines.ts';
import { headline } from '../../harness/headline.ts';
import { courseOf } from '../../model/browser/course.ts';
import { activeIn } from '../../../packages/witness/index.ts';
import { foundIn, keepResult, picturesIn, type FailedTest } from '../../results/result.ts';
import { rows } from '../../witness/rows.ts';
import { visitCounts, visitedBy } from '../../../packages/witness/index.ts';
import { ChromiumReporter } from '../in-chromium.ts';
import { readOrder } from './order.ts';

const print = (text: string) => process.stdout.write(text);

/** The step that failed, with what was expected and came. */
function headlineOf(why: string): string {
  const step = /^(?:Error: )?(step \d+: .*)$/m.exec(why)?.[1];
  const found = headline({ message: why.replace(/^Error: /, '') });
  return step === undefined || found.startsWith(step) ? found : `${step}: ${found}`;
}

export default class PathsReporter extends ChromiumReporter implements Reporter {
  readonly #order = readOrder();
  #all = 0;
  #played = 0;
  #steps = 0;
  readonly #failed: FailedTest[] = [];
  /** How often each transition of the visit was taken. */
  readonly #taken: Record<string, number> = {};
  readonly #visited = visitCounts();
  readonly #rows = new Set<string>();

  onBegin(_: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
  }
  onTestEnd({ title: id }: TestCase, { status, errors, annotations, attachments }: TestResult) {
    const steps = annotations.filter(({ type }) => type === 'step').map(({ description = '' }) => description);
    for (const { type, description = '' } of annotations) if (type === 'row') this.#rows.add(description);
    this.#played += 1;
    this.#steps += steps.length;
    this.#count(id, steps.length);
    if (this.#played % 50 === 0) print(`${this.#played} of ${this.#all} paths, ${this.#steps} steps\n`);
    if (status === 'passed') return;
    const why = errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n');
    const failure: FailedTest = {
      name: `path ${id}, after ${steps.length} steps`,
      headline: headlineOf(why),
      again: this.#order.again.replace('<id>', id),
      pictures: picturesIn(attachments),
    };
    this.#failed.push(failure);
    print(`\n✗ ${failure.headline}\n  again: ${failure.again}\n`);
    print(`${steps.map((step) => `  ✓ ${step}\n`).join('')}  ✗ ${why.replaceAll('\n', '\n    ')}\n`);
  }
  /** Counts what the steps took that went as they should. */
  #count(id: string, steps: number) {
    const { visits, language } = this.#order;
    const text = visits.find((visit) => visit.id === id)?.text;
    const course = (text === undefined ? [] : courseOf(readVisit(text), language)).slice(0, steps);
    const taken = course.flatMap((step) => step.taken);
    for (const name of taken) this.#taken[name] = (this.#taken[name] ?? 0) + 1;
    const rested = course.flatMap(({ before, after }) => activeIn(before).concat(activeIn(after)));
    this.#visited.add(visitedBy({ visited: new Set(rested), taken: new Set(taken) }));
  }

  onEnd({ status }: FullResult) {
    const { engine, language, width } = this.#order;
    const line = `paths in ${ENGINE_ROWS[engine].label}: ${this.#played - this.#failed.length} of ${this.#all} paths as drawn, ${this.#steps} steps, ${this.#rows.size} of ${rows.length} rows, ${language}, ${width} px, ${this.seconds()} s`;
    print(`${line}\n`);
    keepResult('browser-paths', {
      line,
      passed: status === 'passed',
      failed: this.#failed,
      transitions: { visit: this.#taken },
      states: { visit: foundIn(this.#visited.states()) },
    });
  }
}
