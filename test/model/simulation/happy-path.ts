/**
 * A determined visitor: guided only by the page, they continue, after all faults have ended, to a good end: the inbox,
 * an active account, a place on a list, or a page with a final explanation.
 */
import { problemsIn } from '../problems.ts';
import type { Situation } from '../../../machines/page/offer.types.ts';
import { isPresent } from '../../../machines/page/situations.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { definitions, usableOn } from '../../../tools/flows/charts/page-offers.ts';
import { momentOf } from '../../../tools/flows/charts/moment.ts';
import type { EventType } from './events.ts';
import { formsOn, type FormId, type Values } from './form-values.ts';
import type { Action } from './steps.ts';

type Next = Action | { end: string };
interface Way {
  /** The action; a form is filled in and sent. */
  to: Next | { send: FormId };
  /** Applies only under this condition. */
  when?: (snapshot: VisitSnapshot) => boolean;
  /** Applies at most this many times. */
  times?: number;
}
const when = (situation: Situation) => ({
  when: (snapshot: VisitSnapshot) => isPresent({ when: [situation] }, momentOf(snapshot)),
});
const press = (name: EventType, more: Omit<Way, 'to'> = {}): Way => ({
  to: { do: 'press', press: name, twice: false },
  ...more,
});
const follow = (page: PageId, more: Omit<Way, 'to'> = {}): Way => ({ to: { do: 'follow', page, slug: null }, ...more });
const end = (reached: string, more: Omit<Way, 'to'> = {}): Way => ({ to: { end: reached }, ...more });
const send = (form: FormId, more: Omit<Way, 'to'> = {}): Way => ({ to: { send: form }, ...more });
const WAIT: Action = { do: 'wait', for: 30_000 };

/** Actions per page; the first that applies is used. Unlisted pages use the first control that leads on. */
const WAYS: Readonly<Partial<Record<PageId, readonly Way[]>>> = {
  landing: [
    press('lookUp.retried', when('unavailable')),
    press('teaser.closed', when('teased')),
    send('registration', when('formOnLanding')),
    follow('registrationForm', when('invited')),
    send('code'),
  ],
  codeEntry: [send('code')],
  // A registration sent earlier is sent again once the invitation is known.
  registrationForm: [press('lookUp.retried', when('failed.lookUp')), send('registration')],
  // If the first step's values are refused here, use another address and try again.
  leanSecondStep: [send('secondStep', { times: 4 }), press('form.returned')],
  socialSecondStep: [send('secondStep')],
  activateAccount: [press('activation.pressed')],
  lobby: [
    end('listed', when('joined')),
    end('listed', when('alreadyListed')),
    end('asked for a link to the lobby', when('lobbyLinkSent')),
    send('address', when('lobbyClosed')),
    press('join.pressed'),
  ],
  unsubscribe: [
    end('other ways to unsubscribe are shown', when('linkBroken')),
    end('unsubscribed', when('unsubscribed')),
    press('unsubscribe.pressed'),
  ],
  membershipInterest: [follow('membershipApply')],
  membershipApply: [send('address')],
  activationError: [
    end('the link is invalid', when('invalidLink')),
    end('a part of the link is missing', when('incompleteLink')),
    end('another activation mail', {
      when: (snapshot) =>
        (snapshot.hasTag('expiredLink') || snapshot.hasTag('replacedLink')) &&
        snapshot.context.requests.resend.again !== null,
    }),
    press('mail.requested', when('expiredLink')),
    press('mail.requested', when('replacedLink')),
    press('activation.pressed', { times: 3 }),
    // The back end never accepts an address that causes a problem (D45).
    end('the activation fails'),
  ],
  // Enters another code; if that is denied too, the refusal is final.
  deny: [follow('codeEntry', { times: 1 }), end('denied')],
  entrance: [follow('codeEntry')],
  aboutUs: [follow('landing')],
  aboutBenefits: [follow('landing')],
  aboutInvitation: [follow('codeEntry')],
  aboutClub: [follow('landing')],
  stores: [follow('landing')],
  accessibility: [follow('landing')],
  linkGeneratorGate: [press('lookUp.retried')],
  splitGeneratorGate: [press('lookUp.retried')],
  linkGenerator: [end('linkGenerator')],
  splitGenerator: [end('splitGenerator')],
  giftVoucher: [follow('codeEntry')],
  loggedOut: [follow('landing')],
  notFound: [follow('landing')],
  unknownAddress: [follow('landing')],
  staleDeployment: [press('reload.retried', when('unreachable')), { to: WAIT }],
  error: [{ to: WAIT }],
  formFinished: [end('formFinished')],
  emailActive: [end('emailActive')],
  emailPending: [end('emailPending')],
  activated: [end('activated')],
  autoActivated: [end('autoActivated')],
  membershipConfirmation: [end('membershipConfirmation')],
};

/**
 * The default action: the page's first button that sends an event without a form, otherwise its first link to another
 * page.
 */
function waysOf(page: PageId, snapshot: VisitSnapshot): readonly Way[] {
  const listed = WAYS[page];
  if (listed) return listed;
  const offers = usableOn(definitions[page], snapshot);
  const pressed = offers.find((offer) => 'event' in offer && offer.role === 'button' && !offer.form);
  const led = offers.find((offer) => 'page' in offer);
  if (pressed && 'event' in pressed) return [press(pressed.event as EventType)];
  return led && 'page' in led ? [follow(led.page)] : [];
}

const BUSY = ['busy', 'lookingUp', 'checkingCode'] as const;
const PERSON = { gender: 'woman', firstName: 'Ada', lastName: 'Lovelace' };

export class HappyPath {
  readonly #counts = new Map<string, number>();
  #addresses = 0;

  #times = (what: string) => this.#counts.get(what) ?? 0;
  #count(what: string): number {
    const times = this.#times(what) + 1;
    this.#counts.set(what, times);
    return times;
  }
  #goodValues(form: FormId): Values {
    this.#addresses += 1;
    const email = `walk-{walk}-d${this.#addresses}@example.com`;
    if (form === 'code') return { code: 'VESTIBULE' };
    if (form === 'address' || form === 'teaser') return { email };
    return form === 'secondStep' ? PERSON : { ...PERSON, email, country: 'AT', terms: true, newsletter: false };
  }
  /** Sends the form; fills it in again if it is invalid, or was refused. */
  #send(snapshot: VisitSnapshot, id: FormId, held: (form: FormId) => Values): Action {
    const form = formsOn(snapshot).find((one) => one.id === id);
    const refused =
      problemsIn(snapshot.context).some(({ kind }) => kind === 'fields' || kind === 'code') ||
      this.#count(`${id} sent`) > 3;
    if (!refused && form?.submit(held(id))) return { do: 'submit', form: id, twice: false };
    if (this.#count(`${id} typed`) % 2 === 0) return { do: 'submit', form: id, twice: false };
    this.#counts.set(`${id} sent`, 0);
    return { do: 'type', form: id, values: this.#goodValues(id) };
  }

  /** On another system's page: an end, unless it is the blank page of a new tab. */
  away = (path: string): Next =>
    path === '/' ? { do: 'open', what: 'start', where: 'here' } : { end: `on to ${path}` };

  /** @param held the values of a form. */
  next(snapshot: VisitSnapshot, held: (form: FormId) => Values): Next {
    const page = pageOf(snapshot)?.id;
    if (!page || BUSY.some((tag) => snapshot.hasTag(tag))) return WAIT;
    const applies = ({ when, times = Infinity }: Way, at: number) =>
      (when?.(snapshot) ?? true) && this.#times(`${page} ${at}`) < times;
    const ways = waysOf(page, snapshot);
    const at = ways.findIndex(applies);
    const way = ways[at]?.to ?? WAIT;
    this.#count(`${page} ${at}`);
    if ('send' in way) return this.#send(snapshot, way.send, held);
    if ('do' in way && way.do === 'press' && way.press === 'form.returned') {
      this.#counts.clear();
      this.#counts.set('registration sent', 9);
    }
    return way;
  }
}
