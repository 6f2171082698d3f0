import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitContext } from '../../machines/visit.types.ts';
import { EngineProvider } from './hooks.tsx';
import { createLanguageStore, LanguageProvider } from './language.tsx';
import { bareSnapshot, nothingKnown } from './pages.ts';
import { useMay } from './useMay.ts';

afterEach(cleanup);

const Offer = () => <p>{useMay('email.changeChosen') ? 'offered' : 'not offered'}</p>;
const offer = () => screen.getByRole('paragraph').textContent;

function showAt(flow: VisitContext['flow']) {
  const bare = bareSnapshot('formFinished');
  const snapshot = visitMachine.resolveState({ value: bare.value, context: { ...bare.context, flow } });
  const visit = createActor(visitMachine, { snapshot, input: nothingKnown }).start();
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  render(
    <LanguageProvider store={language} onError={() => undefined}>
      <EngineProvider visit={visit} bare={bare}>
        <Offer />
      </EngineProvider>
    </LanguageProvider>,
  );
  return visit;
}

test.each([
  ['default', 'offered'],
  ['waitingListApproved', 'not offered'],
] as const)('%s: %s, and so it stays while something is sent', (flow, words) => {
  const visit = showAt(flow);
  const before = offer();
  act(() => visit.send({ type: 'mail.requested', locale: 'en', at: 0, key: 'key' }));
  expect([before, visit.getSnapshot().hasTag('busy'), offer()]).toEqual([words, true, words]);
});

test('gone once the wish was granted', () => {
  const visit = showAt('default');
  act(() => visit.send({ type: 'email.changeChosen' }));
  expect(offer()).toBe('not offered');
});
