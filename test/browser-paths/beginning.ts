/** How a visit begins in a browser: by its address, and by what the tab and the browser remember of an earlier one. */
import type { Page } from '@playwright/test';
import { NOTHING_REMEMBERED } from '../../machines/visit.context.ts';
import type { VisitInput, PageId } from '../../machines/visit.types.ts';
import type { VisitText } from '../../src/recorder/visit-text.ts';
import { MEMORY_KEY, MEMORY_VERSION } from '../../src/services/storage/visit-memory.ts';
import { BASE } from '../../src/site.ts';
import { stopClock } from '../browser/clock.ts';
import type { Prefix } from '../browser/words.ts';
import { addressOf, addressRefused } from './addresses.ts';
import { referrerOf } from './course.ts';

/** As the product writes it down. */
const memoryOf = ({ token, activationId, options, remembered }: VisitInput) => ({
  version: MEMORY_VERSION,
  token,
  activationId,
  options,
  ...NOTHING_REMEMBERED,
  ...remembered,
});

const remember = ({ key, memory, code }: { key: string; memory: object; code: string | null }) => {
  // Once: what a visit writes down itself is not taken back by its next page load.
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, JSON.stringify(memory));
  if (code !== null) localStorage.setItem('rc', code);
};
const noteReload = () => history.replaceState({ reloaded: true }, '');

/** The address that the first step asks for, below base and language. */
function firstAddress({ steps: [first] }: VisitText): string {
  const event = first?.event;
  if (event?.type === 'xstate.route') return addressOf(event.to.slice(1) as PageId, event.params?.slug);
  if (event?.type === 'visit.refused') return addressRefused(event.page);
  throw new Error('a path begins with the page that its address asks for');
}

/** An invitation in the address begins anew: with what was begun before, it is the remembered one. */
const isLink = ({ invitation, remembered }: VisitInput) =>
  invitation?.source === 'link' && Object.keys(remembered).length === 0;

/** Opens the page of the first step. Time stands still there until a step lets it pass. */
export async function begin(page: Page, visit: VisitText, prefix: Prefix, origin: string): Promise<void> {
  const { input } = visit;
  const { invitation } = input;
  await stopClock(page);
  await page.addInitScript(remember, {
    key: MEMORY_KEY,
    memory: memoryOf(input),
    code: invitation && !isLink(input) ? invitation.code : null,
  });
  if (input.reloaded) await page.addInitScript(noteReload);
  // Experiments are beside the visit, and would change what a path does not speak of.
  const query = new URLSearchParams({
    disablegb: 'true',
    ...(invitation && isLink(input) ? { rc: invitation.code } : {}),
  });
  const host = referrerOf(visit);
  if (input.signedIn) await page.context().addCookies([{ name: 'acq_token', value: 'a.b.c', url: origin }]);
  await page.goto(
    `${BASE}${prefix}${firstAddress(visit)}?${query}`,
    host === null ? {} : { referer: `https://${host}/` },
  );
}
