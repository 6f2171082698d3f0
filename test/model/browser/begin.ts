/** Begins a visit in a browser: by its address, and by data remembered in the tab and the browser. */
import { contextOf } from '../../../machines/context/visit.context.ts';
import type { VisitInput } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { VisitText } from '../../../src/recorder/visit-text.ts';
import { MEMORY_KEY, storedOf } from '../../../src/services/storage/visit-memory.ts';
import { BASE } from '../../../machines/domain/site.ts';
import type { Prefix } from '../../browser/shown-messages.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import { addressOf, addressRefused } from './addresses.ts';

/** The address of the first step, relative to base and language. */
function firstAddress({ steps: [first] }: VisitText): string {
  const event = first?.event;
  if (event?.type === 'xstate.route') return addressOf(event.to.slice(1) as PageId, event.params?.slug);
  if (event?.type === 'visit.refused') return addressRefused(event.page);
  throw new Error('a path begins with the page that its address asks for');
}

/** True if the invitation is in the address; otherwise the browser remembers it. */
const isLink = ({ invitation }: VisitInput) => invitation?.source === 'link';

/** A page of the origin without scripts, which writes nothing. */
const BLANK = `${BASE}/blank`;
const RELOADED = 'test.reloaded';
const remember = ({
  key,
  memory,
  code,
  reloaded,
}: {
  key: string;
  memory: object;
  code: string | null;
  reloaded: string | null;
}) => {
  sessionStorage.clear();
  localStorage.removeItem('rc');
  localStorage.removeItem('fref');
  sessionStorage.setItem(key, JSON.stringify(memory));
  if (code !== null) localStorage.setItem('rc', code);
  if (reloaded !== null) sessionStorage.setItem(reloaded, 'yes');
};
const noteReload = (key: string) => {
  if (sessionStorage.getItem(key) !== null) history.replaceState({ reloaded: true }, '');
};

/** Prepares a page for `begin`; once per page. */
export async function prepare(page: EnginePage): Promise<void> {
  await page.serve(BLANK, 200, '<!doctype html>');
  await page.early({ run: noteReload, argument: RELOADED });
}

export interface Arrival {
  visit: VisitText;
  prefix: Prefix;
  /** The host of the linking page, or null. */
  referrer: string | null;
  /** The bearer token of a signed-in visitor; by default an arbitrary one. */
  bearer?: string;
}
/** Opens the page of the first step with the visit's input. */
export async function begin(page: EnginePage, { visit, prefix, referrer, bearer }: Arrival): Promise<void> {
  const { input } = visit;
  const { invitation } = input;
  await page.open(BLANK);
  await page.clearCookies();
  await page.evaluate(remember, {
    key: MEMORY_KEY,
    memory: storedOf(contextOf({ input })),
    code: invitation && !isLink(input) ? invitation.code : null,
    reloaded: input.reloaded ? RELOADED : null,
  });
  if (input.signedIn) await page.setCookie('acq_token', bearer ?? 'a.b.c');
  // Experiments would change things that the path does not cover.
  const query = new URLSearchParams({
    disablegb: 'true',
    ...(invitation && isLink(input) ? { rc: invitation.code } : {}),
  });
  await page.open(`${BASE}${prefix}${firstAddress(visit)}?${query}`, referrer ?? undefined);
}
