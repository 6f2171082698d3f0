/** Chooses a visitor's next step at random, among the controls of the page and the actions of a browser. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pages, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { faultNames, type FaultName } from '../faults.ts';
import type { Random } from '../../harness/random.ts';
import { controlsOn, pressesOn, type EventType } from './events.ts';
import { formsOn, type Form } from './form-values.ts';
import type { Action, Step } from './steps.ts';
import type { World } from './world.ts';

type Choice = readonly [weight: number, action: Action];

const LINKED = pages.flatMap(({ id, routable, path }): PageId[] => (routable && path !== null ? [id] : []));
const SLUGS = [null, null, 'lean', 'full'] as const;
const NAMES = ['Zoë', 'Małgorzata', "O'Neill", 'Jean-Luc', 'Ω'] as const;
const REASONS = `FirstNameInvalid EmailInvalid GenderInvalid+EmailInvalid AgreementsAcceptedInvalid CountryInvalid
  EmailAlreadyUsedActive EmailAlreadyUsedPending RegistrationCodeInvalid LocaleInvalid Infrastructure NeverSeenBefore`.split(
  /\s+/,
);
const LATER = ['FirstNameInvalid', 'EmailInvalid', 'FirstNameInvalid+EmailInvalid', 'EmailAlreadyUsedPending'] as const;
const CODES = ['VESTIBULE', ' vesti-bule', 'NONAME', 'TWOLANDS', 'NOBALANCE', 'NOCUSTOM', 'WRONG', ''] as const;

/** Typed values by field; other fields are ticked sometimes. */
const FIELDS: Readonly<Record<string, (random: Random) => string | boolean>> = {
  gender: (random) => random.pick(['woman', 'man']),
  firstName: (random) => random.pick(NAMES),
  lastName: (random) => (random.chance(0.9) ? random.pick(NAMES) : '<b>'),
  // Usually an address of the walk; sometimes one that causes problems (D45).
  email: (random) =>
    random.weighted([
      [10, `walk-{walk}-${random.below(2)}@example.com`],
      [2, `problem+${random.pick(REASONS)}+walk-{walk}@example.com`],
      [1, `later+${random.pick(LATER)}+walk-{walk}@example.com`],
      [1, random.pick(['pending@example.com', 'active@example.com', 'no address', ''])],
    ]),
  country: (random) => random.pick(['DE', 'AT', 'FR']),
  terms: (random) => random.chance(0.95),
  newsletter: (random) => random.chance(0.5),
  code: (random) => (random.chance(0.67) ? 'VESTIBULE' : random.pick(CODES)),
};
/** The whole form, or one field of it. */
function typing(random: Random, { id, fields }: Form): Action {
  const chosen = random.chance(0.7) ? fields : [random.pick(fields)];
  const type = (field: string) => FIELDS[field]?.(random) ?? random.chance(0.4);
  return { do: 'type', form: id, values: Object.fromEntries(chosen.map((field) => [field, type(field)])) };
}

/** Weights of presses, if the page offers them; the default is 3. */
const WEIGHTS: Partial<Record<EventType, number>> = {
  'logout.chosen': 0.25,
  'settings.chosen': 0.25,
  'login.chosen': 0.5,
  'shop.chosen': 0.5,
  'email.changeChosen': 9,
  'mail.requested': 6,
};

/** Actions on the current page. */
function onPage(world: World, random: Random, snapshot: VisitSnapshot): Choice[] {
  const fields = world.fieldsOf(world.browser.tab);
  const page = random.pick(LINKED);
  const choices: Choice[] = [
    // Any page, as from a link on another site or a typed address.
    [1.5, { do: 'follow', page, slug: page === 'landing' ? random.pick(SLUGS) : null }],
    // After a reload, another missing part would break the page.
    [snapshot.context.load.reloaded ? 0 : 0.03, { do: 'missPart' }],
  ];
  for (const form of formsOn(snapshot)) {
    const sendable = form.submit(fields.valuesOf(form.id)) !== null;
    choices.push([form.readOnly ? 0 : sendable ? 1.5 : 6, typing(random, form)]);
    choices.push([sendable ? 8 : 0.5, { do: 'submit', form: form.id, twice: random.chance(0.15) }]);
  }
  for (const { type } of pressesOn(snapshot))
    choices.push([WEIGHTS[type] ?? 3, { do: 'press', press: type, twice: random.chance(0.15) }]);
  for (const offer of controlsOn(snapshot))
    if ('page' in offer)
      choices.push([
        offer.page === 'registrationForm' ? 5 : 0.1,
        { do: 'follow', page: offer.page, slug: offer.slug ?? null },
      ]);
  return choices;
}

/** Actions of the browser, possible anywhere; on another system's page mostly coming back. */
function inBrowser({ browser, addresses }: World, random: Random, snapshot: VisitSnapshot | null): Choice[] {
  const waits = (['busy', 'lookingUp', 'checkingCode'] as const).some((tag) => snapshot?.hasTag(tag));
  const where = browser.roomForTabs && random.chance(0.4) ? 'newTab' : 'here';
  return [
    [snapshot ? 1.5 : 3, { do: 'go', steps: -1 }],
    [snapshot ? 1 : 6, { do: 'go', steps: 1 }],
    [snapshot ? 1.5 : 0.1, { do: 'reload' }],
    [addresses.size > 0 ? 2 : 0, { do: 'open', what: 'mail', where }],
    [snapshot ? 0.5 : 3, { do: 'open', what: random.pick(['entry', 'start']), where }],
    [browser.tabs.length > 1 ? 0.7 : 0, { do: 'switchTab' }],
    [waits ? 5 : 0.8, { do: 'wait', for: random.pick([1_000, 8_000, 20_000, 30_000]) }],
    [0.2, { do: 'wait', for: 86_400_000 }],
    [browser.online ? 0.3 : 5, { do: 'network', online: !browser.online }],
  ];
}

/** `huge` is slow, so it is rarer. */
const faultBy = (random: Random): FaultName => {
  const name = random.pick(faultNames);
  return name === 'huge' && random.chance(0.97) ? 'unknownFields' : name;
};

/** About half of the calls succeed, since some faults let the answer through. */
export function chooseStep(world: World, random: Random): Step {
  const { snapshot } = world.browser.tab;
  const choices = [...(snapshot ? onPage(world, random, snapshot) : []), ...inBrowser(world, random, snapshot)];
  const count = random.chance(0.16) ? 1 + random.below(2) : 0;
  return { ...random.weighted(choices), faults: Array.from({ length: count }, () => faultBy(random)) };
}
