/** The recorder in a tab: started once, active until stopped; content and actions of its bar. */
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { silence } from '../../tools/photograph/screens/services.ts';
import { nothingKnown } from '../engine/visit/pages.ts';
import { openRecorder } from './recorder.ts';
import { readVisits } from './visit-text.ts';
import { eventually } from '../../test/harness/eventually.ts';

const KEY = 'vestibule.recording';
const copied = vi.fn<(text: string) => Promise<void>>();
const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  copied.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A page load: the recorder, if active, and an observed visit. */
function load(search: string, code = 'SECRET') {
  document.body.replaceChildren();
  const recorder = openRecorder(new URLSearchParams(search));
  const invitation = { code, timestamp: null, referrer: null, source: 'link' } as const;
  const visit = createActor(visitMachineWith(silence), {
    input: { ...nothingKnown, invitation },
    ...(recorder ? { inspect: recorder } : {}),
  });
  visit.start();
  stops.push(() => visit.stop());
  visit.send({ type: 'xstate.route', to: '#landing' });
  return visit;
}
const bar = () => document.querySelector('section');
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
const shown = () => [...document.querySelectorAll('.recorder-summary > *')].map(({ textContent }) => textContent);
const BEGUN = 'begin {"invitation":{"code":"CODE1","timestamp":null,"referrer":null,"source":"link"}}';
const stepText = (seconds = '0.0') => `open landing\n  = landing.lookingUp.waiting @ ${seconds}s\n`;
const LED = stepText();

test('records nothing unless requested', () => {
  load('');
  expect([bar(), sessionStorage.length]).toEqual([null, 0]);
});

describe('the bar', () => {
  test('is named, and shows the number of steps and the current page', () => {
    const visit = load('?record');
    visit.send({ type: 'xstate.route', to: '#entrance' });
    expect([bar()?.getAttribute('aria-label'), shown()]).toEqual(['Visit recorder', ['2 steps', '', 'entrance']]);
  });
  test('copies the text and confirms it, or says that copying is not allowed', async () => {
    load('?record');
    press('Copy');
    await eventually(() => expect(shown()[1]).toBe('Copied'));
    expect(copied.mock.calls).toEqual([[`${BEGUN}\n${LED}`]]);
    copied.mockRejectedValue(new Error('not allowed'));
    press('Copy');
    await eventually(() => expect(shown()[1]).toBe('Not allowed to copy: download it'));
  });
});

describe('page loads', () => {
  test('continue text and time without asking again, with the same stand-ins', () => {
    load('?record', 'SECRET');
    vi.setSystemTime(Date.now() + 41_234);
    load('', 'OTHER');
    load('', 'SECRET');
    press('Copy');
    const other = BEGUN.replace('CODE1', 'CODE2');
    const reloadNote = '\n# The page was loaded anew.\n';
    const later = stepText('41.2');
    expect(copied.mock.calls).toEqual([
      [`${BEGUN}\n${LED}${reloadNote}${other}\n${later}${reloadNote}${BEGUN}\n${later}`],
    ]);
    expect(readVisits(copied.mock.calls[0]?.[0] ?? '').map(({ steps }) => steps[0]?.at)).toEqual([0, 41_200, 41_200]);
  });
  test('after a stop: no bar, no storage, no recording', () => {
    history.replaceState({ entry: 2 }, '', '?record=&lang=de');
    const visit = load(location.search);
    press('Stop');
    visit.send({ type: 'network.lost' });
    expect([bar(), sessionStorage.getItem(KEY)]).toEqual([null, null]);
    expect([location.search, history.state]).toEqual(['?lang=de', { entry: 2 }]);
    load(location.search);
    expect([bar(), sessionStorage.getItem(KEY)]).toEqual([null, null]);
  });
});
