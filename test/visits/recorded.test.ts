/** Recorded visits of every kind: their text leads to the same states, and contains no personal data. */
import type { StateValue } from 'xstate';
import { expect, test } from 'vitest';
import { decodeBase64url, encodeBase64url } from '../../machines/domain/base64url.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitInput } from '../../machines/context/visit.types.ts';
import { recordVisit } from '../../src/recorder/record.ts';
import { readVisit, writePlaces, writeStep, type PathEvent } from '../../src/recorder/visit-text.ts';
import { nothingKnown, type VisitSnapshot } from '../../src/engine/visit/pages.ts';
import { askFor, eventsIn, mayCome, routes } from '../model/alphabet.ts';
import { beginnings, token } from '../model/beginnings.ts';
import { stepperOf } from '../../packages/witness/index.ts';
import { startReplay, replayVisit } from '../../src/recorder/replay.ts';

/** Part of every personal value of the generated paths, so that leaks are found. */
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
/** A link with an expiry time, if there is a link. */
const ownedInput = (input: VisitInput): VisitInput => {
  const { invitation, ...rest } = owned(input);
  const timestamp = '2999-01-01T00:00:00Z.geheim';
  return { ...rest, invitation: invitation && { ...invitation, timestamp } };
};

interface Way {
  input: VisitInput;
  state: VisitSnapshot;
  events: readonly PathEvent[];
}
/** The shortest paths to everything that may happen to a visit: each ends with something new. */
function shortestWays() {
  const { begin, take } = stepperOf<VisitSnapshot>(visitMachine);
  const [heard, seen] = [new Set<string>(), new Set<string>()];
  const ways: Way[] = [];
  const goOn = ({ input, state, events }: Way): Way[] =>
    // A visit begins with an address.
    [...(events.length === 0 ? routes.map((route) => askFor(route, state)) : []), ...eventsIn(state)].flatMap(
      (event) => {
        // Eventless transitions are no events.
        const step = event.type.length > 0 && mayCome(event, state) ? take(state, event) : null;
        if (!step || step.broken !== null) return [];
        const way = { input, state: step.state, events: [...events, event] };
        const text = writeStep(event);
        if (!heard.has(text)) ways.push(way);
        heard.add(text);
        const place = JSON.stringify([step.state.value, step.state.context.flow]);
        return seen.has(place) ? [] : (seen.add(place), [way]);
      },
    );
  let ends: Way[] = Object.values(beginnings).map((input) => ({ input, state: begin(input).state, events: [] }));
  while (ends.length > 0) ends = ends.flatMap(goOn);
  return ways;
}

/** Records a visit along a path: its text, and its state after each step. */
async function record({ input, events }: Way) {
  const entries: string[] = [];
  const places: StateValue[] = [];
  const inspect = recordVisit((entry) => void entries.push(entry));
  const { take, stop } = startReplay(ownedInput(input), { inspect });
  for (const event of events) {
    const led = await take(ownedEvent(event));
    if (typeof led === 'string') throw new Error(`${writeStep(event)}: ${led}`);
    places.push(led.value);
  }
  stop();
  return { text: `${entries.join('\n')}\n`, places };
}

/** A text with everything encoded in it. */
const unfolded = (text: string): string =>
  [text, decodeURIComponent(text.replaceAll('%', '%25')), ...(text.match(/[\w-]{8,}/g) ?? []).map(decodeBase64url)]
    .join('\n')
    .toLowerCase();

test('the text of a recorded visit leads where the visit was, and nothing in it is its visitor’s', async () => {
  const ways = shortestWays();
  const heard = new Set<string>(ways.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(visitMachine.events.filter((type) => !heard.has(type))).toEqual([]);
  for (const way of ways) {
    const { text, places } = await record(way);
    const visit = readVisit(text);
    expect(visit.steps.map(({ value }) => value)).toEqual(places);
    const { taken, difference } = await replayVisit(visit);
    expect(difference && { ...difference, after: taken.map(({ step }) => step) }).toBeNull();
    expect(unfolded(text)).not.toContain(MARK);
    for (const value of Object.values(own).filter((one) => one.length > 3)) {
      const forms = [value, value.toLowerCase(), encodeURIComponent(value), btoa(encodeURIComponent(value))];
      expect(forms.filter((form) => text.includes(form))).toEqual([]);
    }
  }
});

test('a mail that was asked for too soon is asked for too soon in the text as well (D26)', async () => {
  const entries: string[] = [];
  const input = beginnings['registered before'] ?? nothingKnown;
  const { take, stop } = startReplay(input, { inspect: recordVisit((entry) => void entries.push(entry)) });
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
  const { taken, difference } = await replayVisit(readVisit(entries.join('\n')));
  expect([difference, ...taken.slice(-2).map(({ places }) => places)]).toEqual([null, there, sending]);
});
