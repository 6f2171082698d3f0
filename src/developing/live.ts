/**
 * Reports the visit in this window to the workbench as it proceeds, masked; a workbench opened later gets the report so
 * far.
 */
import type { InspectionEvent } from 'xstate';
import { recordVisit } from '../recorder/record.ts';
import type { StandIns } from '../recorder/stand-ins.ts';
import { readJson, writeStored } from '../services/storage/browser-storage.ts';
import { openLiveChannel, type LiveWindow, type Piece, type StartFixture } from './live-channel.ts';

const KEY = 'vestibule.live';

/** Kept for the lifetime of the tab: a reloaded page is the same window. */
interface Stored extends LiveWindow {
  pieces: Piece[];
  /** Stand-ins by value, for this tab only. */
  known: StandIns;
}
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && ['id', 'begun', 'pieces', 'known'].every((name) => name in value);

/**
 * Takes the situation in which the visit is started, or null for a normal start. Returns the observer for the visit's
 * actor.
 */
export function reportToWorkbench(started: StartFixture | null): (seen: InspectionEvent) => void {
  const before = readJson('sessionStorage', KEY);
  const stored: Stored = isStored(before)
    ? before
    : { id: crypto.randomUUID(), begun: Date.now(), pieces: [], known: {} };
  const { send } = openLiveChannel(({ type }) => {
    if (type === 'windows.asked') introduce();
  });
  const add = (piece: Piece) => {
    send({ type: 'window.went.on', id: stored.id, piece });
    stored.pieces.push(piece);
    writeStored('sessionStorage', KEY, JSON.stringify(stored));
  };
  const introduce = () => {
    const { id, begun, pieces } = stored;
    send({ type: 'window.opened', window: { id, begun, pieces } });
  };
  addEventListener('pagehide', () => send({ type: 'window.closed', id: stored.id }));
  introduce();
  if (started) add({ started });
  let beginning = '';
  return recordVisit(
    (entry) => {
      // The beginning of a page load is reported with its first step; a visit started in a situation has that as its
      // beginning.
      if (entry.startsWith('begin')) beginning = started ? '' : `${entry}\n`;
      else {
        add({ text: beginning + entry });
        beginning = '';
      }
    },
    stored.known,
    () => Date.now() - stored.begun,
  );
}
