/** Calls that no press makes, and whose failure nobody is told: the page is as good without their answer. */
import { expect, type Request, type WebSocket } from '@playwright/test';
import type { VisitSnapshot } from '../../../src/engine/pages.ts';
import { guest } from '../../browser/form.ts';
import { DEFAULTS, STATUS } from '../../harness/fault-proxy/fault-proxy.ts';
import { ask, registered } from '../../model/browser/arrivals.ts';
import { begin } from '../../model/browser/begin.ts';
import { beginningOf, stepFrom } from '../../model/browser/course.ts';
import { FAULTS, type FaultName } from '../../model/faults.ts';

import type { OwnRow } from './rows.ts';
import type { Stand } from './stand.ts';
import { expectState, soon, type Visitor } from './visitor.ts';

/** Milliseconds until nothing is waited for any more (D24). */
const OVER = 30_000;
/** Milliseconds until a lost subscription is tried for again, the second time at most (spec, section 9). */
const RETRY = 4_000;
const isDefaults = (request: Request) => request.url().endsWith(`/${DEFAULTS}`);

const reload =
  ({ page }: Visitor) =>
  () =>
    page.reload();
/** The socket is open, and its first news came. */
const hear = (socket: WebSocket) =>
  socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload.toString().includes(STATUS), ...soon });
/** The next socket from now on; listened to at once, since nothing of it is said twice. */
async function nextSocket(
  { page }: Visitor,
  listen: (socket: WebSocket) => Promise<unknown>,
  act: () => Promise<unknown>,
): Promise<WebSocket> {
  const next = page.waitForEvent('websocket').then(async (socket) => {
    await listen(socket);
    return socket;
  });
  const [socket] = await Promise.all([next, act()]);
  return socket;
}
const listening = (visitor: Visitor, again: () => Promise<unknown>) => nextSocket(visitor, hear, again);
/** The subscription was told something, or is lost. */
async function settled(socket: WebSocket): Promise<void> {
  let told = false;
  socket.on('framereceived', ({ payload }) => {
    told ||= payload.toString().includes('"next"');
  });
  await expect.poll(() => told || socket.isClosed(), soon).toBe(true);
}
const passTime = async ({ page }: Visitor, fault: FaultName) => {
  if (FAULTS[fault].failure === 'timeout') await page.clock.fastForward(OVER);
};

/** At the inbox page, where a socket has been heard: what opens next is another one. */
async function listener(visitor: Visitor): Promise<{ state: VisitSnapshot; email: string }> {
  const person = guest();
  const { input, bearer = '' } = await registered()(visitor, person);
  const opening = { type: 'xstate.route', to: '#formFinished' } as const;
  const visit = { input, steps: [{ event: opening, value: null }] };
  await listening(visitor, () =>
    begin(visitor.page, { visit, prefix: '', origin: visitor.proxy.url, referrer: null, bearer }),
  );
  return { state: stepFrom(beginningOf(input), opening).after, email: person.email };
}

/** The links of every page: where some of them lead, the runtime defaults say. */
const links = ({ page }: Visitor) => {
  const all = page.getByRole('contentinfo').getByRole('link');
  return all.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
};

async function defaults(visitor: Visitor): Promise<Stand> {
  const { page, proxy } = visitor;
  const { state } = await listener(visitor);
  const before = await links(visitor);
  const look = async () => {
    await expectState(visitor, state, '');
    expect(await links(visitor)).toEqual(before);
  };
  return {
    operation: DEFAULTS,
    staysPut: true,
    suffer: async (fault) => {
      const armed = proxy.arm(DEFAULTS, fault);
      const asked = FAULTS[fault].cut === 'unread' ? page.waitForEvent('requestfailed', isDefaults) : armed.arrived;
      try {
        await Promise.all([asked, page.reload()]);
        await look();
        await passTime(visitor, fault);
        await look();
      } finally {
        armed.disarm();
      }
    },
    // Only they say where the status of a registration is heard.
    succeed: async () => {
      await listening(visitor, reload(visitor));
      await look();
    },
  };
}

async function status(visitor: Visitor): Promise<Stand> {
  const { page, mailbox, proxy } = visitor;
  const { state, email } = await listener(visitor);
  const mailed = new URL(await mailbox.linkTo(email)).searchParams.get('accountActivationId');
  const passRetry = () => page.clock.fastForward(RETRY);
  return {
    operation: STATUS,
    staysPut: true,
    suffer: async (fault) => {
      const { cut, failure } = FAULTS[fault];
      // The page must have come before nobody can connect any more.
      const live = cut === 'port' || cut === 'connection' ? await listening(visitor, reload(visitor)) : null;
      const armed = proxy.arm(STATUS, fault);
      try {
        if (live) await expect.poll(() => live.isClosed(), soon).toBe(true);
        await nextSocket(
          visitor,
          failure === 'timeout' ? () => armed.arrived : settled,
          live ? passRetry : reload(visitor),
        );
        await passTime(visitor, fault);
        await expectState(visitor, state, '');
      } finally {
        armed.disarm();
      }
      // A connection that was lost is tried for again.
      if (failure === 'network') await listening(visitor, passRetry);
    },
    succeed: async () => {
      await listening(visitor, reload(visitor));
      const activated = await ask(visitor, 'finalize-registration', {
        consents: [],
        finalizeRegistrationInput: { accountActivationId: mailed },
      });
      expect(activated).toMatchObject({ finalizeRegistration: { registration: { status: 'ACTIVE' } } });
      const event = {
        type: 'xstate.done.actor.watchActivation',
        output: undefined,
        actorId: 'watchActivation',
      } as const;
      await expectState(visitor, stepFrom(state, event).after, '');
    },
  };
}

const comes: Readonly<Record<string, (visitor: Visitor) => Promise<Stand>>> = {
  'runtime defaults': defaults,
  'status of the registration': status,
};
/** Comes before what a row of its own is about. */
export async function comeOwn(visitor: Visitor, { name }: OwnRow): Promise<Stand> {
  const come = comes[name];
  if (!come) throw new Error(`nobody comes for ${name}`);
  return come(visitor);
}
