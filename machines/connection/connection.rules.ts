/** The network under a visit: there or gone; and the parts of the page that come over it. */
import { store, emit, when } from '../visit.base.ts';

export const connectionActions = {
  storeOffline: store(() => ({ online: false })),
  storeOnline: store(() => ({ online: true })),
  fetchMissing: store((_: undefined, { load }) => ({ load: { ...load, partMissing: false } })),
  /** Once: a page that lacks a part after that is broken. */
  reloadPage: emit({ type: 'reload.requested' }),
};

export const connectionGuards = {
  online: when(({ online }) => online),
  offline: when(({ online }) => !online),
  /** A part of the page did not come: its deployment is over. */
  partMissing: when(({ load }) => load.partMissing),
  reloadedBefore: when(({ load }) => load.reloaded),
};
