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
  failed: 'it does not work',
  unanswered: 'whether it worked is not known',
  invalidLink: 'the link is not known',
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
    deny: 'the code can’t be used any more',
    localeRefused: 'the language is refused',
    linkRefused: 'what was begun is not known any more',
    technical: 'the back end has an internal error',
  },
  activationMeans: {
    ...LINK,
    successful: 'the account is active now',
    alreadyActive: 'the account was active before',
  },
  activationErrorIs: LINK,
  saysActive: 'the account is active already',
  wasActivated: {
    justNow: 'it was activated in this tab',
    before: 'it was active before its link was pressed',
    elsewhere: 'it was activated elsewhere',
  },
  welcomeMeant: 'the address of an activation was asked for, after it',
  acknowledged: 'the address is accepted',
  joined: 'the address is on the list now',
  alreadyListed: 'the address was on the list before',
  unsubscribed: 'the newsletter is ended',
  viewerIsAdmin: 'it is an admin',
  placeHeld: 'the visitor holds a place of this code already',
  termsOutdated: 'the terms have changed meanwhile',
  fieldsOfSecondStep: 'only fields of this step are refused',
  mayAskInEnglish: 'the back end does not support the language, and English was not tried',
  // Input of the visitor
  codeTyped: 'it can be a code',
  emailGood: 'it can be an address',
  mayBeSent: 'all that the flow asks for is given',
  mayBeSentHere: 'the form is on this page, and all fields of the flow are filled in',
  mayComplete: 'all that the step asks for is given',
  // The invitation
  invitationValid: 'the invitation holds',
  invitationUnchecked: 'there is an invitation, and no verdict on it',
  codeChecked: 'the invitation was checked and refused',
  notRefused: 'the invitation was not refused',
  codeKnown: 'there is a code',
  cameByLink: 'the refused code came by a link',
  referrerBlocklisted: 'the link was found on a site of the list',
  teaserDue: 'the visitor comes from a product page, for the first time',
  landingDefined: 'there is a landing page of that name',
  // Access to pages
  askedFor: forEach<PageId>(PAGES, (page) => `${page} was asked for`),
  formRefused: `${PAGES.registrationForm} was asked for`,
  socialStepRefused: `${PAGES.socialSecondStep} was asked for`,
  linkGeneratorRefused: `${PAGES.linkGenerator} was asked for`,
  splitGeneratorRefused: `${PAGES.splitGenerator} was asked for`,
  linkGeneratorMeant: `${PAGES.linkGenerator} was asked for, with the token of an admin`,
  splitGeneratorMeant: `${PAGES.splitGenerator} was asked for, with the token of an admin`,
  formIsSecondStep: 'the form was asked for, and its second step is due',
  tokenLacking: 'a page behind a token was asked for, and its token is missing',
  socialFormMeant: 'the social second step was asked for before the form was sent',
  mayRegister: 'there is an invitation that was not refused, and no second step is due',
  mayGiveAddress: 'there is an invitation that was not refused, and no token fixes the address',
  mayChangeAddress: 'no token fixes the address',
  changedTooOften: 'the address was changed too often before',
  anewOffered: 'a new registration was offered',
  registered: 'the visitor is registered, and not active yet',
  applied: 'membership was applied for',
  accountIs: ACCOUNT,
  activationIdKnown: 'the link has its id',
  activationErrorKnown: 'an activation has failed before, and its link is there',
  leanStepDue: 'the second step of the lean flow is due',
  leanStepNotDue: 'no second step of the lean flow is due',
  socialStepDue: 'the second step of the social flow is due',
  socialStepAhead: 'the flow has a step of shopping preferences',
  admin: 'the back end confirmed the visitor as an admin',
  adminTokenHeld: 'the visitor has the token of an admin',
  tokenHeld: 'there is a token',
  tokenGood: 'there is a token that has not expired',
  signedIn: 'the visitor is signed in',
  // Network and waiting
  online: 'there is a network',
  offline: 'there is no network',
  lost: forEach(SENT_WORDS, (sent) => `no answer came to ${sent}`),
  notLost: forEach(SENT_WORDS, (sent) => `nothing of ${sent} is without an answer`),
  partMissing: 'a part of the page is gone',
  reloadedBefore: 'the page was reloaded before',
  problemKnown: forEach(SENT_WORDS, (sent) => `something is wrong with ${sent}`),
  activationUnanswered: 'no answer came to the press',
  mailAllowed: 'the mail may be asked for again by now',
  forwardDue: 'the reading time has not ended',
};
