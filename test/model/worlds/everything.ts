/**
 * Everything that may happen to a visit, everywhere: each address is tried in each situation. What was sent, refused or counted before
 * is left open: wherever it is read, all that it can be in that place is tried. So this graph holds every real visit, and a few
 * more; no invariant is the easier for it.
 */
import type { AnyMachineSnapshot } from 'xstate';
import { DEFAULT_OPTIONS } from '../../../machines/landing/landing-options.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { PageId, VisitContext, VisitEmitted } from '../../../machines/visit.types.ts';
import type { VisitSnapshot } from '../../../src/engine/pages.ts';
import { askFor, eventsIn, mayCome, routes } from '../alphabet.ts';
import { beginnings } from '../beginnings.ts';
import type { Shown } from '../step-table.ts';
import { campaignOf } from '../visitor.ts';
import type { World } from '../world.ts';
import { happenings, visitEvents } from './visit-events.ts';

/** What of a situation the invariants speak of. */
export interface Facts {
  flow: VisitContext['flow'];
  invitation: 'link' | 'other' | null;
  verdict: 'valid' | 'valid for another code' | 'refused' | null;
  registration: NonNullable<VisitContext['registration']>['status'] | null;
  account: 'active' | 'pending' | null;
  token: boolean;
  adminToken: boolean;
  admin: boolean;
  tokenMissing: boolean;
  activationId: boolean;
  activationError: boolean;
  applied: boolean;
  flowDecided: boolean;
}
function verdictOf({ judgement, invitation }: VisitContext): Facts['verdict'] {
  if (judgement === null) return null;
  if (judgement.verdict !== 'valid') return 'refused';
  return judgement.campaign === campaignOf(invitation?.code ?? '') ? 'valid' : 'valid for another code';
}
/** Once the visitor went on to the form, or is in the lean flow, no offer moves them to another flow any more (D35). */
const isFlowDecided = ({ wentOn, flow }: VisitContext) => wentOn || flow === 'leanStep2';
const GATES: readonly (PageId | undefined)[] = ['linkGeneratorGate', 'splitGeneratorGate'];
const ADMIN: readonly (PageId | undefined)[] = ['linkGenerator', 'splitGenerator'];
const pageIn = (snapshot: AnyMachineSnapshot) =>
  Object.entries(snapshot.getMeta() as object).find(([, meta]) => meta)?.[0] as PageId | undefined;

export function factsOf(context: VisitContext, page: PageId | undefined, isBoot: boolean): Facts {
  const { flow, invitation, registration, account, claims } = context;
  return {
    flow,
    invitation: invitation && (invitation.source === 'link' ? 'link' : 'other'),
    verdict: verdictOf(context),
    registration: registration && registration.status,
    account: account && account.state,
    token: claims !== null,
    adminToken: (isBoot || GATES.includes(page)) && claims?.purpose === 'admin',
    admin: ADMIN.includes(page) && context.admin,
    tokenMissing: isBoot && context.tokenMissing,
    activationId: context.activationId !== null,
    activationError: context.activationError !== null,
    applied: (isBoot || page === 'membershipConfirmation') && context.applied,
    flowDecided: isFlowDecided(context),
  };
}

export interface Sent {
  actor: string;
  /** Of a registration: whether the terms were accepted, and whether it is one that was turned to English by this very step. */
  terms: boolean | null;
  english: boolean;
}
/** What invariants see of a step. */
export interface Effect {
  /** What is emitted, each in a word or two: `draft.discarded registration`. */
  said: readonly string[];
  /** What is wrong from now on, if it is told here. */
  told: string | null;
  started: readonly Sent[];
  /** Where the flow changes: whether a registration was begun before. */
  begun: boolean;
}
/** The one word that tells two emissions of a type apart. */
function wordsOf(said: VisitEmitted): string {
  if (said.type === 'event.tracked') return `${said.type} ${said.tracked.event}`;
  if (said.type === 'experiment.exposed') return `${said.type} ${said.feature}`;
  if (said.type === 'draft.discarded') return `${said.type} ${said.form}`;
  return said.type === 'navigation.requested' ? `${said.type} ${said.to}` : said.type;
}
const isEnglish = (key: string | undefined) => key?.endsWith('-en') ?? false;
function observe({ event, before, after, wrote, emitted, started }: Shown): Effect {
  const [was, is] = [before as VisitContext, after as VisitContext];
  return {
    // A report to us is no effect on anyone.
    said: (emitted as readonly VisitEmitted[]).map(wordsOf).filter((words) => words !== 'anomaly.reported'),
    told: wrote('problem') ? (is.problem?.kind ?? null) : null,
    started: started.map(({ id, input }) => ({
      actor: id,
      terms: id === 'register' ? (input as { values: { terms: boolean } }).values.terms : null,
      english:
        id === 'register' &&
        event.type === 'xstate.done.actor.register' &&
        isEnglish((input as { key: string }).key) &&
        !isEnglish(was.attempt?.key),
    })),
    begun: wrote('flow') && (was.attempt !== null || (was.registration !== null && is.registration !== null)),
  };
}

const anyHappening = happenings((event, snapshot) => {
  if (event.type === 'xstate.route') return askFor(event, snapshot);
  return mayCome(event, snapshot) ? event : null;
});
/** Everything that may happen, everywhere. */
export const everything: World = {
  name: 'everything',
  machine: visitMachine,
  beginnings,
  events: visitEvents,
  happeningsIn: (snapshot) => [...eventsIn(snapshot as VisitSnapshot), ...routes].map(anyHappening),
  observe,
  comesToNothing: ({ effect }) => {
    const { said, told, started } = effect as Effect;
    return said.length === 0 && told === null && started.length === 0;
  },
  facts: (context, snapshot) => factsOf(context as VisitContext, pageIn(snapshot), snapshot.value === 'boot'),
  spared: [],
  constant: { shown: [], voucherOffer: '15-percent-mov', voucher: DEFAULT_OPTIONS.voucher },
  open: [
    'press',
    'emailRequest',
    'typedCode',
    'completionAttempt',
    'resend',
    'forwardAt',
    'signedIn',
    'teaserClosed',
    'revealed',
    'reloaded',
    'flowOffer',
  ],
};
