/** The bar above the page: no network, on any page; and a reload, on the page on which it happened. */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { at, type Known } from '../test/harness/chart.ts';
import { started } from '../test/harness/registration.ts';
import { textOf } from '../test/harness/screen.tsx';
import { visitMachine } from '../machines/visit.machine.ts';
import type { PageId } from '../machines/domain/page-ids.ts';
import { App } from './App.tsx';
import { navigatorOf, type Visit } from './engine/visit/engine.ts';
import { createLanguageStore } from './engine/language/language-store.ts';
import { bareSnapshot, nothingKnown, pageOf } from './engine/visit/pages.ts';
import { loadScreen } from './screens/screens.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const OFFLINE = textOf('en', 'connection.offline');
const RELOADED = textOf('en', 'connection.reloaded');
/** The bar above the header: a live region that exists before its text. */
const bar = () => document.querySelector('header > .bar[aria-live=polite]');
const message = () => bar()?.textContent;

async function appOf(visit: Visit, bare: PageId) {
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  const screens = ['NotFound', 'Deny', 'Entrance', 'RegistrationForm', 'LeanSecondStep'] as const;
  await Promise.all(screens.map((screen) => loadScreen(screen, language)));
  const navigator = navigatorOf(() => undefined);
  return (given: Visit | null) => (
    <App
      visit={given && visit}
      bare={bareSnapshot(bare)}
      navigator={navigator}
      language={language}
      onError={(error) => expect.fail(error.message)}
    />
  );
}
const visitOn = (value: Parameters<typeof at>[0], context: Known): Visit =>
  createActor(visitMachine, { snapshot: at(value, context), input: nothingKnown }).start();

/** The deny page: the entrance has the same layout, the not-found page another. */
async function open(context: Known = {}) {
  const visit = visitOn('deny', context);
  render((await appOf(visit, 'deny'))(visit));
  return {
    sendNetwork: (type: 'network.lost' | 'network.returned') => act(() => visit.send({ type })),
    go: (page: PageId) => act(() => visit.send({ type: 'xstate.route', to: `#${page}` })),
  };
}

describe('offline', () => {
  test('shows the message in a persistent live region while offline', async () => {
    const { sendNetwork } = await open();
    const [before, region] = [message(), bar()];
    sendNetwork('network.lost');
    const during = message();
    sendNetwork('network.returned');
    expect([before, during, message(), bar()]).toEqual(['', OFFLINE, '', region]);
  });
  test.each(['entrance', 'notFound'] as const)('shows the message on every page: %s', async (page) => {
    const { go, sendNetwork } = await open({ online: false });
    const first = message();
    go(page);
    const then = message();
    sendNetwork('network.returned');
    expect([first, then, message()]).toEqual([OFFLINE, OFFLINE, '']);
  });
});

describe('after a reload', () => {
  test('shows the notice on the reloaded page, network messages first', async () => {
    const { sendNetwork } = await open({ load: { reloaded: true } });
    const before = message();
    sendNetwork('network.lost');
    const during = message();
    sendNetwork('network.returned');
    expect([before, during, message()]).toEqual([RELOADED, OFFLINE, RELOADED]);
  });
  test.each([
    ['of the same layout', 'entrance'],
    ['of another layout', 'notFound'],
  ] as const)('removes the notice on the next page (%s) and keeps it removed on return', async (_, next) => {
    const { go } = await open({ load: { reloaded: true } });
    go(next);
    const there = message();
    go('deny');
    expect([there, message()]).toEqual(['', '']);
  });
  test('shows the notice if the prerendered page is not the page of the visit', async () => {
    const visit = visitOn(
      { registration: { leanSecondStep: 'editing' } },
      { load: { reloaded: true }, flow: 'leanStep2', registration: started },
    );
    const app = await appOf(visit, 'registrationForm');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(app(null));
    const delivered = message();
    render(app(visit), { container, hydrate: true });
    expect([pageOf(visit.getSnapshot())?.id, delivered, message()]).toEqual(['leanSecondStep', '', RELOADED]);
  });
});
