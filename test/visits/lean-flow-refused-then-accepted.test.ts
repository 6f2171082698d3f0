/** Made of lean-flow-refused-then-accepted.visit by `npm run visit -- test`. */
import { expect, test } from 'vitest';
import { takenFrom } from './visit-file.ts';

test('In the lean flow an address is refused, another one is taken (D15, D16)', async () => {
  expect(await takenFrom('lean-flow-refused-then-accepted.visit', 1)).toEqual([
    {
      step: 'open landing',
      places: ['landing.lookingUp.waiting'],
      emitted: [],
    },
    {
      step: 'answer linkInvitation',
      places: ['landing.welcomed'],
      emitted: ['event.tracked landing_form_registration'],
    },
    {
      step: 'offer.made',
      places: ['landing.welcomed'],
      emitted: [],
    },
    {
      step: 'country.changed',
      places: ['landing.welcomed'],
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
      places: ['registration.leanSecondStep.editing.connected'],
      emitted: [
        'event.tracked successful_user_registration',
        'credentials.received',
        'event.tracked landing_registration_step2',
      ],
    },
    {
      step: 'step.submitted',
      places: ['registration.leanSecondStep.sending.waiting'],
      emitted: [],
    },
    {
      step: 'answer finalizeLean',
      places: ['registration.formFinished.activationMail.idle.connected', 'registration.formFinished.watch.watching'],
      emitted: ['event.tracked submit_form_registration_step2', 'credentials.received', 'draft.discarded registration'],
    },
  ]);
});
