/** The languages against each other, and against what the pages say. */
import { readFileSync } from 'node:fs';
import { isLiteralElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageFormatElement } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '../machines/checks/runtime-configuration.ts';
import { COUNTRIES } from '../machines/checks/countries.ts';
import { LOCALES, type Locale } from '../machines/checks/languages.ts';
import type { FailureKind } from '../machines/checks/failure.ts';
import type { ActivationError } from '../machines/activation/activation.types.ts';
import { SEASONS } from '../machines/landing/landing.types.ts';
import { REGISTRATION_FIELDS } from '../machines/registration/registration.checks.ts';
import { SHOPPING_PREFERENCES } from '../machines/registration/registration.types.ts';
import { sources } from '../test/unit/sources.ts';
import { textsOf } from './claims.ts';
import type { Group } from './keys.ts';
import { loadMessages, type Messages } from './messages.ts';
import { NOT_FOR_PAGES, SCREEN_GROUPS, type ScreenWithPart } from './parts.ts';

const writtenIn = (locale: Locale) =>
  Object.entries(textsOf(JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Group, locale));
const isMail = (key: string) => key.startsWith('mail.');
const screens = Object.keys(SCREEN_GROUPS) as ScreenWithPart[];
/** What no page loads is compiled when it is said; what the pages say, when they are built. */
const compiledElsewhere = (locale: Locale) =>
  writtenIn(locale)
    .filter(([key]) => NOT_FOR_PAGES.some((group) => group === key.split('.')[0]))
    .map(([key, text]) => [key, new IntlMessageFormat(text, locale).getAst()] as const);

const texts = new Map(LOCALES.map((locale) => [locale, writtenIn(locale)]));
const compiled = new Map<Locale, Messages>();
for (const locale of LOCALES)
  compiled.set(locale, { ...(await loadMessages(locale, screens)), ...Object.fromEntries(compiledElsewhere(locale)) });
const keys = (texts.get('en') ?? []).map(([key]) => key);

/** What a message needs to be given, whatever the order: arguments, and tags. */
function needs(parts: readonly MessageFormatElement[]): string[] {
  const found = parts.flatMap((part): string[] => {
    if (!('value' in part) || isLiteralElement(part)) return [];
    const below =
      'children' in part
        ? part.children
        : 'options' in part
          ? Object.values(part.options).flatMap(({ value }) => value)
          : [];
    return [`${'children' in part ? 'tag' : 'argument'} ${part.value}`, ...needs(below)];
  });
  return [...new Set(found)].sort();
}
type Plural = Extract<MessageFormatElement, { pluralType?: unknown }>;
const plurals = (parts: readonly MessageFormatElement[]): Plural[] =>
  parts.flatMap((part) => ('pluralType' in part ? [part] : 'children' in part ? plurals(part.children) : []));

describe.each(LOCALES)('%s', (locale) => {
  const messages = compiled.get(locale) ?? {};

  test('has the keys of English, in their order, and each compiles', () => {
    const own = (texts.get(locale) ?? []).map(([key]) => key);
    expect(own).toEqual(keys);
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
  });
  test('asks for the same arguments and tags as English', () => {
    const english = compiled.get('en') ?? {};
    const different = keys.filter((key) => String(needs(messages[key] ?? [])) !== String(needs(english[key] ?? [])));
    expect(different).toEqual([]);
  });
  test('has a form for every number', () => {
    const rules = new Intl.PluralRules(locale);
    const missing = Object.entries(messages).flatMap(([key, parts]) =>
      plurals(parts).flatMap(({ options }) =>
        Array.from({ length: 200 }, (_, count) => count)
          .filter((count) => !(`=${count}` in options) && !(rules.select(count) in options))
          .map((count) => `${key} for ${count}`),
      ),
    );
    expect(missing).toEqual([]);
  });
  test('has typographic quotation marks and apostrophes, nothing empty, no stray spaces', () => {
    const wrong = (texts.get(locale) ?? []).filter(([, text]) => text === '' || /["'`]|^\s|\s$|\s\s|\.\.\./.test(text));
    expect(wrong).toEqual([]);
  });
});

describe('keys and pages', () => {
  // The recorder speaks to developers alone.
  const pages = sources('src/**/*.{ts,tsx}').filter(({ file }) => !file.startsWith('src/recorder/'));
  const found = (pattern: RegExp) => [
    ...new Set(pages.flatMap(({ code }) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))),
  ];

  const groups = found(/\bgroup="(\w+)"/g);
  const failures: readonly FailureKind[] = ['network', 'timeout', 'technical', 'busy'];
  const activationErrors: readonly ActivationError[] = ['failed', 'invalidLink', 'expiredLink'];
  const refusals = ['invalid', 'expired', 'noInvitationsLeft'];
  /** A key that is put together: for each pattern, what stands in its gap. */
  const composed: Readonly<Record<string, readonly string[]>> = {
    'languages.*': LOCALES,
    'seasons.*': [...SEASONS, 'days', 'hours', 'minutes'],
    'seasons.*Announced': SEASONS,
    'seasons.*Begun': SEASONS,
    'countries.*': COUNTRIES,
    'payment.*': PAYMENT_METHODS,
    'fields.*': ['firstName', 'lastName'],
    'wrong.*': REGISTRATION_FIELDS,
    'problem.*': [...failures, 'lapsed'],
    'signUp.*': ['phone', 'google', 'facebook', 'apple'],
    'socialSecondStep.*': SHOPPING_PREFERENCES,
    'deny.*Second': refusals,
    'deny.*Lead': refusals,
    'lobby.*Heading': ['joined', 'listed'],
    'lobby.*Second': ['joined', 'listed'],
    'activationError.*Heading': activationErrors,
    'activationError.*Second': activationErrors,
    'activationError.*Lead': activationErrors,
    'landing.*': ['brands', 'discount', 'midnight', 'free', 'nothing'],
    'landing.*Figure': ['brands', 'discount', 'midnight', 'free', 'nothing'],
    '*.page': groups,
    '*.description': groups,
    '*.heading': ['notFound', 'error'],
    '*.second': ['notFound', 'error'],
    '*.lead': ['notFound', 'error'],
  };
  const patterns = found(/`((?:\w|\$\{[^}`]+\})+\.(?:\w|\$\{[^}`]+\})+)`/g)
    .filter((template) => template.includes('${'))
    .map((template) => template.replaceAll(/\$\{[^}]+\}/g, '*'));
  const expanded = Object.entries(composed).flatMap(([pattern, gaps]) => gaps.map((gap) => pattern.replace('*', gap)));
  const literal = found(/(?<!type: )['"](\w+(?:\.\w+)?)['"]/g);

  test('every pattern of a key says here what it stands for', () => {
    expect([...new Set(patterns)].toSorted()).toEqual(Object.keys(composed).toSorted());
  });
  test('every key that a page puts together exists', () => {
    expect(expanded.filter((key) => !keys.includes(key))).toEqual([]);
  });
  test('every key that a page names exists', () => {
    const prefixes = new Set(keys.map((key) => key.split('.')[0]));
    const named = literal.filter((text) => text.includes('.') && prefixes.has(text.split('.')[0]));
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });
  test('every key is said somewhere', () => {
    // The spec names it; so far every page has a description of its own.
    const spare = ['head.description'];
    const said = new Set([...literal, ...expanded, ...spare]);
    expect(keys.filter((key) => !isMail(key) && !key.startsWith('numbers.') && !said.has(key))).toEqual([]);
  });
});

test('mails say every message of theirs, and no other', () => {
  const kinds = ['activation', 'lobby', 'interest', 'accountExists', 'lapsed'];
  const said = sources('graphql/backend/mail/*.ts')
    .flatMap(({ code }) => [...code.matchAll(/mailText\(locale, ['`]([^'`]+)['`]/g)].map(([, key]) => `mail.${key}`))
    .flatMap((key) => (key.includes('${kind}') ? kinds.map((kind) => key.replace('${kind}', kind)) : [key]));
  expect(said.toSorted()).toEqual(keys.filter(isMail).toSorted());
});
