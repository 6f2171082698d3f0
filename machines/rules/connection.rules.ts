/** Network state of a visit, and missing chunks of the page. */
import { store, emit, when } from './visit.base.ts';

export const connectionActions = {
  storeOffline: store(() => ({ online: false })),
  storeOnline: store(() => ({ online: true })),
  fetchMissing: store((_: undefined, { load }) => ({ load: { ...load, partMissing: false } })),
  /** Once only: a page that still lacks a chunk afterwards is broken. */
  reloadPage: emit({ type: 'reload.requested' }),
};

export const connectionGuards = {
  online: when(({ online }) => online),
  offline: when(({ online }) => !online),
  /** A chunk failed to load because its deployment was replaced. */
  partMissing: when(({ load }) => load.partMissing),
  reloadedBefore: when(({ load }) => load.reloaded),
};
