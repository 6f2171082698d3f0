/** The network under a visit: there or gone; and the parts of the page that come over it. */
import { store, tell, when } from '../journey.base.ts';
import type { JourneyContext } from '../journey.types.ts';

/** Something was sent, and no answer came to it. */
const pressed = ({ attempt, completionAttempt, emailRequest, press, typedCode }: JourneyContext) =>
  [attempt, completionAttempt, emailRequest, press, typedCode].some((sent) => sent !== null);
const unanswered = ({ problem }: JourneyContext) => problem?.kind === 'network' || problem?.kind === 'timeout';

export const connectionActions = {
  storeOffline: store(() => ({ online: false })),
  storeOnline: store(() => ({ online: true })),
  /** Once: a page that lacks a part after that is broken. */
  reloadPage: tell({ type: 'reload.requested' }),
};

export const connectionGuards = {
  online: when(({ online }) => online),
  offline: when(({ online }) => !online),
  /** What is asked for again by itself must not hide what the visitor is to be asked about. */
  unsent: when((context) => pressed(context) && unanswered(context)),
  onlineAgainUnsent: when((context) => context.online && pressed(context) && unanswered(context)),
  partMissing: when(({ problem }) => problem?.kind === 'missing'),
  reloadedBefore: when(({ reloaded }) => reloaded),
};
