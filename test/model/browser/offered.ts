/** The events of a visit that can be caused in a browser, from outside the page: the same chart with fewer events. */
import { pageOf, pathOf, pathTo, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { stepFrom } from './course.ts';
import { controlsFor } from './press.ts';
import { asksNetwork } from '../responses.ts';

const GONE = 'a chunk that a deployment took away: late-script.spec, App.test';
const APP = 'another app around the page: wrapper.spec';
const FOCUS = 'where the focus goes, as with each press: report-focus.test, teaser.spec';
/** Events that can't be caused from outside the page, and the tests that cover them. */
const NEVER: Readonly<Record<string, string>> = {
  'visit.failed': 'a screen that breaks, and none does: App.test',
  'part.missing': GONE,
  'part.absent': GONE,
  'reload.retried': GONE,
  'settings.missing': 'the consent platform, which is beside the visit: consent.spec',
  'wrapper.found': APP,
  'overlay.closed': APP,
  'visitor.typing': FOCUS,
  'visitor.reading': FOCUS,
  'finished.closed': 'shown in a popup on some landing pages alone: FormFinished.test',
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
  return asksNetwork(actorId) ? null : `${actorId} makes no network call`;
}

/** Why an event can never be caused in a browser, or null. */
export const whyNever = (event: PathEvent): string | null => NEVER[event.type] ?? neverSettles(event);

const WORKING = ['busy', 'checkingCode', 'askingForPlace'] as const;
const isRouteTo = (event: PathEvent, state: VisitSnapshot) =>
  event.type === 'xstate.route' &&
  pathTo(event.to.slice(1) as never, event.params?.slug ?? null) === pathOf(state) &&
  !state.matches('boot');

/** The product is being left. */
const isLeaving = (state: VisitSnapshot) =>
  state.matches({ registration: { emailActive: 'leaving' } }) ||
  state.matches({ registration: { autoActivated: 'leaving' } }) ||
  state.matches({ activation: { activated: 'leaving' } });

const isWorking = (state: VisitSnapshot) => WORKING.some((tag) => state.hasTag(tag));
const offersOneCountry = ({ context: { codeCheck } }: VisitSnapshot) =>
  !codeCheck || !('countryOptions' in codeCheck) || codeCheck.countryOptions.length < 2;
/** Events that no control sends: access and the network. */
const notFromControls = (event: PathEvent, state: VisitSnapshot): string | null => {
  const { online } = state.context;
  if (event.type === 'network.returned') return online ? 'what was not lost does not return' : null;
  if (event.type === 'network.lost') return online ? null : 'what is lost can’t be lost again';
  if (event.type !== 'visit.refused') return null;
  const params = event.page === 'landing' ? { slug: 'nowhere' } : {};
  const granted = state.can({ type: 'xstate.route', to: `#${event.page}`, params });
  return granted ? 'a page that may be entered is not refused' : null;
};
const OUTSIDE = /^(?:xstate|network|visit|country\.found)\b/;
const NOT_OFFERED = 'the page does not offer it just then';

function notOffered(event: PathEvent, state: VisitSnapshot): string | null {
  if (OUTSIDE.test(event.type)) return notFromControls(event, state);
  if (controlsFor(event.type, state).length === 0) return NOT_OFFERED;
  if (event.type === 'country.changed')
    return offersOneCountry(state) || isWorking(state) ? 'there is one country to choose' : null;
  const asksPerson = pageOf(state)?.id === 'leanSecondStep';
  return event.type === 'step.submitted' && 'person' in event.completion !== asksPerson
    ? 'the other second step asks for that'
    : null;
}

/** Why an event can't be caused in a browser in this state, or null. */
export function whyNot(event: PathEvent, state: VisitSnapshot): string | null {
  if (state.matches('boot') && event.type !== 'xstate.route' && event.type !== 'visit.refused')
    return 'an address asks for its page before anything else can happen';
  if (isLeaving(state)) return 'the product was left: what comes then is another page load';
  if (isRouteTo(event, state)) return 'the page that one is on is not asked for anew';
  if (!state.context.online && /^xstate\.route$|^visit\.refused$/.test(event.type))
    return 'without a network, a page whose part is not there yet does not open: offline.spec';
  return whyNever(event) ?? notOffered(event, state);
}

/** A cheap filter, since a step is expensive. */
const MAY_LEAVE = /^(?:login|shop)\.chosen$|^xstate\.after\.(?:forwarding|readingTime)\.|^xstate\.done\.actor\./;
/** True if an event leaves the product, according to a pure step. */
export const leaves = (event: PathEvent, state: VisitSnapshot): boolean =>
  MAY_LEAVE.test(event.type) && stepFrom(state, event).leavesFor !== null;
