/**
 * What a visit may have done before, where it decides about one thing alone: both are tried there, instead of telling
 * situations apart everywhere. So the graph holds every real visit, and a few more; no law is the easier for it.
 */
import type { VisitContext } from '../../machines/visit.types.ts';
import type { Attempt } from '../../machines/registration/registration.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { values } from '../model/visitor.ts';
import { isFlowDecided, isUnanswered, type Snapshot } from './key.ts';

const knowing = (snapshot: Snapshot, changes: Partial<VisitContext>): Snapshot => ({
  ...snapshot,
  context: { ...snapshot.context, ...changes },
});

/** What may be said but need not: it is silenced by what was said before, or by an offer that was not made. */
export const isOptional = (said: string) => said.startsWith('event.tracked') || said.startsWith('experiment.exposed');

/**
 * Nothing was shown yet, whoever may be logged in is, and every offer was made, also one that comes too late: what is said
 * or may be pressed more for that is optional.
 */
export const talkative = (snapshot: Snapshot): Snapshot =>
  knowing(snapshot, {
    shown: [],
    signedIn: true,
    voucherOffer: '15-percent-mov',
    flowOffer: isFlowDecided(snapshot.context) ? 'leanStep2' : (snapshot.context.flowOffer ?? 'default'),
  });

/** An attempt that the key of a situation does not tell of: where the flow is decided, it decides this alone. */
const attemptBefore = ({ context }: Snapshot, sent: boolean): Attempt | null =>
  sent && isFlowDecided(context)
    ? { key: 'before', code: context.invitation?.code ?? '', timestamp: null, locale: 'de', values }
    : null;

const BOTH = [true, false];
/**
 * Whether a code, or anything else, was sent before: the visitor is asked to send it now, once the network is back. Where he
 * is being asked, it was; and a code that is being looked up is the one that was sent.
 */
function sent(snapshot: Snapshot, name: string): readonly Snapshot[] {
  const { typedCode, emailRequest, press, attempt, completionAttempt } = snapshot.context;
  const key = (other: boolean, before: string) => (other ? before || 'before' : '');
  const isChecking = name.includes('"checking":');
  const codes = isChecking || name.includes('"ready":"returned"') ? [true] : BOTH;
  const others = /"(?!ready")\w+":"returned"/.test(name) ? [true] : BOTH;
  return codes.flatMap((code) =>
    others.map((other) =>
      knowing(snapshot, {
        typedCode: code ? typedCode || 'BEFORE' : null,
        emailRequest: other ? (emailRequest ?? { email: 'before@example.org', locale: 'de', key: 'before' }) : null,
        press: other ? (press ?? { what: 'resend', key: 'before' }) : null,
        attempt: attempt
          ? { ...attempt, key: attempt.key.endsWith('-en') ? attempt.key : key(other, attempt.key) }
          : attemptBefore(snapshot, other),
        completionAttempt: completionAttempt && { ...completionAttempt, key: key(other, completionAttempt.key) },
      }),
    ),
  );
}

/** What an address may find: time has passed or not, and one activation error or another; an application, if there was one. */
/** Who comes from a product page, and has not closed the teaser, is shown it (D4). */
const TEASED = [{ previousPdpPage: null }, { previousPdpPage: '/product/7', teaserClosed: false }];
const FOUND: Readonly<Record<string, readonly Partial<VisitContext>[]>> = {
  '#landing': TEASED,
  '#membershipConfirmation': BOTH.map((applied) => ({ applied })),
  '#emailActive': [null, Number.MAX_SAFE_INTEGER].map((forwardAt) => ({ forwardAt })),
  '#activationError': (['failed', 'invalidLink', 'expiredLink'] as const).map((activationError) => ({
    activationError,
  })),
};
function foundBy(event: PathEvent, { value, context }: Snapshot): readonly Partial<VisitContext>[] {
  if (event.type === 'visit.refused') return value === 'boot' ? TEASED : [{}];
  if (event.type !== 'xstate.route') return [{}];
  // There already, by having applied; and an error is found by those who have one.
  if (event.to === '#membershipConfirmation' && /^"boot"|Confirmation/.test(JSON.stringify(value))) return [{}];
  // Whoever has a token may have been called an admin by it before.
  if (event.to === '#linkGenerator' || event.to === '#splitGenerator')
    return [{ admin: context.claims !== null && value !== 'boot' }];
  return event.to === '#activationError' && context.activationError === null ? [{}] : (FOUND[event.to] ?? [{}]);
}

/** The snapshots that an event is tried from, where the visit is in this place. */
export function variantsOf(snapshot: Snapshot, name: string, event: PathEvent): readonly Snapshot[] {
  if (event.type === 'mail.requested')
    return [null, { accepted: true, at: 0, againAt: 60_000 }].map((resend) => knowing(snapshot, { resend }));
  if (event.type === 'xstate.done.actor.pingBackend') return BOTH.map((reloaded) => knowing(snapshot, { reloaded }));
  if (isUnanswered(snapshot.context) && (event.type === 'network.returned' || name.includes('"returned"')))
    return sent(snapshot, name);
  return foundBy(event, snapshot).map((found) => knowing(snapshot, found));
}
/** An offer of the lean flow may have come at any time before the flow is decided (D35). */
export const offered = (snapshot: Snapshot): Snapshot => knowing(snapshot, { flowOffer: 'leanStep2' });
