/** Made of invited-visitor-activates.visit by `npm run visit -- test`. */
import { expect, test } from 'vitest';
import { takenFrom } from './visit-file.ts';

test('An invited visitor registers, and activates by the mail (D13, D25): page load 1', async () => {
  expect(await takenFrom('invited-visitor-activates.visit', 1)).toEqual([
    {
      step: 'open landing',
      places: ['landing.lookingUp.waiting'],
      emitted: [],
    },
    {
      step: 'answer linkInvitation',
      places: ['landing.welcomed'],
      emitted: [],
    },
    {
      step: 'open registrationForm',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.editing.connected',
      ],
      emitted: ['event.tracked landing_registration'],
    },
    {
      step: 'offer.made',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.editing.connected',
      ],
      emitted: [],
    },
    {
      step: 'country.changed',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.editing.connected',
      ],
      emitted: ['event.tracked registration_country_changed'],
    },
    {
      step: 'form.submitted',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.submitting.waiting',
      ],
      emitted: [],
    },
    {
      step: 'answer register',
      places: ['registration.formFinished.activationMail.idle.connected', 'registration.formFinished.watch.watching'],
      emitted: [
        'event.tracked successful_user_registration',
        'event.tracked subscribe_newsletter',
        'credentials.received',
        'draft.discarded registration',
      ],
    },
  ]);
});

test('An invited visitor registers, and activates by the mail (D13, D25): page load 2', async () => {
  expect(await takenFrom('invited-visitor-activates.visit', 2)).toEqual([
    {
      step: 'open activateAccount',
      places: ['activation.activateAccount.asking'],
      emitted: ['event.tracked landing_activate_account_registration'],
    },
    {
      step: 'activation.pressed',
      places: ['activation.activateAccount.activating.waiting'],
      emitted: [],
    },
    {
      step: 'answer activate',
      places: ['activation.activated.justNow'],
      emitted: ['account.activated'],
    },
  ]);
});
