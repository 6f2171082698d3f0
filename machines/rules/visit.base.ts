/** Base of the visit's chart: types, services, delays, and the factories of its actions and guards. */
import { setup } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { answerDelays, LAST_SECONDS, LINK_LIFE, READING_TIME, timeLeft } from '../domain/waits.ts';
import { invitationMachine } from '../invitation/invitation.machine.ts';
import { visitCalls } from '../context/visit.calls.ts';
import type { VisitContext, VisitEmitted, VisitEvent, VisitInput } from '../context/visit.types.ts';
import type { PageMeta } from '../page/page.types.ts';
import type { VisitTag } from '../page/tags.types.ts';

/**
 * The current time in epoch milliseconds, as far as the visit knows it: from the event, the last response, or the
 * opening of the page. A chart has no clock.
 */
export const momentOf = ({ context, event }: { context: VisitContext; event: VisitEvent }): number =>
  ('at' in event ? event.at : undefined) ?? context.answer?.at ?? context.load.openedAt;

export const visitBase = setup({
  types: {
    context: {} as VisitContext,
    events: {} as VisitEvent,
    emitted: {} as VisitEmitted,
    input: {} as VisitInput,
    meta: {} as PageMeta,
    tags: {} as VisitTag,
  },
  actors: { invitation: invitationMachine, ...visitCalls },
  delays: {
    ...answerDelays,
    readingTime: READING_TIME,
    readingTimeSoon: READING_TIME - LAST_SECONDS,
    /** The remaining reading time, also after a reload. */
    forwarding: ({ context, event }) => timeLeft(context.forwardAt, momentOf({ context, event })),
    forwardingSoon: ({ context, event }) =>
      Math.max(0, timeLeft(context.forwardAt, momentOf({ context, event })) - LAST_SECONDS),
    linkLife: LINK_LIFE,
  },
});

export const { store, when, emit, emitAll, enqueueActions } = makersOf<VisitContext, VisitEvent, VisitEmitted>();
