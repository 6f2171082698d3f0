/**
 * The determined visitor: by what the page shows alone he goes on, once all is well again, until he has come to a good
 * end: his inbox, an active account, a place on a list, or a page that tells him for good what else he can do.
 */
import type { PageId } from '../../../machines/visit.types.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/pages.ts';
import { formsOn, type FormId, type Values } from './forms.ts';
import type { Deed, PressName } from './steps.ts';

const WAIT: Deed = { do: 'wait', for: 30_000 };
const press = (name: PressName): Deed => ({ do: 'press', press: name, twice: false });
const follow = (page: PageId): Deed => ({ do: 'follow', page, slug: null });
const BUSY = ['busy', 'lookingUp', 'checkingCode'] as const;
const PERSON = { gender: 'woman', firstName: 'Ada', lastName: 'Lovelace' };

type Next = Deed | { end: string };
const end = (reached: string): Next => ({ end: reached });

export class Determined {
  #tried: Record<string, number> = {};
  #addresses = 0;

  /** How often this was tried; counts. */
  #times(what: string): number {
    this.#tried[what] = (this.#tried[what] ?? 0) + 1;
    return this.#tried[what];
  }
  #goodValues(form: FormId): Values {
    this.#addresses += 1;
    const email = `walk-{walk}-d${this.#addresses}@example.com`;
    if (form === 'code') return { code: 'VESTIBULE' };
    if (form === 'address' || form === 'teaser') return { email };
    return form === 'secondStep' ? PERSON : { ...PERSON, email, country: 'AT', terms: true, newsletter: false };
  }
  /** Sends what is there; types anew where it is not good, or was not taken. */
  #send(snapshot: VisitSnapshot, id: FormId, held: (form: FormId) => Values): Deed {
    const form = formsOn(snapshot).find((one) => one.id === id);
    const { problem } = snapshot.context;
    const refused = problem?.kind === 'fields' || problem?.kind === 'code' || this.#times(`${id} sent`) > 3;
    if (!refused && form?.press(held(id))) return { do: 'submit', form: id, twice: false };
    if (this.#times(`${id} typed`) % 2 === 0) return { do: 'submit', form: id, twice: false };
    this.#tried[`${id} sent`] = 0;
    return { do: 'type', form: id, values: this.#goodValues(id) };
  }

  /** On another system's page: that is an end, unless it is the empty one that a tab begins with. */
  away = (path: string): Next => (path === '/' ? { do: 'open', what: 'start', where: 'here' } : end(`on to ${path}`));

  /** @param held what the fields of a form hold. */
  next(snapshot: VisitSnapshot, held: (form: FormId) => Values): Next {
    const isBusy = BUSY.some((tag) => snapshot.hasTag(tag));
    const page = pageOf(snapshot)?.id;
    return isBusy || !page ? WAIT : this.#on[page](snapshot, (form) => this.#send(snapshot, form, held));
  }

  readonly #on: Readonly<Record<PageId, (snapshot: VisitSnapshot, send: (form: FormId) => Deed) => Next>> = {
    landing: (snapshot, send) => {
      if (snapshot.hasTag('unavailable')) return press('retryLookUp');
      if (snapshot.hasTag('teased')) return press('closeTeaser');
      if (!snapshot.hasTag('invited')) return send('code');
      return snapshot.context.flow === 'leanStep2' ? send('registration') : follow('registrationForm');
    },
    codeEntry: (_, send) => send('code'),
    registrationForm: (snapshot, send) =>
      snapshot.hasTag('unavailable') ? press('retryLookUp') : send('registration'),
    leanSecondStep: (_, send) => (this.#times('second step') > 4 ? this.#return() : send('secondStep')),
    socialSecondStep: (_, send) => send('secondStep'),
    activateAccount: () => press('activate'),
    lobby: (snapshot) =>
      snapshot.hasTag('joined') || snapshot.hasTag('alreadyListed') ? end('listed') : press('join'),
    unsubscribe: (snapshot) => {
      if (snapshot.hasTag('linkBroken')) return end('told of other ways to unsubscribe');
      return snapshot.hasTag('unsubscribed') ? end('unsubscribed') : press('unsubscribe');
    },
    membershipInterest: () => follow('membershipApply'),
    membershipApply: (_, send) => send('address'),
    activationError: (snapshot) => this.#activationError(snapshot),
    // Asked for another code; who is denied with a good one too was refused for good.
    deny: () => (this.#times('denied') > 1 ? end('denied') : follow('codeEntry')),
    entrance: () => follow('codeEntry'),
    aboutUs: () => follow('landing'),
    aboutBenefits: () => follow('landing'),
    aboutInvitation: () => follow('codeEntry'),
    aboutClub: () => follow('landing'),
    stores: () => follow('landing'),
    linkGeneratorGate: () => press('retryLookUp'),
    splitGeneratorGate: () => press('retryLookUp'),
    linkGenerator: () => end('linkGenerator'),
    splitGenerator: () => end('splitGenerator'),
    giftVoucher: () => follow('codeEntry'),
    loggedOut: () => follow('landing'),
    notFound: () => follow('landing'),
    unknownAddress: () => follow('landing'),
    staleDeployment: (snapshot) => (snapshot.hasTag('unreachable') ? press('retryReload') : WAIT),
    error: () => WAIT,
    formFinished: () => end('formFinished'),
    emailActive: () => end('emailActive'),
    emailPending: () => end('emailPending'),
    activated: () => end('activated'),
    autoActivated: () => end('autoActivated'),
    membershipConfirmation: () => end('membershipConfirmation'),
  };

  /** What was given there is not taken here: another address, another try. */
  #return(): Deed {
    this.#tried = { 'registration sent': 9, 'registration typed': 0 };
    return press('returnToForm');
  }
  #activationError(snapshot: VisitSnapshot): Next {
    if (snapshot.hasTag('invalidLink')) return end('told that the link is invalid');
    if (snapshot.hasTag('expiredLink'))
      return snapshot.context.resend ? end('another activation mail') : press('sendMailAgain');
    // The back end can't be had to accept an address that draws a problem (D45).
    return this.#times('activated') > 3 ? end('told that the activation fails') : press('activate');
  }
}
