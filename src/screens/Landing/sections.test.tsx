/** Sections below the hero, by the data of the page (D29). */
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { landingOf } from '../../../machines/landing-pages/definitions.ts';
import type { LandingSection } from '../../../machines/landing-pages/landing.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { headingOf, screenTests, sectionOf, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';

screenTests();
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const region = (first: MessageKey, second: MessageKey) => within(sectionOf(headingOf('en', first, second)));
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

const heads: Record<LandingSection, readonly string[]> = {
  benefits: [headingOf('en', 'landing.benefitsHeading', 'landing.benefitsSecond')],
  rooms: [
    headingOf('en', 'landing.womenHeading', 'landing.womenSecond'),
    headingOf('en', 'landing.menHeading', 'landing.menSecond'),
  ],
  steps: [headingOf('en', 'landing.stepsHeading', 'landing.stepsSecond')],
  brands: [headingOf('en', 'landing.brandsHeading', 'landing.brandsSecond')],
  clubAndStores: [textOf('en', 'landing.toClub'), textOf('en', 'landing.toStores')],
  code: [headingOf('en', 'landing.codeHeading', 'landing.codeSecond')],
  ask: [headingOf('en', 'landing.waitingHeading', 'landing.waitingSecond')],
  questions: [headingOf('en', 'landing.questionsHeading', 'landing.questionsSecond')],
  login: [textOf('en', 'landing.membersHeading')],
  legal: [textOf('en', 'landing.legalHeading')],
};
const sectionsOf = (slug: string | null) => landingOf(slug)?.sections ?? [];
const at = (slug: string | null, { name, value, context }: (typeof fixtures)['uninvited' | 'invited' | 'teaser']) => ({
  name,
  value,
  context: { ...context, slug },
});

describe('each page has its sections, in the order of its data', () => {
  test.each([null, 'full'])('%s: for uninvited visitors, also behind the teaser', async (slug) => {
    for (const situation of [fixtures.uninvited, fixtures.teaser]) {
      const { unmount } = await show(Landing, at(slug, situation));
      const behind = sectionsOf(slug).flatMap((one) => heads[one]);
      expect(headings().slice(0, behind.length)).toEqual(behind);
      unmount();
    }
  });
  test.each([null, 'women'])('%s: for invited visitors, without other ways to join', async (slug) => {
    await show(Landing, at(slug, fixtures.invited));
    const left = sectionsOf(slug).filter((one) => one !== 'rooms' && one !== 'code' && one !== 'ask');
    const closing = headingOf('en', 'landing.closingHeading', 'landing.closingSecond', { inviter: 'Clara' });
    expect(headings()).toEqual([...left.flatMap((one) => heads[one]), closing]);
  });
});

test.each(['uninvited', 'invited'] as const)(
  '%s: loads the arch first and other pictures late; all have a size and no alternative text',
  async (situation) => {
    const { container } = await show(Landing, fixtures[situation]);
    const pictures = [...container.querySelectorAll('img')];
    const of = (name: string) => (picture: HTMLElement) => picture.getAttribute(name);
    const others = pictures.filter((picture) => !picture.closest('.arch'));
    expect([
      pictures.map(of('fetchpriority')).filter((priority) => priority === 'high'),
      others.length > 0,
      [...new Set(others.map(of('loading')))],
      [...new Set(pictures.map(of('alt')))],
      pictures.filter((picture) => !of('width')(picture) || !of('height')(picture)),
    ]).toEqual([['high'], true, ['lazy'], [''], []]);
  },
);

describe('the content of the sections', () => {
  test('benefits: lists them', async () => {
    await show(Landing, fixtures.uninvited);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Over 3,000',
      'Up to 75%',
      ...(['midnight', 'free'] as const).map((id) => textOf('en', `landing.${id}Figure`)),
    ]);
  });
  test.each([
    ['uninvited', 'become'],
    ['invited', 'validity'],
  ] as const)('questions, %s: shows four with answers, and customer service', async (situation, first) => {
    await show(Landing, fixtures[situation]);
    const section = region('landing.questionsHeading', 'landing.questionsSecond');
    expect([
      section.getAllByRole('group').map((one) => one.textContent),
      hrefs(section.getAllByRole('link', { hidden: true })),
    ]).toEqual([
      ([first, 'cost', 'prices', 'delivery'] as const).map(
        (id) => textOf('en', `landing.${id}Question`) + textOf('en', `landing.${id}Answer`),
      ),
      [[textOf('en', 'layout.customerService'), '/customer-service']],
    ]);
  });
});
