/**
 * Every wait for an answer, one row each: the visit, the press, and the requirements while there is no answer and if
 * there is never one. Common requirements are stated by kind; a row has only the exceptions.
 */
import type { PageId } from '../../machines/domain/page-ids.ts';
import type { VisitEvent } from '../../machines/context/visit.types.ts';
import type { Beginning } from './beginnings.ts';
import { preferences, register, requestMail, submitCode, submitEmail, submitPerson } from './visitor.ts';
import type { Wait } from './wait.types.ts';

const retry = (): VisitEvent => ({ type: 'lookUp.retried' });
const mails = true;

const PLACE_REFUSED = { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } };

type Row = Pick<Wait, 'begins' | 'opens' | 'press'> & Partial<Wait>;
type Kind = Pick<Wait, 'held' | 'cancellable' | 'limit' | 'tells' | 'says' | 'slow'>;
/** A visitor's request: held until answered, timeout after 30 s, then back to the press (D21, D24). */
const SENT: Kind = {
  held: true,
  cancellable: true,
  limit: 'answerLimit',
  tells: 'network',
  says: 'waiting.moment',
  slow: 'waiting.slow',
};
/** A look-up is a separate chart: it has its own timeout, and only an unexpected error breaks it. */
const LOOKED_UP: Kind = { ...SENT, held: false, limit: null, tells: 'technical', says: null };
/** A background call: the visitor does not wait for it, and its failure is not shown. */
const SILENT: Kind = { ...SENT, cancellable: false, tells: null, says: null, slow: null };

const rowOf =
  (kind: Kind) =>
  (name: string, id: string, actor: string, row: Row): Wait => ({ ...kind, name, id, actor, ...row });
const pressed = rowOf(SENT);
const silent = rowOf(SILENT);
const form = (name: string, begins: Beginning, more: Partial<Wait>) =>
  pressed(name, 'registrationForm.entry.submitting', 'register', {
    begins,
    opens: 'registrationForm',
    press: register,
    says: 'waiting.submitting',
    ...more,
  });
const gate = (page: 'linkGenerator' | 'splitGenerator') =>
  pressed(`the gate of ${page}`, `${page}Gate.asking`, 'askViewer', {
    begins: 'by an admin’s link',
    opens: page,
    unanswered: true,
    press: retry,
    held: false,
    cancellable: false,
    says: null,
    slow: 'adminGate.slow',
  });
const lookUp = (name: string, id: string, actor: string, more: Partial<Wait>) =>
  rowOf(LOOKED_UP)(name, id, actor, { begins: 'with nothing', opens: 'landing', press: submitCode, ...more });
const typed = (name: string, id: string, opens: PageId) =>
  lookUp(name, id, 'typedInvitation', { opens, says: 'waiting.code' });
const again = (name: string, id: string, begins: Beginning, opens: PageId) =>
  pressed(name, id, 'resend', { begins, opens, press: requestMail, mails });

export const waits: readonly Wait[] = [
  lookUp('look-up of a link', 'landing.lookingUp', 'linkInvitation', {
    begins: 'by link',
    unanswered: true,
    press: retry,
    cancellable: false,
    slow: 'waiting.invitation',
  }),
  typed('code typed on the start page', 'landing.uninvited.code.checking', 'landing'),
  lookUp('look-up of a link, on the code page', 'codeEntry.recognising.lookingUp', 'linkInvitation', {
    begins: 'by link',
    opens: 'codeEntry',
    press: null,
    back: { codeEntry: 'ready' },
    cancellable: false,
    slow: null,
  }),
  typed('code typed on the code page', 'codeEntry.checking', 'codeEntry'),
  lookUp('look-up beside the form', 'registrationForm.invitation.checking', 'formInvitation', {
    begins: 'by link',
    opens: 'registrationForm',
    unanswered: true,
    press: retry,
    offered: register,
    mails,
    cancellable: false,
    slow: null,
  }),
  form('register', 'by link', { mails }),
  pressed('register, lean, on its landing page', 'landing.welcomed.submitting', 'register', {
    begins: 'into the lean flow',
    opens: 'landing',
    slug: 'lean',
    press: register,
    says: 'waiting.submitting',
    started: true,
  }),
  form('register, social', 'from a social sign-up', { started: true }),
  form('register, approved', 'from the waiting list', { mails }),
  pressed('second step, lean', 'leanSecondStep.sending', 'finalizeLean', {
    begins: 'into the lean flow, begun before',
    opens: 'registrationForm',
    press: submitPerson,
    mails,
    says: 'waiting.submitting',
  }),
  pressed('second step, social', 'socialSecondStep.sending', 'finalizeSocial', {
    begins: 'from a social sign-up, begun before',
    opens: 'socialSecondStep',
    press: preferences,
    says: 'socialSecondStep.waiting',
  }),
  pressed('activation', 'activateAccount.activating', 'activate', {
    begins: 'by activation mail',
    opens: 'activateAccount',
    press: (_, key) => ({ type: 'activation.pressed', key }),
    failed: { activation: { activationError: 'unanswered' } },
  }),
  again(
    'send again, from the inbox page',
    'formFinished.activationMail.sendingAgain',
    'registered before',
    'formFinished',
  ),
  again('send again, to an address that waits', 'emailPending.sendingAgain', 'with a pending account', 'emailPending'),
  again(
    'send again, for a link that is over',
    'activationError.expiredLink.sendingAgain',
    'after expiredLink',
    'activationError',
  ),
  again(
    'send again, for a link that was replaced',
    'activationError.replacedLink.sendingAgain',
    'after replacedLink',
    'activationError',
  ),
  pressed('a different address', 'formFinished.activationMail.changingAddress.sending', 'changeEmail', {
    begins: 'registered before',
    opens: 'formFinished',
    first: { type: 'email.changeChosen' },
    press: submitEmail,
    mails,
    says: 'formFinished.sendingThere',
  }),
  pressed('a place on the waiting list', 'landing.uninvited.waitingList.sending', 'requestPlace', {
    begins: 'with nothing',
    opens: 'landing',
    slug: 'full',
    press: submitEmail,
    mails,
    failed: PLACE_REFUSED,
    says: 'landing.waitingAsking',
  }),
  pressed('membership', 'membershipApply.sending', 'applyForMembership', {
    begins: 'with nothing',
    opens: 'membershipApply',
    press: submitEmail,
    mails,
    says: 'membershipApply.waiting',
  }),
  pressed('membership, from the teaser', 'landing.teaser.sending', 'applyForMembership', {
    begins: 'from a product page',
    opens: 'landing',
    press: submitEmail,
    mails,
    says: 'teaser.waiting',
  }),
  pressed('join, in the lobby', 'lobby.joining', 'joinWaitingList', {
    begins: 'by a mail with a token',
    opens: 'lobby',
    press: (_, key) => ({ type: 'join.pressed', key }),
    says: 'lobby.waiting',
  }),
  pressed('a new link to the lobby', 'lobby.closed.sending', 'requestLobbyLink', {
    begins: 'by a lobby link that has run out',
    opens: 'lobby',
    press: submitEmail,
    mails,
    says: 'lobby.renewing',
  }),
  pressed('unsubscribe', 'unsubscribe.unsubscribing', 'unsubscribe', {
    begins: 'by a mail with a token',
    opens: 'unsubscribe',
    press: (_, key) => ({ type: 'unsubscribe.pressed', key }),
    says: 'unsubscribe.waiting',
  }),
  gate('linkGenerator'),
  gate('splitGenerator'),
  silent('log out', 'loggedOut.leaving', 'logout', {
    begins: 'registered before',
    opens: 'entrance',
    press: () => ({ type: 'logout.chosen' }),
    back: { loggedOut: 'left' },
  }),
  silent('status of the registration', 'formFinished.watch.watching', 'watchActivation', {
    begins: 'registered before',
    opens: 'formFinished',
    press: null,
    held: false,
    limit: 'linkLife',
    back: { registration: { formFinished: { activationMail: 'idle', watch: 'unwatched' } } },
  }),
  silent('whether the product is there at all', 'staleDeployment.asking', 'pingBackend', {
    begins: 'with nothing',
    opens: 'notFound',
    first: { type: 'part.missing' },
    unanswered: true,
    press: () => ({ type: 'reload.retried' }),
    held: false,
    limit: 'slowAnswer',
  }),
];
