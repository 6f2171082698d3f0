/** A visit replayed in the workbench: each step with its words, states and context; and recordings of another chart. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visitMachine } from '../../../machines/visit.machine.ts';
import { bareSnapshot } from '../../../src/engine/visit/pages.ts';
import { readVisits, writePlaces } from '../../../src/recorder/visit-text.ts';
import { createReplayer, replayAll, type TimelineStep } from './replay-visit.ts';

test.each(globSync(new URL('../../../test/visits/*.visit', import.meta.url).pathname))(
  '%s is replayed completely, in order, and each step has a text',
  async (file) => {
    const visits = readVisits(readFileSync(file, 'utf8'));
    const taken = await replayAll(visits);
    const written = visits.flatMap(({ steps }) => steps.map(({ value }) => (value === null ? '' : writePlaces(value))));
    expect(taken.map(({ states }) => states.map(({ path }) => path).join(' '))).toEqual(written);
    expect(taken.filter(({ words, context, difference }) => words === '' || !context || difference)).toEqual([]);
  },
);

test('a recording that differs from the chart is shown to its end, with the difference', async () => {
  const taken = await replayAll(
    readVisits(
      'open landing\nopen entrance\n= aboutUs\nsettings.chosen\n= aboutUs'.replaceAll('aboutUs', 'about.aboutUs'),
    ),
  );
  expect(taken.map(({ focus, difference, context }) => [focus?.path, difference, context === null])).toEqual([
    ['landing.uninvited.code.ready.connected', null, false],
    ['about.aboutUs', 'the current chart leads to entrance, not about.aboutUs', true],
    ['about.aboutUs', 'not replayed after the first difference', true],
  ]);
});

test('a visit that starts in a given state continues from there', async () => {
  const replayer = createReplayer();
  const { context } = bareSnapshot('landing');
  const [visit] = readVisits('fail askViewer network "refused"\nnetwork.lost');
  const put = replayer.put(
    visitMachine.resolveState({
      value: { admin: { linkGeneratorGate: 'asking' } },
      context: { ...context, token: { ...context.token, text: 'signed' } },
    }),
    'An admin is asked for',
  );
  const taken: TimelineStep[] = [put];
  for (const step of visit?.steps ?? []) taken.push(await replayer.take(step));
  replayer.stop();
  expect(taken.map(({ focus, difference }) => [focus?.path, difference])).toEqual([
    ['admin.linkGeneratorGate.asking.waiting', null],
    ['admin.linkGeneratorGate.unanswered', null],
    ['admin.linkGeneratorGate.unanswered', null],
  ]);
});
