/** The messages that the sources use: complete keys, and keys composed from parts. */
import type { ActivationError } from '../../machines/context/activation.types.ts';
import { COUNTRIES } from '../../machines/domain/countries.ts';
import type { FailureKind } from '../../machines/domain/failure.ts';
import { TOWNS } from '../../machines/domain/store-details.ts';
import { AREAS } from '../../src/screens/Accessibility/areas.ts';
import { PAYMENT_METHODS } from '../../machines/domain/other-systems.ts';
import { SEASONS, WORDS } from '../../machines/landing-pages/landing.types.ts';
import { FIELDS } from '../../machines/flows/fields.ts';
import { VERDICTS } from '../../machines/invitation/verdict.ts';
import { COMMON_FIELD_PROBLEMS, SHOPPING_PREFERENCES } from '../../machines/context/registration.types.ts';
import { sources } from './sources.ts';
import { PLACEHOLDER_PAGES } from '../../graphql/backend/http/placeholders.ts';
import { MAIL_KINDS } from '../../graphql/backend/mail/kinds.ts';
import type { Problem } from '../../locales/lint/problems.ts';

const failures: readonly FailureKind[] = ['network', 'timeout', 'technical', 'busy'];
const activationErrors: readonly ActivationError[] = [
  'failed',
  'unanswered',
  'invalidLink',
  'expiredLink',
  'replacedLink',
  'incompleteLink',
];
const denials = ['invalid', 'incomplete', 'invited', 'expired', 'noInvitationsLeft'];
const benefits = ['brands', 'discount', 'midnight', 'free'];
const questions = ['become', 'validity', 'cost', 'prices', 'delivery'];
const rooms = ['women', 'men'];
const copies = ['social', 'socialNew', 'viral', 'piece'];
const plainCopies = ['partner', 'signedUp', 'approved'];
/** Screens with a heading for each state (`src/screens/ScreenHeading.tsx`). */
const severalHeadings = ['landing', 'activationError', 'deny'];
const ofShell = ['notFound', 'error'];

/** For each pattern of a composed key, the values of its gap. */
const gapsWith = (groups: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  'stores.*': TOWNS,
  'accessibility.*': AREAS,
  'seasons.*': [...SEASONS, 'days', 'hours', 'minutes'],
  'seasons.*Heading': SEASONS,
  'seasons.*Second': SEASONS,
  'seasons.*Announced': SEASONS,
  'seasons.*Begun': SEASONS,
  'countries.*': COUNTRIES,
  'payment.*': PAYMENT_METHODS,
  'fields.*': ['firstName', 'lastName'],
  'wrong.*': [...FIELDS, ...COMMON_FIELD_PROBLEMS],
  'problem.*': [...failures, 'lapsed'],
  'socialSecondStep.*': SHOPPING_PREFERENCES,
  'codeRefusal.*': [...Object.keys(VERDICTS), 'missing', 'unknown'],
  'deny.*Page': denials.filter((why) => why !== 'invalid'),
  'deny.*Second': denials,
  'deny.*Lead': [...denials, 'forbiddenReferrer', 'cold'],
  'deny.*Mail': ['expired', 'noInvitationsLeft'],
  'lobby.*Page': ['joined', 'listed', 'renewed'],
  'lobby.*Heading': ['joined', 'listed', 'renewed'],
  'lobby.*Second': ['joined', 'listed', 'renewed'],
  'lobby.*Lead': ['listed', 'renewed'],
  'activationError.*Page': activationErrors.filter((kind) => kind !== 'failed'),
  'activationError.*Heading': activationErrors,
  'activationError.*Second': activationErrors,
  'activationError.*Lead': activationErrors,
  'landing.*': [...benefits, 'premium'],
  'landing.*Pieces': rooms,
  'landing.*Figure': benefits,
  'landing.*Page': ['women', 'men', 'viral', 'partner'],
  'landing.*Heading': WORDS,
  'landing.*Second': WORDS,
  'landing.*Lead': WORDS,
  'landing.*Question': questions,
  'landing.*Answer': questions,
  'registration.*Heading': [...copies, ...plainCopies],
  'registration.*Second': [...copies, ...plainCopies],
  'registration.*Lead': [...copies, ...plainCopies],
  'registration.*LeadNameless': copies,
  '*.page': groups,
  '*.description': groups,
  '*.heading': [...ofShell, ...groups.filter((group) => !severalHeadings.includes(group))],
  '*.second': [...ofShell, ...groups.filter((group) => !severalHeadings.includes(group))],
  '*.lead': ofShell,
  'mail.*.subject': MAIL_KINDS,
  'mail.*.headline': MAIL_KINDS,
  'mail.*.second': MAIL_KINDS,
  'mail.*.lead': MAIL_KINDS,
  'mail.*.action': MAIL_KINDS,
  'mail.*.note': MAIL_KINDS,
  'placeholders.*Title': Object.values(PLACEHOLDER_PAGES),
  'placeholders.*Text': Object.values(PLACEHOLDER_PAGES),
  'placeholders.*': ['social', 'app'],
});

// Sources that use messages. The recorder is for developers only; in the charts only page declarations, and in the back
// end only importers of the messages count.
const speaking = () => [
  ...sources('src/**/*.{ts,tsx}').filter(({ file }) => !file.startsWith('src/recorder/')),
  ...sources('machines/**/*.{offers,page}.ts'),
  ...sources('graphql/backend/**/*.ts').filter(({ imports }) =>
    imports.some(({ from }) => from === 'graphql/backend/language/texts.ts'),
  ),
];

const HERE = 'tools/check/named-keys.ts';
const KEY = /(?<!(?:type|event): )['"](\w+(?:\.[\w:]+)*)['"](?!:)/g;
const TEMPLATE = /`((?:\w|\$\{[^}`]+\})+(?:\.(?:\w|\$\{[^}`]+\})+)+)`/g;
const GROUP = /\bgroup="(\w+)"/g;

/**
 * Unused messages, and used keys without a message.
 * @param keys keys of English.
 */
export function namingProblems(keys: readonly string[]): Problem[] {
  const code = speaking().map((source) => source.code);
  const found = (pattern: RegExp) => [
    ...new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match))),
  ];
  const gaps = gapsWith(found(GROUP));
  const patterns = found(TEMPLATE)
    // Tags and facts of requests are not messages.
    .filter((template) => template.includes('${') && !/^(?:sendNow|failed)\./.test(template))
    .map((template) => template.replaceAll(/\$\{[^}]+\}/g, '*'));
  const groups = new Set(keys.map((key) => key.split('.')[0] ?? key));
  const literal = found(KEY).filter((text) =>
    !text.includes('.') ? keys.includes(text) : groups.has(text.split('.')[0] ?? ''),
  );
  const put = Object.entries(gaps).flatMap(([pattern, words]) => words.map((word) => pattern.replace('*', word)));
  const said = new Set([...literal, ...put]);
  const named = (list: Iterable<string>, reason: string) => Array.from(list, (key) => ({ key, reason }));
  const without = (list: Iterable<string>, known: ReadonlySet<string>) => [...list].filter((key) => !known.has(key));
  return [
    ...named(without(said, new Set(keys)), 'is used, but is not a message'),
    ...named(
      without(keys, said).filter((key) => !key.startsWith('numbers.')),
      'is not used',
    ),
    ...named(without(new Set(patterns), new Set(Object.keys(gaps))), `matches keys that ${HERE} does not list`),
    ...named(without(Object.keys(gaps), new Set(patterns)), `is listed in ${HERE}, but not used`),
  ];
}
