/** Screen-reader problems, in every situation of every screen, for the whole page with header and footer. */
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { heardFlaws, namelessMessages } from '../../test/harness/heard-flaws.ts';
import { screenTests, show, snapshotOf } from '../../test/harness/screen.tsx';
import { silence } from '../../tools/photograph/screens/services.ts';
import { App } from '../App.tsx';
import { navigatorOf } from '../engine/visit/engine.ts';
import { createLanguageStore } from '../engine/language/language-store.ts';
import { bareSnapshot, nothingKnown, pageOf } from '../engine/visit/pages.ts';
import { InitialStateContext } from '../engine/development/initial-state.tsx';
import { allFixtures } from './all-fixtures.ts';
import type { Fixture } from './fixture.ts';
import { fixtures as registrationForm } from './RegistrationForm/fixtures.ts';
import RegistrationForm from './RegistrationForm/RegistrationForm.tsx';
import { loadScreen } from './screens.ts';

screenTests();

/** Renders the whole page, including lazily loaded parts. */
async function drawWhole(fixture: Fixture): Promise<void> {
  const snapshot = snapshotOf(fixture);
  const page = pageOf(snapshot);
  if (!page) throw new Error(`${fixture.name} is no page`);
  const { id, screen: name } = page;
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  await Promise.all([language.load(name), loadScreen(name, language)]);
  const visit = createActor(visitMachineWith(silence), { snapshot, input: nothingKnown });
  visit.start();
  render(
    <InitialStateContext value={fixture.within ?? null}>
      <App
        visit={visit}
        bare={bareSnapshot(id)}
        navigator={navigatorOf(() => undefined)}
        language={language}
        onError={(error) => expect.fail(error.message)}
      />
    </InitialStateContext>,
  );
  await vi.dynamicImportSettled();
  visit.stop();
}

describe.each(Object.entries(allFixtures))('%s', (_, fixtures) => {
  test('no fixture has accessibility errors [A3, A35]', async () => {
    const found: [string, string[]][] = [];
    for (const [situation, fixture] of Object.entries(fixtures)) {
      await drawWhole(fixture);
      expect(document.querySelector('main h1')).not.toBeNull();
      found.push([situation, heardFlaws(document)]);
      cleanup();
    }
    expect(found.filter(([, flaws]) => flaws.length > 0)).toEqual([]);
  });
});

test('each message of the summary names its field', async () => {
  const { user, container } = await show(RegistrationForm, registrationForm.editing);
  await user.type(screen.getByRole('textbox', { name: 'First name' }), '<');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() => expect(container.querySelector('.error-summary')).not.toBeNull());
  expect(namelessMessages(container)).toEqual([]);
});

test('the check itself finds errors', () => {
  document.body.innerHTML = `<main><section aria-labelledby="one"><h1 id="one">One <em>two</em></h1></section>
    <output></output><input id="name" required /><ul tabindex="0">A</ul>${'<nav>A</nav>'.repeat(7)}</main>`;
  expect(heardFlaws(document)).toEqual([
    '“name”: required, and not by aria-required',
    '“output”: a role, and no words',
    '“two”: a heading is in pieces',
    '“One two”: named by what is in it',
    '“A”: a stop that does not say what for',
    '9 landmarks',
  ]);
});
