/** Calls whose failure nobody is told: the page is as good without their answer. */
import { expect, type Request, type WebSocket } from '@playwright/test';
import { isCall } from '../../browser/calls.ts';
import type { RegistrationValues } from '../../../machines/registration/registration.types.ts';
import { english } from '../../browser/words.ts';
import { DEFAULTS, STATUS } from '../../harness/fault-proxy/fault-proxy.ts';
import { ask } from '../ask.ts';
import { FAULTS, type FaultName } from '../../model/faults.ts';
import type { Row } from '../row.ts';
import { expectStanding, quick } from '../standing.ts';
import { whileStruck } from '../strike.ts';
import type { Visitor } from '../visitor.ts';
import { sentForm } from './registration.ts';

/** Milliseconds until nothing is waited for any more (D24). */
const OVER = 30_000;
/** Milliseconds until a lost subscription is tried for again, the second time at most (spec, section 9). */
const RETRY = 4_000;
const BEARER = 'acq_token';

const isDefaults = (request: Request) => request.url().endsWith(`/${DEFAULTS}`);
const passTime = async ({ page }: Visitor, fault: FaultName) => {
  if (FAULTS[fault].failure === 'timeout') await page.clock.fastForward(OVER);
};

const logOut = (visitor: Visitor) => {
  const footer = visitor.page.getByRole('contentinfo');
  return footer.getByRole('button', { name: english('layout.logOut'), exact: true }).click();
};
const hasLeft = async ({ page, context }: Visitor) => {
  await expectStanding(page, { screen: 'loggedOut', at: '/entrance' });
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === BEARER)).toEqual([]);
};

/** Where the links of every page lead: some of them the runtime defaults name. */
const links = ({ page }: Visitor) => {
  const all = page.getByRole('contentinfo').getByRole('link');
  return all.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
};

const reload =
  ({ page }: Visitor) =>
  () =>
    page.reload();
/** The socket is open, and its first news came. */
const hear = (socket: WebSocket) =>
  socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload.toString().includes(STATUS), ...quick });
/** The next socket from now on; listened to at once, since nothing of it is said twice. */
const nextSocket = async (
  { page }: Visitor,
  listen: (socket: WebSocket) => Promise<unknown>,
  act: () => Promise<unknown>,
) => {
  const next = page.waitForEvent('websocket').then(async (socket) => {
    await listen(socket);
    return socket;
  });
  const [socket] = await Promise.all([next, act()]);
  return socket;
};
const listening = (visitor: Visitor, again: () => Promise<unknown>) => nextSocket(visitor, hear, again);

/** At the inbox page, where a socket has been heard: what opens next is another one. */
async function listener(visitor: Visitor): Promise<RegistrationValues> {
  const person = Promise.withResolvers<RegistrationValues>();
  await listening(visitor, async () => person.resolve(await sentForm(visitor, 'default', 'inbox')));
  return person.promise;
}

const OF_CONNECTIONS = 'the page would not come either';
const NO_COUNTERPART = 'nothing of a web socket is like it';

export const silent: readonly Row[] = [
  {
    name: 'log out',
    operation: 'logout',
    wait: 'loggedOut.leaving',
    silent: true,
    begin: async (visitor) => {
      const { page, context, open } = visitor;
      await sentForm(visitor, 'default', 'inbox');
      const signedIn = (await context.cookies()).filter(({ name }) => name === BEARER);
      const enter = async () => {
        await context.addCookies(signedIn);
        await open('/entrance');
      };
      return {
        suffer: async (fault) => {
          await enter();
          if (fault === 'refused' || fault === 'resetAtOnce') await page.waitForLoadState('networkidle');
          const look = async () => {
            await passTime(visitor, fault);
            await hasLeft(visitor);
          };
          await whileStruck(visitor, { operation: 'logout', isIt: isCall, fault }, () => logOut(visitor), look);
        },
        succeed: async () => {
          await enter();
          await logOut(visitor);
          await hasLeft(visitor);
        },
      };
    },
  },
  {
    name: 'runtime defaults',
    operation: DEFAULTS,
    wait: null,
    silent: true,
    without: { refused: OF_CONNECTIONS, resetAtOnce: OF_CONNECTIONS },
    begin: async (visitor) => {
      await listener(visitor);
      const before = await links(visitor);
      const look = async () => {
        await expectStanding(visitor.page, { screen: 'inbox' });
        expect(await links(visitor)).toEqual(before);
      };
      return {
        suffer: (fault) =>
          whileStruck(visitor, { operation: DEFAULTS, isIt: isDefaults, fault }, reload(visitor), async () => {
            await look();
            await passTime(visitor, fault);
            await look();
          }),
        // Only they say where the status of a registration is heard.
        succeed: async () => {
          await listening(visitor, reload(visitor));
          await look();
        },
      };
    },
  },
  {
    name: 'status of the registration',
    operation: STATUS,
    wait: 'formFinished.watch.watching',
    silent: true,
    without: {
      arrivesLate: NO_COUNTERPART,
      plainText: NO_COUNTERPART,
      deliveredTwice: NO_COUNTERPART,
    },
    begin: async (visitor) => {
      const { page, mailbox, house } = visitor;
      const { email } = await listener(visitor);
      const id = new URL(await mailbox.linkTo(email)).searchParams.get('accountActivationId');
      const looks = () => expectStanding(page, { screen: 'inbox' });
      return {
        suffer: (fault) => sufferUnheard(visitor, fault, looks),
        succeed: async () => {
          await listening(visitor, reload(visitor));
          const activated = await ask(house, 'finalizeRegistration', {
            finalizeRegistrationInput: { accountActivationId: id },
          });
          expect(activated).toEqual({ data: { finalizeRegistration: { registration: { status: 'ACTIVE' } } } });
          await expectStanding(page, { screen: 'activeElsewhere' });
        },
      };
    },
  },
];

/** The subscription was told something, or is lost. */
async function settled(socket: WebSocket): Promise<void> {
  let told = false;
  socket.on('framereceived', ({ payload }) => {
    told ||= payload.toString().includes('"next"');
  });
  await expect.poll(() => told || socket.isClosed(), quick).toBe(true);
}

/** The page stays as it was; and a connection that was lost is tried for again. */
async function sufferUnheard(visitor: Visitor, fault: FaultName, looks: () => Promise<void>): Promise<void> {
  const { page, proxy } = visitor;
  const passRetry = () => page.clock.fastForward(RETRY);
  // The page must have come before nobody can connect any more.
  const live = fault === 'refused' || fault === 'resetAtOnce' ? await listening(visitor, reload(visitor)) : null;
  const armed = proxy.arm(STATUS, fault);
  const listen = FAULTS[fault].failure === 'timeout' ? () => armed.arrived : settled;
  try {
    if (live) await expect.poll(() => live.isClosed(), quick).toBe(true);
    await nextSocket(visitor, listen, live ? passRetry : reload(visitor));
    await passTime(visitor, fault);
    await looks();
  } finally {
    armed.disarm();
  }
  if (FAULTS[fault].failure === 'network') await listening(visitor, passRetry);
}
