import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { at, link, open, route, valid } from '../../../test/harness/chart.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { followCurtain } from './previous-curtain.ts';
import { bareSnapshot, curtainOf, type VisitSnapshot } from '../visit/pages.ts';

/** A visit in a given state, and the previous curtain on that page and on each page of the path. */
function followed(begins: VisitSnapshot, ...to: readonly PageId[]) {
  const visit = createActor(visitMachine, { snapshot: begins, input: undefined as never });
  visit.start();
  const before = followCurtain(visit);
  const curtains = () => [curtainOf(visit.getSnapshot()), before(visit.getSnapshot())];
  return [
    curtains(),
    ...to.map((page) => {
      visit.send(route(page) as VisitEvent);
      return curtains();
    }),
  ];
}
const invited = { invitation: link, codeCheck: valid };

test('forwards, animates from the previous state; backwards, does not', () => {
  expect(followed(open('codeEntry', invited).state, 'registrationForm', 'codeEntry', 'registrationForm')).toEqual([
    ['closed', null],
    ['finger', 'closed'],
    ['closed', null],
    ['finger', 'closed'],
  ]);
});
test('keeps the previous state over a page without a curtain', () => {
  expect(followed(at('codeEntry', invited), 'stores', 'registrationForm')).toEqual([
    ['closed', null],
    [null, null],
    ['finger', 'closed'],
  ]);
});
test('keeps the previous state over events within a page', () => {
  const visit = createActor(visitMachine, { snapshot: at('codeEntry', invited), input: undefined as never });
  visit.start();
  const before = followCurtain(visit);
  visit.send(route('registrationForm') as VisitEvent);
  visit.send({ type: 'network.lost' });
  expect(before(visit.getSnapshot())).toBe('closed');
});
test('knows no previous state of the prerendered page', () => {
  expect(followCurtain(null)(bareSnapshot('registrationForm'))).toBe(null);
});
