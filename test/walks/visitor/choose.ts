/** What a visitor does next: by chance, among what the page offers and what a browser can do. */
import type { PageId } from '../../../machines/visit.types.ts';
import { pages, type VisitSnapshot } from '../../../src/engine/pages.ts';
import { faultNames, type FaultName } from '../../model/faults.ts';
import type { Random } from '../random.ts';
import { formsOn, type Form, type Values } from './forms.ts';
import { PRESSES, type Deed, type PressName, type Step } from './steps.ts';
import { eventOf, pressing } from './events.ts';

/** What there is to choose from besides the page. */
export interface Surroundings {
  random: Random;
  /** Null: another system's page is shown. */
  snapshot: VisitSnapshot | null;
  /** What the fields hold. */
  held: (form: Form) => Values;
  online: boolean;
  tabs: number;
  /** Whether there may be another tab. */
  roomForTabs: boolean;
  /** Whether a mail may have come. */
  mailed: boolean;
}
type Choice = readonly [weight: number, deed: Deed];

const LINKED: readonly PageId[] = pages.flatMap(({ id, routable, path }) => (routable && path !== null ? [id] : []));
const SLUGS = [null, null, 'lean', 'full'] as const;
const NAMES = ['Zoë', 'Małgorzata', "O'Neill", 'Jean-Luc', 'Ω'] as const;
const REASONS = [
  'FirstNameInvalid',
  'EmailInvalid',
  'GenderInvalid+EmailInvalid',
  'AgreementsAcceptedInvalid',
  'CountryInvalid',
  'EmailAlreadyUsedActive',
  'EmailAlreadyUsedPending',
  'RegistrationCodeInvalid',
  'LocaleInvalid',
  'Infrastructure',
  'NeverSeenBefore',
] as const;
const LATER = ['FirstNameInvalid', 'EmailInvalid', 'FirstNameInvalid+EmailInvalid', 'EmailAlreadyUsedPending'] as const;
const CODES = ['VESTIBULE', ' vesti-bule', 'NONAME', 'TWOLANDS', 'NOBALANCE', 'NOCUSTOM', 'WRONG', ''] as const;

/** Mostly one of his own; now and then one that draws problems (D45). */
const addressBy = (random: Random): string =>
  random.weighted([
    [10, `walk-{walk}-${random.below(2)}@example.com`],
    [2, `problem+${random.pick(REASONS)}+walk-{walk}@example.com`],
    [1, `later+${random.pick(LATER)}+walk-{walk}@example.com`],
    [1, random.pick(['pending@example.com', 'active@example.com', 'no address', ''])],
  ]);
const PART: Readonly<Record<string, (random: Random) => string | boolean>> = {
  gender: (random) => random.pick(['woman', 'man']),
  firstName: (random) => random.pick(NAMES),
  lastName: (random) =>
    random.weighted([
      [9, random.pick(NAMES)],
      [1, '<b>'],
    ]),
  email: addressBy,
  country: (random) => random.pick(['DE', 'AT', 'FR']),
  terms: (random) => random.chance(0.95),
  newsletter: (random) => random.chance(0.5),
  code: (random) =>
    random.weighted([
      [6, 'VESTIBULE'],
      [3, random.pick(CODES)],
    ]),
};
/** The whole form, or one field of it. */
function typing(random: Random, { id, fields }: Form): Deed {
  const chosen = random.chance(0.7) ? fields : [random.pick(fields)];
  const values = chosen.map((field) => [field, (PART[field] ?? (() => random.chance(0.4)))(random)] as const);
  return { do: 'type', form: id, values: Object.fromEntries(values) };
}
const formChoices = ({ random, held }: Surroundings, form: Form): Choice[] => {
  const values = held(form);
  const sendable = form.press(values) !== null;
  return [
    ...(form.readOnly ? [] : [[sendable ? 1.5 : 6, typing(random, form)] as const]),
    [sendable ? 8 : 0.5, { do: 'submit', form: form.id, twice: random.chance(0.15) }],
  ];
};

/** How likely a press is, where the page offers it. */
const WEIGHTS: Partial<Record<PressName, number>> = {
  logOut: 0.25,
  goToLogin: 0.5,
  goToShop: 0.5,
  changeEmail: 9,
  sendMailAgain: 6,
};
const pressChoices = ({ random }: Surroundings, snapshot: VisitSnapshot): Choice[] =>
  PRESSES.filter((press) => snapshot.can(eventOf(pressing(press), 'en'))).map((press) => [
    WEIGHTS[press] ?? 3,
    { do: 'press', press, twice: random.chance(0.15) },
  ]);

function choices(surroundings: Surroundings): Choice[] {
  const { random, snapshot, online, tabs, roomForTabs, mailed } = surroundings;
  const waits = snapshot?.hasTag('busy') || snapshot?.hasTag('lookingUp') || snapshot?.hasTag('checkingCode');
  const where = roomForTabs && random.chance(0.4) ? 'newTab' : 'here';
  const page = random.pick(LINKED);
  const follow: Deed = { do: 'follow', page, slug: page === 'landing' ? random.pick(SLUGS) : null };
  return [
    ...(snapshot ? formsOn(snapshot).flatMap((form) => formChoices(surroundings, form)) : []),
    ...(snapshot ? pressChoices(surroundings, snapshot) : []),
    ...(snapshot ? [[2, follow] as const] : []),
    ...(snapshot?.hasTag('invited') ? [[5, { do: 'follow', page: 'registrationForm', slug: null }] as const] : []),
    [snapshot ? 1.5 : 3, { do: 'go', steps: -1 }],
    [snapshot ? 1 : 6, { do: 'go', steps: 1 }],
    [snapshot ? 1.5 : 0.1, { do: 'reload' }],
    [mailed ? 2 : 0, { do: 'open', what: 'mail', where }],
    [snapshot ? 0.5 : 3, { do: 'open', what: random.pick(['beginning', 'start']), where }],
    [tabs > 1 ? 0.7 : 0, { do: 'switchTab' }],
    [waits ? 5 : 0.8, { do: 'wait', for: random.pick([1_000, 8_000, 20_000, 30_000]) }],
    [0.2, { do: 'wait', for: 86_400_000 }],
    [online ? 0.3 : 5, { do: 'network', online: !online }],
    // Where a part is missing once more, the page is broken.
    [snapshot && !snapshot.context.reloaded ? 0.03 : 0, { do: 'missPart' }],
  ];
}

/** A fault that lets the answer through, or one that does not. `huge` takes its time. */
const faultBy = (random: Random): FaultName => {
  const name = random.pick(faultNames);
  return name === 'huge' && random.chance(0.97) ? 'unknownFields' : name;
};
/** About half of the calls succeed: some of the faults let the answer through. */
const faultsBy = (random: Random): FaultName[] =>
  random.chance(0.16) ? Array.from({ length: 1 + random.below(2) }, () => faultBy(random)) : [];

export const chooseStep = (surroundings: Surroundings): Step => ({
  ...surroundings.random.weighted(choices(surroundings)),
  faults: faultsBy(surroundings.random),
});
