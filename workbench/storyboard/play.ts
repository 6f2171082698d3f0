/** Plays a storyboard on the charts: what is shown, tracked and mailed at each step is what runs. */
import type { MailKind } from '../../graphql/backend/mail/kinds.ts';
import type { Locale } from '../../machines/domain/languages.ts';
import type { PageId } from '../../machines/page.types.ts';
import { pageOf, pathOf, type VisitSnapshot } from '../../src/engine/pages.ts';
import { startReplay } from '../../src/recorder/replay.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import type { Sent } from '../screen/messages.ts';
import { TRACKED, type TrackedName } from '../words/tracked.ts';
import { BOARDS, type BoardId } from './boards.ts';
import type { Board, Load } from './boards.types.ts';
import { mailedWith } from './mails.ts';

export type Beginning = 'by mail' | 'by invitation' | 'by address';

/** A page, as it is once something has happened. */
export interface ScreenFrame {
  kind: 'screen';
  page: PageId;
  /** The name of the screen that draws it. */
  screen: string;
  /** Path of its address; null: it keeps the one before. */
  path: string | null;
  /** How the page was loaded, where this is what is shown first of it. */
  begins: Beginning | null;
  /** What happened since the frame before, the last of it leading here. */
  happened: readonly PathEvent[];
  tracked: readonly TrackedName[];
  mailed: MailKind | null;
  shown: Sent;
}
/** A mail, as it lies in the inbox. */
export interface MailFrame {
  kind: 'mail';
  mail: MailKind;
}
export type Frame = ScreenFrame | MailFrame;

export interface Played {
  id: BoardId;
  language: Locale;
  title: string;
  about: string;
  frames: readonly Frame[];
}

const TOLD = 'event.tracked ';
const isTracked = (name: string): name is TrackedName => Object.hasOwn(TRACKED, name);
const trackedIn = (emitted: readonly string[]): TrackedName[] =>
  emitted
    .filter((one) => one.startsWith(TOLD))
    .map((one) => one.slice(TOLD.length))
    .filter(isTracked);

type Told = Pick<ScreenFrame, 'begins' | 'happened' | 'tracked' | 'mailed'>;
function frameOf(snapshot: VisitSnapshot, told: Told): ScreenFrame {
  const page = pageOf(snapshot);
  if (!page) throw new Error('a storyboard leads to no page');
  const { value, context } = snapshot;
  return {
    kind: 'screen',
    page: page.id,
    screen: page.screen,
    path: pathOf(snapshot),
    ...told,
    shown: { name: page.id, value, context },
  };
}

/** What a picture follows from: not that analytics was told of it. */
const pictured = ({ value, context }: VisitSnapshot) => JSON.stringify([value, { ...context, shown: [] }]);
const beginningOf = ({ input, fromMail }: Load): Beginning =>
  fromMail !== undefined ? 'by mail' : input.invitation?.source === 'link' ? 'by invitation' : 'by address';

/** One page load. A step that leads nowhere else, and says nothing new, is told with the next one. */
async function playLoad(load: Load): Promise<ScreenFrame[]> {
  const { take, snapshot, stop } = startReplay(load.input);
  const frames: ScreenFrame[] = [];
  let happened: PathEvent[] = [];
  let tracked: TrackedName[] = [];
  let before = '';
  for (const [at, event] of load.steps.entries()) {
    const led = await take(event);
    if (typeof led === 'string') throw new Error(`${event.type}: ${led}`);
    happened.push(event);
    tracked.push(...trackedIn(led.emitted));
    const now = pictured(snapshot());
    if (now === before && at < load.steps.length - 1) continue;
    before = now;
    const begins = frames.length === 0 ? beginningOf(load) : null;
    frames.push(frameOf(snapshot(), { begins, happened, tracked, mailed: mailedWith(event) }));
    [happened, tracked] = [[], []];
  }
  stop();
  return frames;
}

/** @throws where a step can't be taken: the charts have changed, and the storyboard has not. */
export async function play(id: BoardId, language: Locale): Promise<Played> {
  const { title, about, loads }: Board = BOARDS[id](language);
  const frames: Frame[] = [];
  for (const load of loads) {
    const last = frames.at(-1);
    const isThere = last?.kind === 'mail' && last.mail === load.fromMail;
    if (load.fromMail !== undefined && !isThere) frames.push({ kind: 'mail', mail: load.fromMail });
    for (const frame of await playLoad(load)) {
      frames.push(frame);
      if (frame.mailed !== null) frames.push({ kind: 'mail', mail: frame.mailed });
    }
  }
  return { id, language, title, about, frames };
}
