/** Calls without a press, whose failure is not shown because the page works without the answer. */
import { expect, type Request, type WebSocket } from '@playwright/test';
import { DEFAULTS, STATUS } from '../../harness/fault-proxy/fault-proxy.ts';
import { EXPECTED_WITHIN } from '../../harness/limits.ts';
import { hears, nextSocket, nextOrLost } from '../../harness/sockets.ts';
import { ask } from '../../model/browser/arrivals.ts';
import { arrive, expectState, soon } from '../../model/browser/come.ts';
import { stepFrom } from '../../model/browser/course.ts';
import { FAULTS, type FaultName } from '../../model/faults.ts';
import { hoped } from '../../model/call-outcomes.ts';
import { WATCHING } from './fault-rows.ts';
import type { Stand } from './stand.ts';
import type { Visitor } from './proxied-visitor.ts';

/** Timeout of a call in ms (D24). */
const OVER = 30_000;
/** Maximum delay in ms until the second retry of a lost subscription (spec, section 9). */
const RETRY = 4_000;

/** At the inbox page, after its first socket; the next to open is another one. */
async function listener(visitor: Visitor) {
  const { page, driven, proxy } = visitor;
  /** Its first message has arrived. */
  const heardBy = async <T>(act: () => Promise<T>) =>
    nextSocket(page, (socket) => hears(socket, STATUS, EXPECTED_WITHIN), act);
  const { result } = await heardBy(() => arrive(driven, proxy, visitor, WATCHING));
  const passTime = async (fault: FaultName) => {
    if (FAULTS[fault].failure === 'timeout') await page.clock.fastForward(OVER);
  };
  return { state: result.opened, email: result.person.email, heardBy, reload: () => page.reload(), passTime };
}

/** The runtime defaults, which set the targets of some links on every page, and the endpoint of the status. */
export async function defaults(visitor: Visitor): Promise<Stand> {
  const { page, proxy } = visitor;
  const { state, heardBy, reload, passTime } = await listener(visitor);
  const links = () => {
    const all = page.getByRole('contentinfo').getByRole('link');
    return all.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  };
  const before = await links();
  const look = async () => {
    await expectState(page, state, '');
    expect(await links()).toEqual(before);
  };
  const isIt = (request: Request) => request.url().endsWith(`/${DEFAULTS}`);
  return {
    operation: DEFAULTS,
    staysPut: true,
    suffer: async (fault) => {
      const armed = proxy.arm(DEFAULTS, fault);
      const asked = FAULTS[fault].cut === 'unread' ? page.waitForEvent('requestfailed', isIt) : armed.arrived;
      try {
        await Promise.all([asked, reload()]);
        await look();
        await passTime(fault);
        await look();
      } finally {
        armed.disarm();
      }
    },
    succeed: async () => {
      await heardBy(reload);
      await look();
    },
  };
}

/** The subscription to the status of a registration. */
export async function status(visitor: Visitor): Promise<Stand> {
  const { page, mailbox, proxy } = visitor;
  const { state, email, heardBy, reload, passTime } = await listener(visitor);
  const mailed = new URL(await mailbox.linkTo(email)).searchParams.get('accountActivationId');
  const passRetry = () => page.clock.fastForward(RETRY);
  return {
    operation: STATUS,
    staysPut: true,
    suffer: async (fault) => {
      const { cut, failure } = FAULTS[fault];
      // The page must load before connections are refused.
      const live = cut === 'port' || cut === 'connection' ? (await heardBy(reload)).socket : null;
      const armed = proxy.arm(STATUS, fault);
      const settled =
        failure === 'timeout' ? () => armed.arrived : (socket: WebSocket) => nextOrLost(socket, EXPECTED_WITHIN);
      try {
        if (live) await expect.poll(() => live.isClosed(), soon).toBe(true);
        await nextSocket<unknown>(page, settled, live ? passRetry : reload);
        await passTime(fault);
        await expectState(page, state, '');
      } finally {
        armed.disarm();
      }
      // A lost connection is retried.
      if (failure === 'network') await heardBy(passRetry);
    },
    succeed: async () => {
      await heardBy(reload);
      const activated = await ask(visitor, 'finalize-registration', {
        consents: [],
        finalizeRegistrationInput: { accountActivationId: mailed },
      });
      expect(activated).toMatchObject({ finalizeRegistration: { registration: { status: 'ACTIVE' } } });
      await expectState(page, stepFrom(state, hoped('watchActivation')).after, '');
    },
  };
}
