/** Made of lean-flow-refused-then-accepted.visit by `npm run visit -- test`. */
import { expect, test } from 'vitest';
import { takenFrom } from './visit-file.ts';

test('In the lean flow an address is refused, another one is taken (D15, D16)', async () => {
  expect(await takenFrom('lean-flow-refused-then-accepted.visit', 1)).toEqual([
    {
      step: 'open landing',
      places: ['landing.lookingUp.waiting'],
      told: [],
    },
    {
      step: 'answer linkInvitation',
      places: ['landing.welcomed'],
      told: ['event.tracked landing_form_registration'],
    },
    {
      step: 'offer.made',
      places: ['landing.welcomed'],
      told: [],
    },
    {
      step: 'country.changed',
      places: ['landing.welcomed'],
      told: ['event.tracked registration_country_changed'],
    },
    {
      step: 'form.submitted',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.submitting.waiting',
      ],
      told: [],
    },
    {
      step: 'answer register',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.editing.connected',
      ],
      told: [],
    },
    {
      step: 'form.submitted',
      places: [
        'registration.registrationForm.invitation.known',
        'registration.registrationForm.entry.submitting.waiting',
      ],
      told: [],
    },
    {
      step: 'answer register',
      places: ['registration.leanSecondStep.editing.connected'],
      told: [
        'event.tracked successful_user_registration',
        'credentials.received',
        'event.tracked landing_registration_step2',
      ],
    },
    {
      step: 'step.submitted',
      places: ['registration.leanSecondStep.sending.waiting'],
      told: [],
    },
    {
      step: 'answer finalizeLean',
      places: ['registration.formFinished.activationMail.idle.connected', 'registration.formFinished.watch.watching'],
      told: ['event.tracked submit_form_registration_step2', 'credentials.received', 'draft.discarded registration'],
    },
  ]);
});
