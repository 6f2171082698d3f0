/** What a visit remembers, and when it forgets it: the one list of that. */
import { NOTHING_SENT } from './requests/requests.ts';
import type { Requests } from './requests/requests.types.ts';
import type { Remembered, VisitContext } from './visit.types.ts';

type Occasion =
  /** The member logged out, or another person registers in their browser (D33, D50). */
  | 'memberLeft'
  /** The visitor was met by a place that is theirs already (D50). */
  | 'placeHeld'
  /** A newer invitation or token came with the address (D22). */
  | 'invitedAnew'
  /** Another activation link was opened than that of before. */
  | 'linkedAnew'
  /** The account is active. */
  | 'activated';

type Forgettable = Remembered & Pick<VisitContext, 'signedIn' | 'activationId' | 'newsletterFollows' | 'answer'>;
/** Each with what it is at first, and when it is so again. */
const MEMORY: { readonly [Key in keyof Forgettable]: readonly [first: Forgettable[Key], ...Occasion[]] } = {
  registration: [null, 'memberLeft', 'activated'],
  account: [null, 'memberLeft', 'activated'],
  activationError: [null, 'memberLeft', 'activated'],
  activated: [null, 'memberLeft'],
  anewOffered: [false, 'memberLeft', 'invitedAnew', 'activated'],
  applied: [false],
  teaserClosed: [false],
  requests: [NOTHING_SENT, 'memberLeft', 'placeHeld', 'invitedAnew', 'linkedAnew', 'activated'],
  forwardAt: [null, 'memberLeft'],
  grantedVoucher: [null, 'memberLeft'],
  accent: [null],
  signedIn: [false, 'memberLeft'],
  activationId: [null, 'memberLeft', 'activated'],
  newsletterFollows: [false, 'memberLeft'],
  answer: [null, 'memberLeft'],
};
const firsts = (isMeant: (occasions: readonly unknown[]) => boolean): Partial<Forgettable> =>
  Object.fromEntries(
    Object.entries(MEMORY).flatMap(([key, [first, ...occasions]]) => (isMeant(occasions) ? [[key, first]] : [])),
  );
/** What a visit remembers at its beginning. */
export const NOTHING_REMEMBERED = firsts(() => true) as Forgettable;

/** The requests that are left of all then. */
const requestsLeft = (occasion: Occasion, requests: Requests): Partial<Requests> => {
  if (occasion === 'memberLeft') return {};
  const { register, complete, resend, activate: _, ...others } = requests;
  const mailed = { resend: { ...NOTHING_SENT.resend, again: resend.again } };
  const form = { register, complete };
  if (occasion === 'linkedAnew') return { ...others, ...mailed, ...form };
  return occasion === 'activated' ? { ...mailed, ...form } : mailed;
};
/**
 * What is forgotten then, as changes of the context. What was sent by the form is kept beside an activation, and until its member
 * leaves from when on the mail may be asked for again.
 */
export const forgottenWhen = (occasion: Occasion, requests: Requests): Partial<Forgettable> => ({
  ...firsts((occasions) => occasions.includes(occasion)),
  requests: { ...NOTHING_SENT, ...requestsLeft(occasion, requests) },
});
