/** A window's report on its visit to the workbench: complete, masked, to every workbench, also after a reload. */
import { createActor } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { silence } from '../../tools/photograph/screens/services.ts';
import { nothingKnown } from '../engine/visit/pages.ts';
import { openLiveChannel, type LiveMessage, type Piece } from './live-channel.ts';
import { reportToWorkbench } from './live.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page load, with a visit in it. */
function load(code: string, started: Parameters<typeof reportToWorkbench>[0] = null) {
  const invitation = { code, timestamp: null, referrer: null, source: 'link' } as const;
  const visit = createActor(visitMachineWith(silence), {
    input: { ...nothingKnown, invitation },
    inspect: reportToWorkbench(started),
  });
  visit.start();
  stops.push(() => visit.stop());
  return visit;
}
function workbench() {
  const messages: LiveMessage[] = [];
  const channel = openLiveChannel((message) => messages.push(message));
  stops.push(channel.close);
  channel.send({ type: 'windows.asked' });
  return messages;
}
const untimed = (pieces: readonly Piece[]) =>
  JSON.parse(JSON.stringify(pieces).replaceAll(/ @ [\d.]+s/g, '')) as unknown;
const open = { type: 'xstate.route', to: '#landing' } as const;
const begun = (code: string) =>
  `begin {"invitation":{"code":"${code}","timestamp":null,"referrer":null,"source":"link"}}\nopen landing\n  = landing.lookingUp.waiting`;

test('sends the events so far to a new subscriber, then each new event', async () => {
  const visit = load('SECRET');
  visit.send(open);
  const messages = workbench();
  await eventually(() => expect(messages.map(({ type }) => type)).toEqual(['window.opened']));
  visit.send({ type: 'xstate.route', to: '#entrance' });
  await eventually(() => expect(messages.map(({ type }) => type)).toEqual(['window.opened', 'window.went.on']));
  const [opened, wentOn] = messages;
  expect([
    opened?.type === 'window.opened' && untimed(opened.window.pieces),
    wentOn?.type === 'window.went.on' && untimed([wentOn.piece]),
  ]).toEqual([[{ text: begun('CODE1') }], [{ text: 'open entrance\n  = entrance' }]]);
  expect(JSON.stringify(messages)).not.toContain('SECRET');
});

test('a reload keeps the window; a moved state says so', async () => {
  load('SECRET').send(open);
  load('OTHER', { screen: 'Lobby', situation: 'joined' }).send({ type: 'settings.chosen' });
  const messages = workbench();
  // Windows of other tests are reported too.
  const { id } = JSON.parse(sessionStorage['vestibule.live'] as string) as { id: string };
  const windows = () => messages.flatMap((message) => (message.type === 'window.opened' ? [message.window] : []));
  await eventually(() => expect(windows().filter((window) => window.id === id)).toHaveLength(2));
  const latest = windows().findLast((window) => window.id === id);
  expect(untimed(latest?.pieces ?? [])).toEqual([
    { text: begun('CODE1') },
    { started: { screen: 'Lobby', situation: 'joined' } },
    { text: 'settings.chosen\n  = boot' },
  ]);
});
