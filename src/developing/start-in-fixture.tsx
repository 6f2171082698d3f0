/** A visit started in a situation of a screen: the product itself continues from there with the real back end. */
import './developing.css';
import { services } from '../services/services.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { bareSnapshot } from '../engine/visit/pages.ts';
import { resumable } from '../recorder/resume.ts';
import { InitialStateContext } from '../engine/development/initial-state.tsx';
import { contextWith } from '../screens/fixture.ts';
import { allFixtures } from '../screens/all-fixtures.ts';
import type { Development } from './develop.ts';
import type { StartFixture } from './live-channel.ts';

/** Marks the page, so that it is not mistaken for a regular visit. */
function mark(words: string) {
  const made = document.createElement('p');
  made.className = 'developing-mark';
  made.textContent = `Put here from the workbench: ${words}`;
  document.body.append(made);
}

/** Replaces the keys of sent requests: the back end knows keys that were used (D21). */
const withNewKeys = <T,>(context: T): T =>
  JSON.parse(JSON.stringify(context), (name, value: unknown) =>
    name === 'key' && value !== '' ? crypto.randomUUID() : value,
  ) as T;

interface FixtureStart {
  fixture: StartFixture;
  snapshot: NonNullable<Development['options']['snapshot']>;
  wrap: Development['wrap'];
}

/**
 * @param asked `Screen.situation`, from the query. Returns null if there is no such situation; the visit then starts
 * normally, with a notice.
 */
export function startInFixture(asked: string): FixtureStart | null {
  const [screen = '', situation = ''] = asked.split('.');
  const fixture = allFixtures[screen]?.[situation];
  if (!fixture) {
    mark(`there is no situation ${asked}, so it begins at its beginning`);
    return null;
  }
  mark(`${screen} · ${fixture.name}`);
  const machine = visitMachineWith(services);
  const { context } = bareSnapshot('landing');
  const state = machine.resolveState({
    value: fixture.value,
    context: contextWith(
      { ...context, load: { ...context.load, openedAt: Date.now() }, online: navigator.onLine },
      withNewKeys(fixture.context ?? {}),
    ),
  });
  const within = fixture.within ? { ...fixture.within, resume: resumable } : null;
  return {
    fixture: { screen, situation },
    snapshot: resumable(machine, state),
    wrap: (page) => <InitialStateContext value={within}>{page}</InitialStateContext>,
  };
}
