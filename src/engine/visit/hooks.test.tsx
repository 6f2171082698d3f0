/** How a screen reads the visit: hydrated from the bare page, then from the visit itself. */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { at } from '../../../test/harness/chart.ts';
import { heading, headingOf } from '../../../test/harness/screen.tsx';
import { visitMachine } from '../../../machines/visit.machine.ts';
import Deny from '../../screens/Deny/Deny.tsx';
import NotFound from '../../screens/NotFound/NotFound.tsx';
import type { Visit } from './engine.ts';
import { EngineProvider, OfScreen, useReport, useVisit } from './hooks.tsx';
import { LanguageProvider } from '../language/language.tsx';
import { createLanguageStore } from '../language/language-store.ts';
import { bareSnapshot, nothingKnown, pageOf } from './pages.ts';

const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
await Promise.all([language.load('NotFound'), language.load('Deny')]);
const bare = bareSnapshot('notFound');
const started = (value: string): Visit =>
  createActor(visitMachine, { snapshot: at(value), input: nothingKnown }).start();

function Page() {
  const page = useVisit((snapshot) => pageOf(snapshot)?.screen);
  const report = useReport();
  return (
    <>
      <button onClick={() => report('visit.failed')}>break</button>
      {page === 'NotFound' ? <NotFound /> : <Deny />}
    </>
  );
}
const app = (visit: Visit | null) => (
  <LanguageProvider store={language} onError={(error) => expect.fail(error.message)}>
    <EngineProvider visit={visit} bare={bare}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </EngineProvider>
  </LanguageProvider>
);

test('hydrates the server markup, then renders the page of the visit', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app(null));
  const drawn = heading().textContent;
  const problems: unknown[] = [];
  render(app(started('deny')), { container, hydrate: true, onRecoverableError: (error) => problems.push(error) });
  expect([drawn, heading().textContent, problems]).toEqual([
    headingOf('en', 'notFound.heading', 'notFound.second'),
    headingOf('en', 'deny.heading', 'deny.invalidSecond'),
    [],
  ]);
});

test('keeps the old screen until the next one is loaded, with its own snapshot', () => {
  const read: (string | undefined)[] = [];
  function Screen() {
    read.push(useVisit((snapshot) => pageOf(snapshot)?.id));
    return null;
  }
  const visit = started('notFound');
  render(
    <EngineProvider visit={visit} bare={bare}>
      <OfScreen screen="NotFound">
        <Screen />
      </OfScreen>
      <Screen />
    </EngineProvider>,
  );
  const atFirst = read.splice(0);
  act(() => visit.send({ type: 'xstate.route', to: '#deny' }));
  expect([atFirst, read]).toEqual([['notFound', 'notFound'], ['deny']]);
});
