/** The visitor's action for each event of the chart, from the controls of the page. */
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { isPresent } from '../../../machines/page/situations.ts';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { localeOf, type Prefix } from '../../browser/shown-messages.ts';
import type { Control, EnginePage } from '../../engines/engine-page.ts';
import { definitions, usableOn } from '../../../tools/flows/charts/page-offers.ts';
import { nameOf } from './controls.ts';
import { addressOf, addressRefused } from './addresses.ts';
import { settle } from './settle.ts';

interface Scene {
  page: EnginePage;
  prefix: Prefix;
  /** The visit as shown by the page. */
  before: VisitSnapshot;
}
type SendingOffer = Offer & { event: string };
type Value = string | boolean;

/** The controls of a page that send an event; those of its own form first, then those of a notice. */
export function controlsFor(type: string, state: VisitSnapshot): readonly SendingOffer[] {
  const page = pageOf(state);
  const offers = page ? usableOn(definitions[page.id], state) : [];
  return offers.filter((offer): offer is SendingOffer => 'event' in offer && offer.event === type);
}

/** The control on the page. */
function controlOf({ prefix, before }: Scene, offer: Offer): Control {
  const name = nameOf(offer, before, localeOf(prefix));
  const id = pageOf(before)?.id;
  const { dialog } = id ? definitions[id] : {};
  const place = dialog && isPresent({ when: [dialog] }, before) ? 'dialog ' : '';
  const within = 'field' in offer && offer.form ? `${place}#${offer.form}` : place.trim();
  return { role: offer.role, name, ...(within === '' ? {} : { within }) };
}

/** Another country, or the first typed character: what a field sends by itself. */
async function change({ page }: Scene, field: Control): Promise<void> {
  if (field.role !== 'combobox') return page.type(field, 'V');
  const other = await page.evaluate(otherOption, field.within ?? 'main');
  await page.choose(field, other);
}
/** Runs in the page: an option of the list that is not selected. */
const otherOption = (within: string) =>
  [...document.querySelectorAll<HTMLOptionElement>(`${within} option`)].find(
    ({ selected, value }) => !selected && value !== '',
  )?.value ?? '';

async function fillField(scene: Scene, offer: Offer, value: Value): Promise<void> {
  const { page } = scene;
  const field = controlOf(scene, offer);
  if (offer.role === 'checkbox') return page.check(field, value === true);
  if (offer.role === 'radio') return offer.message.endsWith(`.${value}`) ? page.check(field, true) : undefined;
  if (offer.role === 'combobox') return page.choose(field, String(value));
  // Fields proved by a token are read-only.
  if (await page.isEditable(field)) await page.type(field, String(value));
}

/** The typed values of an event, by field. */
export function typedIn(event: VisitEvent): Readonly<Record<string, Value>> {
  if (event.type === 'form.submitted') return { ...event.values };
  if (event.type === 'code.submitted') return { code: event.code };
  if (event.type === 'email.submitted') return { email: event.email };
  if (event.type !== 'step.submitted') return {};
  if ('person' in event.completion) return { ...event.completion.person };
  return Object.fromEntries(event.completion.shoppingPreferences.map((preference) => [preference, true]));
}

/** Fills in the values of an event, in the form that sends it. */
export async function fillIn(scene: Scene, event: VisitEvent): Promise<void> {
  const typed = typedIn(event);
  const [control] = controlsFor(event.type, scene.before);
  const page = pageOf(scene.before);
  if (!control || !page) return;
  for (const offer of usableOn(definitions[page.id], scene.before))
    if ('field' in offer && offer.form === control.form && offer.field !== undefined) {
      const { [offer.field]: value } = typed;
      if (value !== undefined) await fillField(scene, offer, value);
    }
}

/**
 * Presses a control that sends the event.
 * @param nth which of several: a notice about a problem has its own.
 * @throws if the page has no such control.
 */
export async function press(scene: Scene, { type }: VisitEvent, nth = 0): Promise<void> {
  const [first, ...others] = controlsFor(type, scene.before);
  // A control that skips a form sends another answer.
  const controls = first ? [first, ...others.filter(({ form }) => form === first.form)] : [];
  const control = controls[nth % controls.length];
  if (!control) throw new Error(`${pageOf(scene.before)?.id ?? 'boot'} offers nothing that sends ${type}`);
  const found = controlOf(scene, control);
  if ('field' in control) return change(scene, found);
  await scene.page.press(found);
}

/** Like Back or Forward to a history entry. */
const goTo = async ({ page, prefix }: Scene, path: string) =>
  page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    BASE + prefix + path,
  );

/** In ms. */
const A_DAY = 86_400_000;

/** Waits until a prefetched chunk has loaded, so that it is available offline. */
export const haveReady = (page: EnginePage, chunk: string) =>
  page.evaluate(
    async (name) =>
      new Promise<void>((resolve) => {
        const look: PerformanceObserverCallback = (list, observer) => {
          if (!list.getEntries().some(({ name: address }) => address.includes(`/${name}-`))) return;
          observer.disconnect();
          resolve();
        };
        new PerformanceObserver(look).observe({ type: 'resource', buffered: true });
      }),
    chunk,
  );

/** Performs the event. @throws if that is unknown, or the page has no such control. */
export async function perform(scene: Scene, event: VisitEvent): Promise<void> {
  const { page } = scene;
  if (event.type === 'xstate.route') return goTo(scene, addressOf(event.to.slice(1) as PageId, event.params?.slug));
  if (event.type === 'visit.refused') return goTo(scene, addressRefused(event.page));
  if (event.type === 'network.lost') {
    // The chart handles the result of a call the same way offline.
    await haveReady(page, 'network');
    return page.setOnline(false);
  }
  if (event.type === 'network.returned') {
    await page.setOnline(true);
    // The product checks the connection before it believes the event.
    return settle(page);
  }
  // Moves only the clock: the pause has ended, without other effects of the time.
  if (event.type === 'mail.requested' && event.at > 0) await page.moveDate(A_DAY);
  await fillIn(scene, event);
  await press(scene, event);
}
