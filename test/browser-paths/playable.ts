/** What of the journey can be played in a browser, from outside of the page: the same chart, with less that may come. */
import { transition, type EventFrom } from 'xstate';
import type { VisitEvent, ScreenId } from '../../machines/visit.types.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import { pageOf, pathOf, pathTo, type VisitSnapshot } from '../../src/engine/pages.ts';
import type { Chart } from '../paths/chart.ts';
import { journey } from '../paths/charts/journey.ts';
import type { PathEvent } from '../model/alphabet.ts';
import { emittedBy } from './course.ts';
import { asksNetwork } from './told.ts';

const GONE = 'a chunk that a deployment took away: late-script.spec, App.test';
const APP = 'another app around the page: wrapper.spec';
/** What nobody outside of the page can bring about, and where it is tested instead. */
const NEVER: Readonly<Record<string, string>> = {
  'visit.failed': 'a screen that breaks, and none does: App.test',
  'part.missing': GONE,
  'reload.retried': GONE,
  'wrapper.found': APP,
  'overlay.closed': APP,
  'finished.closed': 'told in a popup on some landing pages alone: FormFinished.test',
  'role.refused': 'an admin page, where it asks for itself: admin.spec',
  'offer.made': 'an experiment, which is beside the visit: experiments.spec',
};

function neverSettles(event: PathEvent): string | null {
  if (!('actorId' in event)) return null;
  const { actorId } = event;
  const failed = 'error' in event;
  if (actorId === 'pingBackend' || (failed && Reflect.get(event.error as object, 'kind') === 'missing')) return GONE;
  if (failed && actorId.endsWith('Invitation')) return 'the invitation turns each of its failures into a verdict';
  if (actorId === 'watchActivation') return failed ? 'other tabs can’t fail, and no endpoint is configured' : null;
  return asksNetwork(actorId) ? null : `nobody asks for ${actorId} over the network`;
}

/** Why an event can’t be brought about in a browser at all; null: somewhere it can. */
export const whyNever = (event: PathEvent): string | null => NEVER[event.type] ?? neverSettles(event);

const WORKING = ['busy', 'checkingCode', 'askingForPlace'] as const;
const isRouteTo = (event: PathEvent, state: VisitSnapshot) =>
  event.type === 'xstate.route' &&
  pathTo(event.to.slice(1) as never, event.params?.slug ?? null) === pathOf(state) &&
  !state.matches('boot');

const isBefore = (state: VisitSnapshot) => state.hasTag('alreadyActive') || state.hasTag('activeElsewhere');
/** Nothing of the product is up any more where that is being left. */
const isLeaving = (state: VisitSnapshot) =>
  state.matches({ registration: { emailActive: 'leaving' } }) ||
  state.matches({ registration: { autoActivated: 'leaving' } }) ||
  state.matches({ activation: { activated: 'leaving' } });

type EventOf<Type extends VisitEvent['type']> = Extract<VisitEvent, { type: Type }>;
type Hindrances = { [Type in VisitEvent['type']]?: (state: VisitSnapshot, event: EventOf<Type>) => string | false };

const screenIs = (state: VisitSnapshot, screen: ScreenId) => pageOf(state)?.screen === screen;
const isWorking = (state: VisitSnapshot) => WORKING.some((tag) => state.hasTag(tag));
const offersOneCountry = ({ context: { judgement } }: VisitSnapshot) =>
  !judgement || !('countryOptions' in judgement) || judgement.countryOptions.length < 2;
const NO_FOOT = 'the page has no foot';
const hasNoFoot = (state: VisitSnapshot) => pageOf(state)?.layout === 'noFooter';
const MODAL = 'a dialog lies over the page, which can’t be used meanwhile';
const NO_FORM = 'the form stands on the landing page in the lean flow alone';
const hasNoForm = (state: VisitSnapshot) =>
  screenIs(state, 'Landing') && !(state.context.flow === 'leanStep2' && state.hasTag('invited'));
const SENDING = 'what is being sent can’t be sent again';
const busy = (state: VisitSnapshot) => state.hasTag('busy') && SENDING;

/** What the screen does not offer just now, although the chart would hear it. */
const HINDRANCES: Hindrances = {
  'visit.refused': (state, { page }) => {
    const params = page === 'landing' ? { slug: 'nowhere' } : {};
    return state.can({ type: 'xstate.route', to: `#${page}`, params }) && 'a page that may be entered is not refused';
  },
  'network.returned': ({ context }) => context.online && 'what was not lost does not return',
  'network.lost': ({ context }) => !context.online && 'what is lost can’t be lost again',
  'logout.chosen': (state) => {
    if (!state.context.signedIn) return 'who is not signed in can’t log out';
    return hasNoFoot(state) ? NO_FOOT : state.hasTag('teased') && MODAL;
  },
  'settings.chosen': (state) => (hasNoFoot(state) ? NO_FOOT : state.hasTag('teased') && MODAL),
  'code.begun': (state) => state.hasTag('teased') && MODAL,
  'wait.cancelled': (state) => !state.hasTag('slow') && 'a wait can be cancelled once it is slow',
  'lookUp.retried': (state) =>
    screenIs(state, 'RegistrationForm') &&
    Boolean(state.context.attempt?.key) &&
    'Try again sends what was pressed before',
  'login.chosen': (state) =>
    screenIs(state, 'Activated') && !isBefore(state) && 'who has just activated goes on to the shop',
  'shop.chosen': (state) =>
    screenIs(state, 'Activated') && isBefore(state) && 'who was active before goes on to the login',
  'country.changed': (state) =>
    hasNoForm(state) ? NO_FORM : (offersOneCountry(state) || isWorking(state)) && 'there is one country to choose',
  'code.submitted': (state) => state.hasTag('checkingCode') && SENDING,
  'email.submitted': (state) =>
    (state.hasTag('askingForPlace') || (state.hasTag('busy') && !state.hasTag('checkingCode'))) && SENDING,
  'form.submitted': (state) => (hasNoForm(state) ? NO_FORM : busy(state)),
  'step.submitted': (state, { completion }) =>
    'person' in completion === screenIs(state, 'LeanSecondStep') ? busy(state) : 'the other second step asks for that',
  'mail.requested': busy,
  'activation.pressed': busy,
  'join.pressed': busy,
  'unsubscribe.pressed': busy,
};
function notOffered(event: PathEvent, state: VisitSnapshot): string | null {
  const hindrance = (
    HINDRANCES as Record<string, ((state: VisitSnapshot, event: PathEvent) => string | false) | undefined>
  )[event.type];
  return (hindrance?.(state, event) ?? false) || null;
}

/** Why an event can't be brought about in a browser where the visit is; null: it can. */
export function whyNot(event: PathEvent, state: VisitSnapshot): string | null {
  if (state.matches('boot') && event.type !== 'xstate.route' && event.type !== 'visit.refused')
    return 'an address asks for its page before anything else can happen';
  if (isLeaving(state)) return 'the product was left: what comes then is another page load';
  if (isRouteTo(event, state)) return 'the page that one is on is not asked for anew';
  if (!state.context.online && /^xstate\.route$|^visit\.refused$/.test(event.type))
    return 'without a network, a page whose part is not there yet does not open: offline-pages.spec';
  return whyNever(event) ?? notOffered(event, state);
}

/** A first sieve, because a step is dear: what never does is not even tried. */
const MAY_DEPART = /^(?:login|shop)\.chosen$|^xstate\.after\.(?:forwarding|readingTime)\.|^xstate\.done\.actor\./;
/** Whether an event takes the visitor out of the product, as a pure step tells. */
export function departs(event: PathEvent, state: VisitSnapshot): boolean {
  if (!MAY_DEPART.test(event.type)) return false;
  const [, actions] = transition(visitMachine, state, event as EventFrom<typeof visitMachine>);
  return emittedBy(actions).some(({ type }) => type === 'navigation.requested');
}

/** The journey as far as a browser can be made to take it. @param staying nothing that leads out of the product. */
export const playableVisit = (staying: boolean): Chart => ({
  ...journey,
  mayCome: (event, state) =>
    journey.mayCome(event, state) &&
    whyNot(event as PathEvent, state as VisitSnapshot) === null &&
    !(staying && departs(event as PathEvent, state as VisitSnapshot)),
});
