/**
 * After a reload following an unanswered submission: the form is unchanged, and a new submission repeats the request
 * (D21, D22).
 */
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { aNotice, screenTests, show } from '../../test/harness/screen.tsx';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { VisitServices } from '../../machines/context/visit.calls.ts';
import { createMemory, readMemory } from '../services/storage/visit-memory.ts';
import type { Fixture } from './fixture.ts';
import { fixtures as landing } from './Landing/fixtures.ts';
import Landing from './Landing/Landing.tsx';
import { fixtures as registrationForm } from './RegistrationForm/fixtures.ts';
import RegistrationForm from './RegistrationForm/RegistrationForm.tsx';
import { fixtures as socialSecondStep } from './SocialSecondStep/fixtures.ts';
import SocialSecondStep from './SocialSecondStep/SocialSecondStep.tsx';

screenTests();
type User = Awaited<ReturnType<typeof show>>['user'];
const type = async (user: User, name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
const tick = async (user: User, role: 'radio' | 'checkbox', name: RegExp) =>
  user.click(screen.getByRole(role, { name }));
const address = (user: User) => type(user, 'Email', 'zoe@example.org');
/** From the last field to the first: the order must not affect the request. */
const name = async (user: User) => {
  await type(user, 'Last name', 'Lindström');
  await type(user, 'First name', 'Zoë');
  await tick(user, 'radio', /Ms/);
};

interface Form {
  what: string;
  Screen: ComponentType;
  fixture: Fixture;
  service: keyof VisitServices;
  fill: (user: User) => Promise<void>;
  button: string;
}
const forms: readonly Form[] = [
  {
    what: 'registration',
    Screen: RegistrationForm,
    fixture: registrationForm.editing,
    service: 'register',
    fill: async (user) => {
      await tick(user, 'checkbox', /^Yes, I would like/);
      await tick(user, 'checkbox', /^I accept/);
      await address(user);
      await name(user);
    },
    button: 'Register',
  },
  {
    what: 'skipped',
    Screen: SocialSecondStep,
    fixture: socialSecondStep.editing,
    service: 'finalize',
    fill: async () => {},
    button: 'Skip',
  },
  {
    what: 'place',
    Screen: Landing,
    fixture: landing.uninvited,
    service: 'requestPlace',
    fill: address,
    button: 'Join the waiting list',
  },
];
const cut = () => vi.fn<(input: unknown) => Promise<never>>(() => Promise.reject(new ServiceFailure('network', 'cut')));
/** Submits, and waits for the failure. */
async function press({ user }: { user: User }, button: string, service: ReturnType<typeof cut>) {
  const calls = service.mock.calls.length + 1;
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(service.mock.calls.length).toBe(calls));
  await screen.findByRole('region', aNotice);
}

describe.each(forms)('$what', ({ Screen, fixture, service, fill, button }) => {
  test('offers the same request again, with the current values', async () => {
    const first = cut();
    const before = await show(Screen, fixture, { services: { [service]: first } });
    await fill(before.user);
    await press(before, button, first);
    createMemory()(before.visit.getSnapshot().context);
    before.unmount();

    const second = cut();
    const { remembered } = readMemory();
    const after = await show(
      Screen,
      { ...fixture, context: { ...fixture.context, ...remembered } },
      { services: { [service]: second } },
    );
    await press(after, button, second);
    await press(after, 'Try again', second);
    const [sent] = first.mock.calls.map(([input]) => input);
    expect([first.mock.calls.length, second.mock.calls.map(([input]) => input)]).toEqual([1, [sent, sent]]);
  });
});
