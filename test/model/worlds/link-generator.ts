/** The admin's link generator for paths. */
import type { EventObject } from 'xstate';
import type { LinkAnswer } from '../../../machines/context/generators.types.ts';
import { linkGeneratorMachine } from '../../../machines/admin/link-generator.machine.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';
import { answersOf, held, REFUSED } from './held.ts';

const actorId = 'createRegistrationLink';
const link = { url: 'https://vestibule.example/acquisition/en?acqParams=x', validUntil: '2026-12-05T12:00:00.000Z' };
const refused = (...errors: string[]): LinkAnswer => ({ outcome: 'refused', errors });
const answers: readonly LinkAnswer[] = [
  { outcome: 'made', link },
  { outcome: 'forbidden' },
  refused('REGISTRATION_CODE_NO_BALANCE_LEFT'),
  refused('NEVER_SEEN_BEFORE'),
];
const concrete: Record<string, readonly EventObject[]> = {
  'code.typed': ['vesti-bule', ' '].map((code) => ({ type: 'code.typed', code }) as EventObject),
  'code.submitted': [{ type: 'code.submitted' }],
  ...answersOf(actorId, answers, REFUSED),
};

export const linkGenerator = smallChart({
  name: 'linkGenerator',
  machine: linkGeneratorMachine,
  beginnings: { 'an admin': { token: 'a.b.c' } },
  eventsOf: eventsFrom(concrete),
  mayCome: (event, state) => !event.type.startsWith('xstate.after.answerLimit.') || state.hasTag('slow'),
  play: playOf((hold) => linkGeneratorMachine.provide({ actors: { createRegistrationLink: held(hold(actorId)) } })),
});
