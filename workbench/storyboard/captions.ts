/** What stands beside a picture of a storyboard, in plain words. */
import type { StateValue } from 'xstate';
import type { PageId } from '../../machines/page.types.ts';
import { pageNamed } from '../../src/engine/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { activeIn } from '../charts/active.ts';
import { stateAt, statesOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import type { REPEATED } from '../words/repeated.ts';
import { nameOfPage, nameOfState, sayTrigger, sentence } from '../words/say.ts';
import { TRACKED } from '../words/tracked.ts';
import { MAIL_WORDS } from './mails.ts';
import type { Beginning, Frame, ScreenFrame } from './play.ts';

export interface Caption {
  title: string;
  /** Where the page stands; empty: nothing is to be said of it beyond the page. */
  within: string;
  /** What has happened, each a sentence. */
  happened: readonly string[];
  tracked: readonly { event: string; means: string }[];
  mailed: string | null;
  /** What happens next; null: it is the end. */
  next: string | null;
}

const actorOf = new Map(statesOf('visit').flatMap(({ calls }) => calls.map(({ id, actor }) => [id, actor] as const)));
const BEGINS: Readonly<Record<Beginning, string>> = {
  'by mail': 'the link of the mail is opened',
  'by invitation': 'the link of an invitation is opened',
  'by address': 'the page is opened by its address',
};
/** A step, as the chart's words say it. @param begins how the page was loaded, where it is the first step on it. */
export function sayStep(event: PathEvent, begins: Beginning | null): string {
  if (event.type === 'xstate.route')
    return begins === null ? `the visitor goes on: ${nameOfPage(pageAsked(event.to))}` : BEGINS[begins];
  if (!('actorId' in event)) return sayTrigger({ kind: 'event', event: event.type }, 'visit');
  const actor = actorOf.get(event.actorId) ?? event.actorId;
  return sayTrigger({ kind: 'error' in event ? 'failure' : 'answer', actor, id: event.actorId }, 'visit');
}

const pageAsked = (to: string): PageId => pageNamed(to.replace('#', '') as PageId).id;

/** What goes without saying: that there is a network, and that an answer may still come soon. */
const UNSAID: readonly string[] = ['connected', 'waiting'] satisfies readonly (keyof typeof REPEATED)[];
const said = (state: State): State =>
  UNSAID.includes(state.key) && state.parent !== null ? stateAt({ chart: state.chart, path: state.parent }) : state;
/** Where a page stands: its innermost states, by their names. */
function withinOf(value: StateValue): string {
  const leaves = activeIn('visit', value)
    .map(stateAt)
    .filter(({ children }) => children.length === 0)
    .map(said);
  return leaves
    .filter(({ isPage }) => !isPage)
    .map(nameOfState)
    .join(' · ');
}

const ofScreen = (frame: ScreenFrame, next: string | null): Caption => ({
  title: nameOfPage(frame.page),
  within: withinOf(frame.shown.value),
  happened: frame.happened.map((event, at) => sentence(sayStep(event, at === 0 ? frame.begins : null))),
  tracked: frame.tracked.map((event) => ({ event, means: TRACKED[event] })),
  mailed: frame.mailed && MAIL_WORDS[frame.mailed],
  next,
});

/** A frame's caption; what comes next is told by the frame after it. */
export function captionOf(frame: Frame, after: Frame | undefined): Caption {
  if (frame.kind === 'mail') {
    const next = after ? 'the link of the mail is opened' : null;
    return { title: 'In the inbox', within: MAIL_WORDS[frame.mail], happened: [], tracked: [], mailed: null, next };
  }
  if (after?.kind === 'mail') return ofScreen(frame, 'the mail comes');
  const first = after?.happened[0];
  return ofScreen(frame, after && first ? sayStep(first, after.begins) : null);
}
