/** Page declarations match the screens: in each fixture, exactly the offered controls are rendered. */
import { cleanup, waitFor } from '@testing-library/react';
import { initialTransition, type AnyStateMachine } from 'xstate';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MessageKey } from '../../locales/messages.ts';
import { linkGeneratorMachine } from '../../machines/admin/link-generator.machine.ts';
import { splitGeneratorMachine } from '../../machines/admin/split-generator.machine.ts';
import { mailboxOf } from '../../machines/domain/mailboxes.ts';
import { otherSystems } from '../../machines/domain/other-systems.ts';
import { accentOf } from '../../machines/page/accent.ts';
import type { Offer } from '../../machines/page/offer.types.ts';
import type { PageId } from '../../machines/domain/page-ids.ts';
import { messageOf } from '../../machines/page/situations.ts';
import { pageOf, type VisitSnapshot } from '../../src/engine/visit/pages.ts';
import type { InitialState } from '../../src/engine/development/initial-state.tsx';
import { allFixtures } from '../../src/screens/all-fixtures.ts';
import { requestsWith } from '../../src/screens/fixture.ts';
import type { ComponentType } from 'react';
import { plainOf, screenTests, show, taggedOf } from '../harness/screen.tsx';
import { definitions, offersAround, offersIn, offersOn } from '../../tools/flows/charts/page-offers.ts';
import { momentOf, type Situated } from '../../tools/flows/charts/moment.ts';
import { AUTHORITIES } from '../../src/screens/Accessibility/authorities.ts';

const screenFiles = import.meta.glob<{ default: ComponentType }>([
  '../../src/screens/*/*.tsx',
  '!../../src/screens/**/*.test.tsx',
]);

const CONTROLS: Readonly<Record<Offer['role'], string>> = {
  button: 'button',
  // The error summary links to invalid fields.
  link: 'a[href]:not([role=alert] a):not(.error-summary a)',
  // A text field without a name is for copying.
  textbox: 'input[name]:not([type=checkbox]):not([type=radio])',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  combobox: 'select',
};
/** Controls that only move, copy or open content; and those from the configuration. */
const OF_THE_VIEW = [
  'button: carousel.previous',
  'button: carousel.next',
  'button: copying.copy',
  'link: splitGenerator.open',
] as const;

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** The accessible name, for the kinds of names that the product uses. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  return spaced(label ?? labels?.[0]?.textContent ?? element.textContent);
}
const controlsIn = (container: Element) =>
  Object.entries(CONTROLS).flatMap(([role, selector]) =>
    [...container.querySelectorAll(selector)]
      // Inert elements only reserve space.
      .filter((element) => !element.closest('[inert]'))
      .map((element) => `${role}: ${nameOf(element)}`),
  );
const namesIn = ({ context: { codeCheck, registration } }: Situated) => ({
  inviter: codeCheck?.inviter ?? '',
  mailbox: mailboxOf(registration?.email ?? null)?.name ?? '',
});
const controlOf = (offer: Offer, situated: Situated) => {
  const message = messageOf(offer, momentOf(situated));
  return `${offer.role}: ${spaced(offer.tag ? taggedOf('en', message, offer.tag) : plainOf('en', message, namesIn(situated)))}`;
};
/** The accents of the curtains in the doorway, by their pictures. */
const accentsIn = (container: Element) =>
  [...container.querySelectorAll('.arch__curtain')].map(
    (curtain) => /curtain-(\w+)-/.exec(curtain.getAttribute('src') ?? '')?.[1],
  );
const unique = (controls: readonly string[]) => [...new Set(controls)].toSorted();
const OWN = OF_THE_VIEW.map((control) => {
  const [role, message] = control.split(': ') as ['button' | 'link', MessageKey];
  return `${role}: ${plainOf('en', message)}`;
}).concat([...otherSystems.socialLinks, ...otherSystems.appLinks, ...AUTHORITIES].map(({ name }) => `link: ${name}`));

/** An admin page's own machine decides there. */
function situatedIn(page: PageId, snapshot: VisitSnapshot, within: InitialState | undefined): Situated {
  const machine = page === 'linkGenerator' ? linkGeneratorMachine : splitGeneratorMachine;
  if (!within) return snapshot;
  const [begun] = initialTransition(machine as AnyStateMachine, { token: '' });
  const own = (machine as AnyStateMachine).resolveState({
    value: within.value,
    context: { ...begun.context, ...within.context },
  });
  return {
    context: { ...snapshot.context, requests: requestsWith({ viewer: { problem: own.context.failure } }) },
    hasTag: (tag) => own.hasTag(tag),
  };
}

screenTests();
beforeAll(() => {
  // jsdom has the element, but neither of its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

describe.each(Object.entries(allFixtures))('%s', (screen, fixtures) => {
  test('renders its page’s controls in each of its fixtures', async () => {
    const view = await screenFiles[`../../src/screens/${screen}/${screen}.tsx`]?.();
    if (!view) throw new Error(`${screen} has no view`);
    for (const [name, fixture] of Object.entries(fixtures)) {
      const { container, visit, unmount } = await show(view.default, fixture);
      const snapshot = visit.getSnapshot();
      const page = pageOf(snapshot);
      if (!page) throw new Error(`${name} is no page`);
      const situated = situatedIn(page.id, snapshot, fixture.within);
      const offered = offersOn(definitions[page.id], situated).map((offer) => controlOf(offer, situated));
      // Some parts of the landing page load on demand.
      await waitFor(() => {
        const drawn = controlsIn(container).filter((control) => !OWN.includes(control));
        expect([name, unique(drawn)]).toEqual([name, unique(offered)]);
      });
      const accent = accentOf(definitions[page.id], situated.context);
      const curtains = accentsIn(container);
      expect([name, curtains]).toEqual([name, curtains.map(() => accent)]);
      unmount();
    }
  });
});

/** Names with several actions, and why they are not misleading. */
const SEVERAL_ACTS: Readonly<Record<string, string>> = {
  'Try again': 'what the notice beside it is about',
  'Send now': 'what the notice beside it is about',
  Close: 'what it stands in',
  Stay: 'ends the countdown beside it',
  Continue: 'the next step, whichever it is',
  Register: 'the next step to an account: by a code, to the form, with the form',
  Login: 'at once, or without waiting for the countdown',
  'Join the waiting list': 'with the address that is typed, or that is known',
  'I have an invitation': 'to the field for a code, on its page or beneath the dialog',
};
/** The action of a link or button; an anchor of this page counts as the same from another page. */
function actOf(offer: Offer): string {
  if ('event' in offer) return offer.event;
  if ('anchor' in offer) return `landing ${offer.anchor}`;
  if ('page' in offer) return [offer.page, offer.slug, offer.at && `#${offer.at}`].filter(Boolean).join(' ');
  return 'url' in offer ? offer.url : 'local';
}
test('a control’s name means one action on every page (WCAG 3.2.4) [A4]', () => {
  const acts = new Map<string, Set<string>>();
  for (const offer of [...Object.values(definitions).flatMap(offersIn), ...offersAround]) {
    if (offer.role !== 'link' && offer.role !== 'button') continue;
    for (const message of [offer.message, ...Object.values(offer.instead ?? {})]) {
      const name = offer.tag ? taggedOf('en', message, offer.tag) : plainOf('en', message);
      acts.set(name, (acts.get(name) ?? new Set()).add(actOf(offer)));
    }
  }
  const several = [...acts].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
  expect(several.toSorted()).toEqual(Object.keys(SEVERAL_ACTS).toSorted());
});
