/** Made of answer-that-does-not-come.visit by `npm run visit -- test`. */
import { expect, test } from 'vitest';
import { takenFrom } from './visit-file.ts';

test('An answer does not come: the visitor waits, cancels and sends again (D21, D24)', async () => {
  expect(await takenFrom('answer-that-does-not-come.visit', 1)).toEqual([
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
      step: 'offer.made',
      places: ['landing.welcomed'],
      emitted: [],
    },
    {
      step: 'open registrationForm',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.editing.connected',
      ],
      emitted: ['experiment.exposed registration-flow', 'event.tracked landing_registration'],
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
      step: 'wait slowAnswer visit.registration.registrationForm.entry.submitting.waiting',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.submitting.takingLonger',
      ],
      emitted: [],
    },
    {
      step: 'wait.cancelled',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.editing.connected',
      ],
      emitted: [],
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
      emitted: ['event.tracked successful_user_registration', 'credentials.received', 'draft.discarded registration'],
    },
  ]);
});
