/** Look-up of an invitation: from a link, and next to the form (D8, D10, D11, D24). */
import type { Row } from './witness.types.ts';
import { heldPlace, lookUpFailed, refusedCode } from './common.ts';

const link = { on: 'landing', of: 'linkInvitation' } as const;
const beside = { on: 'registrationForm', of: 'formInvitation' } as const;
const invalid = { page: 'deny', screen: 'denyInvalid' } as const;

const linked = { ...link, when: 'came by a link' } as const;
const remembered = { ...link, unless: 'came by a link' } as const;

/** Refused, from a link or next to the form: the deny page, with a text for the reason. */
const denied = (place: Parameters<typeof refusedCode>[0]): readonly Row[] => [
  ...refusedCode(place, invalid, { page: 'deny', screen: 'denyExpired' }, { page: 'deny', screen: 'denyNoPlaces' }),
  { rule: 'D11', ...place, when: 'came by a link', comes: 'a site of the list', ...invalid, leaves: 'deny' },
];

export const invitation: readonly Row[] = [
  {
    rule: 'D10',
    ...link,
    flow: ['default', 'socialRegistration', 'waitingListApproved'],
    comes: 'valid',
    screen: 'welcome',
    says: 'landing.invitedSecond',
  },
  {
    rule: ['D10', 'D37'],
    ...link,
    flow: 'leanStep2',
    comes: 'valid',
    screen: 'welcome',
    says: 'landing.invitedSecond',
    trackedOnce: 'landing_form_registration',
  },
  ...denied(linked),
  ...denied(beside),
  ...heldPlace(linked),
  ...heldPlace({ ...beside, when: 'came by a link' }),
  {
    rule: 'D50',
    ...remembered,
    comes: ['place held PENDING_ACTIVATION', 'place held ACTIVE'],
    screen: 'welcome',
    says: 'landing.invitedSecond',
  },
  // A remembered code is no reason for a redirect.
  ...refusedCode(remembered, { screen: 'start' }),
  ...lookUpFailed('D8', link, 'lookUpAgain'),
  { rule: 'D24', ...link, comes: 'slow', says: 'waiting.invitation' },
  { rule: 'D8', on: 'landing', when: 'not answered yet', press: 'lookUp.retried', asks: 'linkInvitation' },

  {
    rule: 'D50',
    ...beside,
    unless: ['came by a link', 'the form waits for the invitation'],
    comes: ['place held PENDING_ACTIVATION', 'place held ACTIVE'],
  },
  // Next to the form: the visitor keeps typing; a form sent meanwhile waits for it.
  { rule: 'D10', ...beside, unless: ['the form waits for the invitation', 'a failure is shown'], comes: 'valid' },
  // The prompt to send again stays.
  {
    rule: ['D10', 'D16'],
    ...beside,
    when: 'a failure is shown',
    unless: 'the form waits for the invitation',
    comes: 'valid',
    more: 'registerAgain',
  },
  {
    rule: ['D10', 'D21'],
    ...beside,
    when: 'the form waits for the invitation',
    comes: 'valid',
    says: 'waiting.submitting',
    asks: 'register',
    less: 'register',
  },
  { rule: 'D24', ...beside, comes: 'slow', says: 'waiting.slow', less: 'register', more: 'cancel' },
  { rule: 'D24', ...beside, comes: 'cancelled' },
  ...lookUpFailed('D8', { ...beside, unless: 'the form was sent' }, 'lookUpAgain'),
  ...lookUpFailed('D8', { ...beside, when: 'the form was sent' }, 'registerAgain'),
  { rule: 'D8', on: 'registrationForm', when: 'not answered yet', press: 'lookUp.retried', asks: 'formInvitation' },
];
