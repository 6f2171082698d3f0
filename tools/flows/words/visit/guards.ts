/** Guards of a visit, in words. */
import { FLOW_WORDS, SENT_WORDS } from '../terms.ts';
import { forEach } from '../for-each.ts';
import { PAGES } from '../page-names.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import type { RegistrationFlow } from '../../../../machines/flows/flows.ts';
import type { visitMachine } from '../../../../machines/visit.machine.ts';
import type { WordsOf } from '../words.types.ts';

const ACCOUNT = { active: 'the address has an account', pending: 'the address waits for its activation' } as const;
const LINK = {
  failed: 'the activation failed',
  unanswered: 'no answer came',
  invalidLink: 'the link is unknown',
  expiredLink: 'the link has expired',
  replacedLink: 'a newer mail has replaced the link',
  incompleteLink: 'the link came without its id',
} as const;

export const visitGuards: WordsOf<typeof visitMachine>['guards'] = {
  // Answers
  accepted: 'it is accepted',
  acceptedIn: forEach<RegistrationFlow>(FLOW_WORDS, (flow) => `accepted, in the ${flow}`),
  answerMeans: {
    accepted: 'it is accepted',
    fields: 'fields are refused',
    emailActive: 'this address has an account',
    emailPending: 'this address waits for its activation',
    deny: 'the code can no longer be used',
    localeRefused: 'the language is refused',
    linkRefused: 'the registration is no longer known',
    technical: 'the back end has an internal error',
  },
  activationMeans: {
    ...LINK,
    successful: 'the account is active now',
    alreadyActive: 'the account was already active',
  },
  activationErrorIs: LINK,
  saysActive: 'the account is active already',
  wasActivated: {
    justNow: 'the account was activated in this tab',
    before: 'the account was active before the link was opened',
    elsewhere: 'the account was activated elsewhere',
  },
  welcomeMeant: 'an activation link is opened after its activation',
  acknowledged: 'the address is accepted',
  joined: 'the address was added to the list',
  alreadyListed: 'the address was already on the list',
  unsubscribed: 'the newsletter is cancelled',
  viewerIsAdmin: 'the visitor is an admin',
  placeHeld: 'the visitor has already registered with this code',
  termsOutdated: 'the terms have changed',
  fieldsOfSecondStep: 'the back end refused only fields of this step',
  mayAskInEnglish: 'the back end does not support the language, and English was not tried',
  // Input of the visitor
  codeTyped: 'the code is well-formed',
  emailGood: 'the address is well-formed',
  mayBeSent: 'all fields of the flow are valid',
  mayBeSentHere: 'the form is on this page, and all fields of the flow are valid',
  mayComplete: 'all fields of the step are valid',
  // The invitation
  invitationValid: 'the invitation is valid',
  invitationUnchecked: 'there is an invitation, not checked yet',
  codeChecked: 'the invitation was checked and refused',
  notRefused: 'the invitation was not refused',
  codeKnown: 'there is a code',
  cameByLink: 'the refused code came by a link',
  referrerBlocklisted: 'the referrer is blocklisted',
  teaserDue: 'the visitor comes from a product page for the first time',
  landingDefined: 'there is a landing page of that name',
  // Access to pages
  askedFor: forEach<PageId>(PAGES, (page) => `${page} was asked for`),
  formRefused: `${PAGES.registrationForm} was asked for`,
  socialStepRefused: `${PAGES.socialSecondStep} was asked for`,
  linkGeneratorRefused: `${PAGES.linkGenerator} was asked for`,
  splitGeneratorRefused: `${PAGES.splitGenerator} was asked for`,
  linkGeneratorMeant: `${PAGES.linkGenerator} was asked for, with an admin token`,
  splitGeneratorMeant: `${PAGES.splitGenerator} was asked for, with an admin token`,
  formIsSecondStep: 'the form was asked for, and its second step is due',
  tokenLacking: 'a page behind a token was asked for, and its token is missing',
  socialFormMeant: 'the social second step was requested before the form was sent',
  mayRegister: 'there is an invitation that was not refused, and no second step is due',
  mayGiveAddress: 'there is an invitation that was not refused, and the address is not locked by a token',
  mayChangeAddress: 'the address is not locked by a token',
  changedTooOften: 'the address was changed too often before',
  anewOffered: 'a new registration was offered',
  registered: 'the visitor is registered, and not active yet',
  applied: 'membership was applied for',
  accountIs: ACCOUNT,
  activationIdKnown: 'the link has its id',
  activationErrorKnown: 'an earlier activation failed, and its link is known',
  leanStepDue: 'the second step of the lean flow is due',
  leanStepNotDue: 'no second step of the lean flow is due',
  socialStepDue: 'the second step of the social flow is due',
  socialStepAhead: 'the flow has a step for shopping preferences',
  admin: 'the back end confirmed the visitor as an admin',
  adminTokenHeld: 'the visitor has an admin token',
  tokenHeld: 'there is a token',
  tokenGood: 'there is a token that has not expired',
  signedIn: 'the visitor is signed in',
  // Network and waiting
  online: 'there is a network',
  offline: 'there is no network',
  lost: forEach(SENT_WORDS, (sent) => `${sent} was not answered`),
  notLost: forEach(SENT_WORDS, (sent) => `${sent} is not waiting for an answer`),
  partMissing: 'a script of the page is missing',
  reloadedBefore: 'the page was reloaded before',
  problemKnown: forEach(SENT_WORDS, (sent) => `there is an error for ${sent}`),
  activationUnanswered: 'the activation was not answered',
  mailAllowed: 'another mail is permitted now',
  forwardDue: 'the reading time has not ended',
};
