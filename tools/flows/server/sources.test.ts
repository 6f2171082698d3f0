import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allStates, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { readSources } from './sources.ts';

const ROOT = join(import.meta.dirname, '../../..');
const sources = readSources();
const lineAt = (word: string): string => {
  const { file, line } = sources[word] ?? { file: '', line: 0 };
  return `${file}: ${readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1]?.trim()}`;
};

test.each([
  ['a chart itself', 'visit:', 'machines/visit.machine.ts: export const visitMachine = visitSetup.createMachine({'],
  ['one of the same file', 'visit:boot', 'machines/visit.machine.ts: boot: {'],
  [
    'one by its name, of another file',
    'visit:landing',
    'machines/landing/landing.states.ts: export const landing = visitSetup.createStateConfig({',
  ],
  ['one within that', 'visit:landing.welcomed', 'machines/landing/landing.states.ts: welcomed: mixed(firstStep, {'],
  [
    'what a maker makes',
    'visit:landing.teaser.sending',
    "machines/mail/address-form.states.ts: sending: mixed(waiting({ of, back: 'editing', tags }), {",
  ],
  [
    'what is spread into it',
    'visit:landing.lookingUp.takingLonger',
    "machines/shared/waiting.states.ts: takingLonger: { description: 'The page says that it takes longer (D24).', tags: 'slow' },",
  ],
  [
    'a value that overrides a spread one',
    'visit:registration.formFinished.activationMail.idle',
    'machines/registration/form-finished.states.ts: idle: {',
  ],
  [
    'what was taken apart first',
    'visit:registration.formFinished.activationMail.sendingAgain',
    "machines/mail/resend.states.ts: sendingAgain: mixed(waiting({ of: 'resend', back: 'idle' }), {",
  ],
  [
    'a chart beside the visit',
    'linkGenerator:making.waiting',
    "machines/admin/link-generator.machine.ts: waiting: { after: { slowAnswer: 'takingLonger' } },",
  ],
])('%s', (_, word, line) => {
  expect(lineAt(word)).toBe(line);
});

test('each state is found on the line of its key, or where a renamed one is declared', () => {
  expect(Object.keys(sources)).toEqual(allStates.map(wordOf));
  const isByKey = (state: State) =>
    new RegExp(`: (?:export )?(?:const )?${state.key}(?::|,| =)`).test(lineAt(wordOf(state)));
  const otherwise = allStates.filter((state) => !isByKey(state)).map((state) => [wordOf(state), lineAt(wordOf(state))]);
  expect(Object.fromEntries(otherwise)).toEqual({
    'visit:': 'machines/visit.machine.ts: export const visitMachine = visitSetup.createMachine({',
    'visit:landing.uninvited.code':
      'machines/code-entry/code-form.states.ts: export const codeForm = visitSetup.createStateConfig({',
    'visit:landing.uninvited.waitingList':
      'machines/waiting-list/place-request.states.ts: export const placeRequest = visitSetup.createStateConfig({',
    'invitation:': 'machines/invitation/invitation.machine.ts: export const invitationMachine = setup({',
    'form:': 'machines/forms/form.machine.ts: export const formMachine = form.createMachine({',
    'consent:': 'machines/consent/consent.machine.ts: export const consentMachine = consent.createMachine({',
    'experiments:':
      'machines/experiments/experiments.machine.ts: export const experimentsMachine = experiments.createMachine({',
    'season:': 'machines/landing-pages/season.machine.ts: export const seasonMachine = setup({',
    'language:': 'machines/language/language.machine.ts: export const languageMachine = setup({',
    'configuration:': 'machines/configuration/configuration.machine.ts: export const configurationMachine = setup({',
    'network:': 'machines/connection/network.machine.ts: export const networkMachine = setup({',
    'linkGenerator:': 'machines/admin/link-generator.machine.ts: export const linkGeneratorMachine = setup({',
    'splitGenerator:': 'machines/admin/split-generator.machine.ts: export const splitGeneratorMachine = setup({',
  });
});
