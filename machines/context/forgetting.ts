/** What a visit remembers and when it is cleared: the complete list. */
import { NOTHING_SENT } from './requests.ts';
import type { Requests } from './requests.types.ts';
import type { Remembered, VisitContext } from './visit.types.ts';

type Occasion =
  /** The member logged out, or another person registers in the same browser (D33, D50). */
  | 'memberLeft'
  /** The visitor already has a place (D50). */
  | 'placeHeld'
  /** The URL brought a newer invitation or token (D22). */
  | 'invitedAnew'
  /** Another activation link was opened than before. */
  | 'linkedAnew'
  | 'activated';

type Forgettable = Remembered & Pick<VisitContext, 'signedIn' | 'activation' | 'answer'>;
/** The initial value of an entry, and the occasions that reset it. */
type First<Value> = readonly [first: Value, ...Occasion[]];
type Forgetting = {
  readonly [Key in keyof Forgettable]:
    | First<Forgettable[Key]>
    | { readonly [Entry in keyof Forgettable[Key]]: First<Forgettable[Key][Entry]> };
};
const MEMORY: Forgetting = {
  registration: [null, 'memberLeft', 'activated'],
  account: [null, 'memberLeft', 'activated'],
  activation: {
    id: [null, 'memberLeft', 'activated'],
    newsletterFollows: [false, 'memberLeft'],
    error: [null, 'memberLeft', 'activated'],
    success: [null, 'memberLeft'],
  },
  anewOffered: [false, 'memberLeft', 'invitedAnew', 'activated'],
  membership: { applied: [false], teaserClosed: [false] },
  requests: [NOTHING_SENT, 'memberLeft', 'placeHeld', 'invitedAnew', 'linkedAnew', 'activated'],
  forwardAt: [null, 'memberLeft'],
  grantedVoucher: [null, 'memberLeft'],
  accent: [null],
  signedIn: [false, 'memberLeft'],
  answer: [null, 'memberLeft'],
};
type IsMeant = (occasions: readonly unknown[]) => boolean;
/** The initial values of the entries that match, as changes of what is known. */
const firsts = (memory: object, known: object, isMeant: IsMeant): object =>
  Object.fromEntries(
    Object.entries(memory).flatMap(([key, entry]: [string, object]) => {
      if (Array.isArray(entry)) return isMeant(entry.slice(1)) ? [[key, entry[0] as unknown]] : [];
      const before = (Reflect.get(known, key) ?? {}) as object;
      const first = firsts(entry, before, isMeant);
      return Object.keys(first).length > 0 ? [[key, { ...before, ...first }]] : [];
    }),
  );
/** The initial memory of a visit. */
export const NOTHING_REMEMBERED = firsts(MEMORY, {}, () => true) as Forgettable;

/** The requests that are kept on this occasion. */
const requestsLeft = (occasion: Occasion, requests: Requests): Partial<Requests> => {
  if (occasion === 'memberLeft') return {};
  const { register, complete, resend, activate: _, ...others } = requests;
  const mailed = { resend: { ...resend, sent: null, problem: null } };
  const form = { register, complete };
  if (occasion === 'linkedAnew') return { ...others, ...mailed, ...form };
  return occasion === 'activated' ? { ...mailed, ...form } : mailed;
};
/**
 * The context changes that clear memory on this occasion. The sent form is kept when another link is opened and after
 * an activation; the time from which the mail may be requested again is kept until the member leaves.
 */
export const forgottenWhen = (occasion: Occasion, known: { readonly requests?: Requests }): Partial<Forgettable> => ({
  ...firsts(MEMORY, known, (occasions) => occasions.includes(occasion)),
  requests: { ...NOTHING_SENT, ...requestsLeft(occasion, known.requests ?? NOTHING_SENT) },
});
