/** The statement has the required content, shows test results only, and gives a contact besides a form. */
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LOCAL_CONTACT } from '../../../graphql/backend/settings/local-stores.ts';
import type { Locale } from '../../../locales/languages.ts';
import {
  configuring,
  heading,
  headingOf,
  screenTests,
  sectionOf,
  show,
  textOf,
} from '../../../test/harness/screen.tsx';
import Accessibility from './Accessibility.tsx';
import { AREAS, type TestResults } from './areas.ts';
import { AUTHORITIES } from './authorities.ts';
import { fixtureOf } from '../all-fixtures.ts';
import { ResultSection } from './ResultSection.tsx';

screenTests();

const SECTIONS = ['contact', 'authority', 'service', 'rules', 'results', 'gaps', 'elsewhere'] as const;
type Section = (typeof SECTIONS)[number];
const region = (section: Section, locale: Locale = 'en') =>
  sectionOf(textOf(locale, `accessibility.${section}Heading`));
/** Each term with its description. */
const entriesIn = (place: HTMLElement) =>
  [...place.querySelectorAll('dl > div')].map((entry) =>
    [...entry.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  );
const hrefsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('covers Annex V of Directive (EU) 2019/882, contact first [A15]', async () => {
  await show(Accessibility, fixtureOf('accessibility'));
  expect([
    document.title,
    heading().textContent,
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ]).toEqual([
    `${textOf('en', 'accessibility.page')} · Vestibule`,
    headingOf('en', 'accessibility.heading', 'accessibility.second'),
    SECTIONS.map((section) => textOf('en', `accessibility.${section}Heading`)),
  ]);
});

describe('test results', () => {
  const Red: TestResults = {
    version: '9.8.7',
    testedAt: '2026-11-24T02:03:04.000Z',
    tests: 61,
    failed: 1,
    areas: AREAS.map((area) => ({
      area,
      count: 5,
      broken: area === 'time' ? ['The time that is left is told.'] : [],
    })),
  };
  const Green = { ...Red, failed: 0, areas: AREAS.map((area) => ({ area, count: 5, broken: [] })) };
  const found = async (results: TestResults | null, locale: Locale = 'en') => {
    await show(() => <ResultSection results={results} />, fixtureOf('accessibility'), { locale });
    const place = region('results', locale);
    return [...place.querySelectorAll('p')].slice(1).map(({ textContent }) => textContent);
  };

  test('shows no figures if this version was not tested [A16]', async () => {
    expect(await found(null)).toEqual([textOf('en', 'accessibility.untested')]);
    expect([region('results').querySelector('dl'), /\d/.test(textOf('en', 'accessibility.untested'))]).toEqual([
      null,
      false,
    ]);
  });
  test('counts all passed criteria, with version and date', async () => {
    expect(await found(Green)).toEqual([
      'Version 9.8.7, tested on 24 November 2026: 61 tests, 0 failed.',
      'All 45 requirements that we test are met.',
    ]);
    expect(entriesIn(region('results'))).toEqual(
      AREAS.map((area) => [textOf('en', `accessibility.${area}`), '5 of 5 met']),
    );
  });
  test('names each failed criterion in its section, in the language that it is written in [A16]', async () => {
    expect(await found(Red, 'de')).toEqual([
      'Version 9.8.7, getestet am 24. November 2026: 61 Tests, 1 fehlgeschlagen.',
      '44 von 45 Anforderungen, die wir testen, sind erfüllt.',
    ]);
    const place = region('results', 'de');
    const sentence = within(place).getByText('The time that is left is told.');
    expect([sentence.lang, entriesIn(place)[AREAS.indexOf('time')]]).toEqual([
      'en',
      ['Zeitgrenzen', '4 von 5 erfüllt', 'Nicht erfüllt: The time that is left is told.'],
    ]);
  });
});

const configure = configuring();
describe('the contact for barriers, as configured (EN 301 549, 12.2)', () => {
  test('lists mail, telephone, post and customer service, none of them a form [A17]', async () => {
    await show(Accessibility, fixtureOf('accessibility'));
    await configure({ accessibilityContact: LOCAL_CONTACT, customerServiceUrl: 'https://help.example/' });
    const place = region('contact');
    expect([entriesIn(place), hrefsIn(place), document.querySelectorAll('form, input').length]).toEqual([
      [
        ['Email', 'accessibility@vestibule.example'],
        ['Telephone', '+49 89 99998 480'],
        ['Post', 'Vestibule', 'Samtgasse 7', '80331 München'],
      ],
      ['mailto:accessibility@vestibule.example', 'tel:+498999998480', 'https://help.example/'],
      0,
    ]);
  });
  test('omits a missing telephone number and unusable values; customer service remains', async () => {
    await show(Accessibility, fixtureOf('accessibility'));
    await configure({ accessibilityContact: { ...LOCAL_CONTACT, phone: '' } });
    expect(entriesIn(region('contact')).map(([term]) => term)).toEqual(['Email', 'Post']);
    await configure({ accessibilityContact: { ...LOCAL_CONTACT, email: 'a@b.example?bcc=all' } });
    expect([entriesIn(region('contact')), hrefsIn(region('contact'))]).toEqual([[], ['/customer-service']]);
  });
  test('names the authority by country, or the configured one', async () => {
    await show(Accessibility, fixtureOf('accessibility'), { locale: 'de' });
    const place = () => region('authority', 'de');
    expect([entriesIn(place()).slice(0, 2), hrefsIn(place()).length]).toEqual([
      [
        ['Österreich', 'Sozialministeriumservice'],
        ['Deutschland', AUTHORITIES[1]?.name],
      ],
      6,
    ]);
    const authorities = [{ country: 'GR', name: 'Μια αρχή', url: '' }];
    await configure({ accessibilityContact: { ...LOCAL_CONTACT, authorities } });
    expect(entriesIn(place())).toEqual([['Griechenland', 'Μια αρχή']]);
  });
});
