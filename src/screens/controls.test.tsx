/**
 * Every control of every page does what its page declares, in the first situation in which it is usable: a link leads
 * to its page, system or anchor; a button sends its event once, in full (D21). Input is kept while it is sent (D24).
 */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { otherSystems } from '../../machines/domain/other-systems.ts';
import type { Offer } from '../../machines/page/offer.types.ts';
import { BASE } from '../../machines/domain/site.ts';
import { screenTests, show, snapshotOf } from '../../test/harness/screen.tsx';
import { isOverlaid, nameOf } from '../../test/model/browser/controls.ts';
import { definitions, waysOn } from '../../tools/flows/charts/page-offers.ts';
import { pageOf, pathTo, type VisitSnapshot } from '../engine/visit/pages.ts';
import { allFixtures } from './all-fixtures.ts';
import type { Fixture } from './fixture.ts';

screenTests();
const views = import.meta.glob<{ default: ComponentType }>(['./*/*.tsx', '!./**/*.test.tsx']);

const key: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
/** What a visitor enters, by field. */
const TYPED = {
  firstName: 'Zoë',
  lastName: 'Lindström',
  email: 'ada@example.org',
  code: 'VESTIBULE',
} as const;
const person = { gender: 'woman', firstName: 'Zoë', lastName: 'Lindström' };
/** What each event carries; a form sends what it asks for. */
const CARRIED: Readonly<Record<string, object>> = {
  'form.submitted': { values: expect.objectContaining({ email: 'ada@example.org', terms: true }), locale: 'en', key },
  'email.submitted': { email: 'ada@example.org', locale: 'en', key },
  'code.submitted': { code: 'VESTIBULE' },
  'mail.requested': { locale: 'en', at: expect.any(Number), key },
  'activation.pressed': { key },
  'join.pressed': { key },
  'unsubscribe.pressed': { key },
  'leanSecondStep step.submitted': { completion: { person }, key },
  'socialSecondStep step.submitted': { completion: { shoppingPreferences: expect.any(Array) }, key },
};
const BESIDES = ['code.begun', 'country.changed'];

const placeIn = (snapshot: VisitSnapshot) => (isOverlaid(snapshot) ? screen.getByRole('dialog') : document.body);
const controlIn = (offer: Offer, snapshot: VisitSnapshot) => {
  const place = placeIn(snapshot);
  const part = offer.form && place.querySelector<HTMLElement>(`#${offer.form}`);
  const name = nameOf(offer, snapshot, 'en').replaceAll(/\s+/g, ' ');
  const [found] = within(part ?? place).queryAllByRole(offer.role, { name });
  return found ?? within(place).getAllByRole(offer.role, { name })[0] ?? expect.fail(name);
};
async function fillIn(user: UserEvent, form: string | undefined, ways: Iterable<Offer>, snapshot: VisitSnapshot) {
  for (const offer of ways) {
    if (!form || offer.form !== form || !('field' in offer) || !offer.field) continue;
    const control = controlIn(offer, snapshot);
    if (offer.role === 'radio' ? offer.message === 'fields.woman' : offer.field === 'terms') {
      if (!(control instanceof HTMLInputElement && control.checked)) await user.click(control);
    } else if (offer.field in TYPED && control instanceof HTMLInputElement && !control.readOnly) {
      await user.clear(control);
      await user.type(control, TYPED[offer.field as keyof typeof TYPED]);
    }
  }
}
const linkOf = (offer: Offer) => {
  if ('url' in offer) return otherSystems[offer.url];
  if ('anchor' in offer) return offer.anchor;
  if (!('page' in offer)) return null;
  const path = BASE + pathTo(offer.page, offer.slug);
  return path.replace(/(?<=acquisition)\/$/, '') + (offer.at ? `#${offer.at}` : '');
};

/** Each control once by its name; those of an admin page belong to its own machine. */
const cases = Object.entries(allFixtures).flatMap(([name, fixtures]) => {
  const seen = new Set<string>();
  return Object.entries(fixtures).flatMap(([situation, fixture]: [string, Fixture]) => {
    const snapshot = snapshotOf(fixture);
    const page = pageOf(snapshot);
    if (!page || fixture.within) return [];
    const ways = waysOn(definitions[page.id], snapshot);
    return [...ways].flatMap(([control, offer]) => {
      const called = `${control}: ${nameOf(offer, snapshot, 'en')}`;
      if (seen.has(called)) return [];
      seen.add(called);
      return [{ what: `${name} ${situation}: ${control}`, name, fixture, offer, snapshot, page, ways }];
    });
  });
});
/** Renders the situation of a case, until its control is there. */
async function open({ name, fixture, offer, snapshot }: (typeof cases)[number]) {
  const view = await views[`./${name}/${name}.tsx`]?.();
  if (!view) throw new Error(`there is no screen ${name}`);
  const shown = await show(view.default, fixture);
  const control = () => controlIn(offer, snapshot);
  await waitFor(control);
  return { ...shown, control };
}

const links = cases.flatMap((one) => {
  const href = linkOf(one.offer);
  return href === null ? [] : [{ ...one, href, followed: 'page' in one.offer ? [href] : [] }];
});
test.each(links)('$what', async ({ href, followed, ...one }) => {
  const { user, asked, control } = await open(one);
  expect(control().getAttribute('href')).toBe(href);
  await user.click(control());
  expect(asked).toEqual(followed);
});

const buttons = cases.flatMap((one) => {
  const { offer, page } = one;
  if (!('event' in offer) || 'field' in offer) return [];
  const carried = CARRIED[offer.event] ?? CARRIED[`${page.id} ${offer.event}`];
  return [{ ...one, event: { type: offer.event, ...carried } }];
});
test.each(buttons)('$what', async ({ event, ...one }) => {
  const { offer, snapshot, ways } = one;
  const { user, sent, control } = await open(one);
  await fillIn(user, offer.form, ways.values(), snapshot);
  await (offer.during ? user.dblClick : user.click)(control());
  await waitFor(() => expect(sent.filter(({ type }) => !BESIDES.includes(type))).toEqual([event]));
  const fields = `#${offer.form} input:not([type=radio], [type=checkbox])`;
  const editable = [...document.querySelectorAll<HTMLInputElement>(fields)].filter(({ readOnly }) => !readOnly);
  expect(offer.during ? editable : []).toEqual([]);
});
