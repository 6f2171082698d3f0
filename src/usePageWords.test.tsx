// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { screenTests, show } from '../test/harness/screen.tsx';
import { loadConfiguration } from './services/configuration/configuration.ts';
import { Footer } from './ui/footer/Footer.tsx';
import { Masthead } from './ui/masthead/Masthead.tsx';
import { usePageWords } from './usePageWords.ts';

screenTests();
const Foot = () => <Footer {...usePageWords().footer} />;
const Head = () => <Masthead {...usePageWords().masthead} />;
const entrance = (signedIn: boolean) => ({ name: '', value: 'entrance', context: { signedIn } });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each([
  ['en', 'Log out', 'Cookie settings'],
  ['de', 'Abmelden', 'Cookie-Einstellungen'],
] as const)('%s: who is signed in can log out in the footer (D27)', async (locale, name, cookies) => {
  const { user, sent } = await show(Foot, entrance(true), { locale });
  expect(buttons()).toEqual([name, cookies]);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type: 'logout.chosen' }]);
});

test('nobody else can', async () => {
  await show(Foot, entrance(false));
  expect(buttons()).toEqual(['Cookie settings']);
});

test('everyone can open the cookie settings (D36)', async () => {
  const { user, sent } = await show(Foot, entrance(false));
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(sent).toEqual([{ type: 'settings.chosen' }]);
});

/** What is under a heading: the heading, then each item. */
const headed = (part: HTMLElement, items: readonly (string | null)[]) =>
  [document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent, items].flat();
const whereTo = (link: HTMLElement) => `${link.textContent} ${link.getAttribute('href')}`;
const navigations = () =>
  screen.getAllByRole('navigation').map((part) => headed(part, within(part).getAllByRole('link').map(whereTo)));
const lists = () =>
  screen.getAllByRole('list', { name: /./ }).map((list) =>
    headed(
      list,
      Array.from(list.children, ({ textContent }) => textContent),
    ),
  );
const social = ['Instagram /social/instagram', 'Pinterest /social/pinterest', 'YouTube /social/youtube'];
const app = ['App Store /app/app-store', 'Google Play /app/google-play'];
const partners = ['Halvard Post', 'Colibri Kurier', 'Meridian Express'];

describe('what is built in', () => {
  test.each([
    [
      'en',
      [
        [
          'The house',
          'About us /acquisition/about-us',
          'Stores /acquisition/stores',
          'Jobs /jobs',
          'Sustainability /sustainability',
          'I have an invitation /acquisition/registration/code',
        ],
        [
          'The fine print',
          'Privacy policy /legal/privacy',
          'Terms and conditions /legal/terms',
          'Imprint /legal/imprint',
        ],
        ['Follow us', ...social],
        ['The app', ...app],
      ],
      [
        ['Payment', 'Card', 'Invoice', 'Direct debit', 'Bank transfer', 'Instalments', 'Mobile wallet'],
        ['Delivery', ...partners],
      ],
    ],
    [
      'de',
      [
        [
          'Das Haus',
          'Über uns /acquisition/about-us',
          'Stores /acquisition/stores',
          'Karriere /jobs',
          'Nachhaltigkeit /sustainability',
          'Ich habe eine Einladung /acquisition/registration/code',
        ],
        ['Das Kleingedruckte', 'Datenschutz /legal/privacy', 'AGB /legal/terms', 'Impressum /legal/imprint'],
        ['Folgen Sie uns', ...social],
        ['Die App', ...app],
      ],
      [
        ['Bezahlung', 'Karte', 'Rechnung', 'Lastschrift', 'Überweisung', 'Ratenzahlung', 'Mobiles Bezahlen'],
        ['Lieferung', ...partners],
      ],
    ],
  ] as const)(
    '%s: the footer leads to the house, the fine print, the social and the app',
    async (locale, led, told) => {
      await show(Foot, entrance(false), { locale });
      expect([navigations(), lists()]).toEqual([led, told]);
    },
  );

  test('a link of the house is followed within the visit, one of another system is the browser’s', async () => {
    const { user, asked } = await show(Foot, entrance(false));
    await user.click(screen.getByRole('link', { name: 'Stores' }));
    expect(asked).toEqual(['/acquisition/stores']);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('target'));
    expect(new Set(targets)).toEqual(new Set([null]));
  });

  test('the masthead has the way home and the login, nothing else', async () => {
    await show(Head, entrance(false));
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Vestibule', '/acquisition'],
      ['Login', '/login'],
    ]);
  });
});

describe('what is configured', () => {
  const configure = (entrancePageConfig: object) =>
    act(async () => {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entrancePageConfig })));
      await loadConfiguration();
    });

  test('takes its place once it is there; a way to pay that no message names is shown as it is written', async () => {
    await show(Foot, entrance(false), { locale: 'de' });
    await configure({
      jobsUrl: 'https://jobs.example/',
      sustainabilityUrl: 'https://shop.example/sustainability',
      socialLinks: [{ name: 'Journal', url: 'https://journal.example/' }],
      appLinks: [],
      paymentMethods: ['wallet', 'toString', 'Postanweisung'],
      deliveryPartners: [],
    });
    const [house, , ...rest] = navigations();
    expect([house?.slice(3, 5), rest, lists()]).toEqual([
      ['Karriere https://jobs.example/', 'Nachhaltigkeit https://shop.example/sustainability'],
      [['Folgen Sie uns', 'Journal https://journal.example/']],
      [['Bezahlung', 'Mobiles Bezahlen', 'toString', 'Postanweisung']],
    ]);
    await configure({});
    expect([navigations().length, lists().length]).toEqual([4, 2]);
  });
});
