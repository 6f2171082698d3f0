/** The stored result of a test run, for the report and the accessibility statement. */
import { expect, test } from 'vitest';
import { keptAs } from '../harness/failure-reporter.ts';

test('another run does not replace the unit tests’ result', () => {
  const projects = ['node', 'dom', 'fresh', 'alone', 'processes', 'releases', 'postgres', 'postgres-plain', 'another'];
  expect(Object.fromEntries(projects.map((name) => [name, keptAs(name)]))).toEqual({
    node: 'unit',
    dom: 'unit',
    fresh: 'unit',
    alone: 'unit',
    processes: null,
    releases: null,
    postgres: 'postgres',
    'postgres-plain': 'postgres-plain',
    another: null,
  });
});
