/** Visits of every kind, recorded as they run: their text leads to the same places, and holds nothing of their visitors. */
import { getNextTransitions, type StateValue } from 'xstate';
import { expect, test } from 'vitest';
import { decodeBase64url, encodeBase64url } from '../../machines/domain/base64url.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitInput } from '../../machines/visit.types.ts';
import { recordVisit } from '../../src/recorder/record.ts';
import { readVisit, writePlaces, writeStep, type PathEvent } from '../../src/recorder/visit-text.ts';
import { nothingKnown } from '../../src/engine/pages.ts';
import { eventsOf } from '../model/alphabet.ts';
import { beginnings, token } from '../model/beginnings.ts';
import { startVisit, takeVisit } from './take-visit.ts';

/** In every value of the generated paths that is somebody's own; found again wherever it got to. */
const MARK = 'geheim';
const own: Record<string, string> = {
  'malgorzata@example.org': 'ada.geheim@private.example',
  'no address': 'geheim at home',
  Małgorzata: 'Geheimine',
  'Lindström-Żak': 'Geheimström-Żak',
  Clara: 'Geheimella',
  VESTIBULE: 'GEHEIM42',
  'antecham-ber': 'geheim-42',
  '/shop': '/shop/geheim?for=ada.geheim@private.example',
  'forum.example': 'geheim.example',
  id: 'geheim-activation',
  '1': 'geheim-registration',
  ...Object.fromEntries(['first', 'second', 'step', 'address', 'mail', 'press'].map((key) => [key, `geheim-${key}`])),
  'no token': 'geheim token',
  [token]: `e30.${encodeBase64url(JSON.stringify({ email: 'ada.geheim@private.example', registrationCode: 'GEHEIM42', sub: 'geheim' }))}.geheim`,
};
const owned = <T>(value: T): T =>
  value === undefined
    ? value
    : (JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
        typeof inner === 'string' && Object.hasOwn(own, inner) ? own[inner] : inner,
      ) as T);
const ownedEvent = (event: PathEvent): PathEvent => {
  if ('error' in event) return { ...event, error: new ServiceFailure('network', MARK) };
  if (!('output' in event)) return owned(event);
  const output = owned(event.output) as { registration?: object } | undefined;
  const credentials = { hmacToken: MARK, passphrase: MARK };
  return { ...event, output: output?.registration ? { ...output, credentials } : output };
};
/** A link with an end of validity, where there is a link. */
const ownedInput = (input: VisitInput): VisitInput => {
  const { invitation, ...rest } = owned(input);
  const timestamp = '2999-01-01T00:00:00Z.geheim';
  return { ...rest, invitation: invitation && { ...invitation, timestamp } };
};

/** The same numbers each time, from 0 to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const ROUNDS = 7;
const STEPS = 60;
/** What leads away from wherever one is: rarely, or no visit gets far. */
const AWAY = /^(?:xstate\.route|visit\.|part\.missing|logout\.chosen)/;
const leadsAway = (event: PathEvent) =>
  AWAY.test(event.type) ||
  ('error' in event && event.error instanceof ServiceFailure && event.error.kind === 'missing');

const heard = new Set<string>();
/** How often what was done where. */
const done = new Map<string, number>();
const count = (what: string) => done.get(what) ?? 0;

const words = new WeakMap<PathEvent, string>();
const wordsOf = (event: PathEvent): string => {
  const known = words.get(event) ?? writeStep(event);
  words.set(event, known);
  return known;
};

/** Whether an actor that is to answer was asked. */
const isRunning = (type: string, children: object) => {
  const actorId = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return actorId === undefined || Reflect.get(children, actorId) !== undefined;
};

/** A visit that wanders, to what was done least, recorded: its text, and where it was after each step. */
async function wander(input: VisitInput, random: () => number) {
  const entries: string[] = [];
  const places: StateValue[] = [];
  const inspect = recordVisit((entry) => void entries.push(entry));
  const { take, snapshot, stop } = startVisit(ownedInput(input), { inspect });
  for (let step = 0; step < STEPS; step += 1) {
    const here = writePlaces(snapshot().value);
    const types = new Set(getNextTransitions(snapshot()).map(({ eventType }) => eventType));
    const [next] = [...types]
      .filter((type) => type !== '' && isRunning(type, snapshot().children))
      .flatMap(eventsOf)
      .map((event) => {
        const what = `${here} ${event.type}`;
        return { event, what, rank: count(what) + count(wordsOf(event)) / 100 + random() + (leadsAway(event) ? 9 : 0) };
      })
      .sort((one, other) => one.rank - other.rank);
    if (!next) throw new Error(`${here}: nothing can be done here`);
    const led = await take(ownedEvent(next.event));
    if (typeof led === 'string') throw new Error(`${next.what}: ${led}`);
    for (const what of [next.what, wordsOf(next.event)]) done.set(what, count(what) + 1);
    heard.add(next.event.type);
    places.push(led.value);
  }
  stop();
  return { text: `${entries.join('\n')}\n`, places };
}

/** A text and all that is encoded in it. */
const unfolded = (text: string): string =>
  [text, decodeURIComponent(text.replaceAll('%', '%25')), ...(text.match(/[\w-]{8,}/g) ?? []).map(decodeBase64url)]
    .join('\n')
    .toLowerCase();

test('the text of a recorded visit leads where the visit was, and nothing in it is its visitor’s', async () => {
  const random = numbers(1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const input of Object.values(beginnings)) {
      const { text, places } = await wander(input, random);
      const visit = readVisit(text);
      expect(visit.steps.map(({ value }) => value)).toEqual(places);
      const { taken, difference } = await takeVisit(visit);
      expect(difference && { ...difference, after: taken.map(({ step }) => step) }).toBeNull();
      expect(unfolded(text)).not.toContain(MARK);
      for (const value of Object.values(own).filter((one) => one.length > 3)) {
        const forms = [value, value.toLowerCase(), encodeURIComponent(value), btoa(encodeURIComponent(value))];
        expect(forms.filter((form) => text.includes(form))).toEqual([]);
      }
    }
  // Most of what a visit can hear; the rarest lies behind two forms.
  expect(heard.size / visitMachine.events.length).toBeGreaterThan(0.7);
});

test('a mail that was asked for too soon is asked for too soon in the text as well (D26)', async () => {
  const entries: string[] = [];
  const input = beginnings['registered before'] ?? nothingKnown;
  const { take, stop } = startVisit(input, { inspect: recordVisit((entry) => void entries.push(entry)) });
  const ask = (at: number) => take({ type: 'mail.requested', locale: 'de', at, key: 'mail' });
  await take({ type: 'xstate.route', to: '#formFinished' });
  await ask(Date.now());
  const output = { accepted: true, retryAfter: null, at: Date.now() };
  await take({ type: 'xstate.done.actor.resend', output, actorId: 'resend' });
  const tooSoon = await ask(Date.now() + 30_000);
  const later = await ask(Date.now() + 90_000);
  stop();
  const [there, sending] = [tooSoon, later].map((led) =>
    typeof led === 'string' ? [] : writePlaces(led.value).split(' '),
  );
  expect([there?.[0], sending?.[0]]).toEqual([
    'registration.formFinished.activationMail.idle.connected',
    'registration.formFinished.activationMail.sendingAgain.waiting',
  ]);
  const { taken, difference } = await takeVisit(readVisit(entries.join('\n')));
  expect([difference, ...taken.slice(-2).map(({ places }) => places)]).toEqual([null, there, sending]);
});
