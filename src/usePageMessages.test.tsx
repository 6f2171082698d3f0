import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../locales/messages.ts';
import { LANGUAGES, LOCALES } from '../locales/languages.ts';
import { buttons, configuring, said, screenTests, show, textOf } from '../test/harness/screen.tsx';
import { Footer } from './ui/footer/Footer.tsx';
import { usePageMessages } from './usePageMessages.ts';

screenTests();
const Foot = () => <Footer {...usePageMessages().footer} />;
const entrance = (signedIn: boolean) => ({ name: '', value: 'entrance', context: { signedIn } });

test('only signed-in users can log out in the footer (D27)', async () => {
  const name = textOf('en', 'layout.logOut');
  const { user, sent } = await show(Foot, entrance(true));
  expect(buttons()).toEqual([name, textOf('en', 'layout.cookies')]);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type: 'logout.chosen' }]);
});

test('everyone can open the cookie settings (D36)', async () => {
  const { user, sent } = await show(Foot, entrance(false));
  expect(buttons()).toEqual([textOf('en', 'layout.cookies')]);
  expect(screen.getByRole('button').dataset['undecided']).toBe(textOf('en', 'layout.cookiesUndecided'));
  await user.click(screen.getByRole('button', { name: textOf('en', 'layout.cookies') }));
  expect(sent).toEqual([{ type: 'settings.chosen' }]);
});

test.each([
  [false, []],
  [true, [textOf('en', 'layout.cookiesMissing')]],
])('cookie settings that failed to load (%s) show a message next to the button', async (settingsMissing, words) => {
  await show(Foot, { ...entrance(false), context: { load: { settingsMissing } } });
  expect(said()).toEqual(words);
});

/** A footer link as text: label and target. */
const linkText = (key: MessageKey, href: string) => `${textOf('en', key)} ${href}`;
/** A heading or name, followed by its items. */
const headed = (part: HTMLElement, items: readonly (string | null)[]) =>
  [part.ariaLabel ?? part.querySelector('h2')?.textContent, items].flat();
const textAndHref = (link: HTMLElement) => `${link.textContent} ${link.getAttribute('href')}`;
const columns = () =>
  [...document.querySelectorAll<HTMLElement>('.languages, .footer__column')].map((part) =>
    headed(part, within(part).getAllByRole('link').map(textAndHref)),
  );
const lists = () =>
  [...document.querySelectorAll<HTMLElement>('.footer__list')].map((list) =>
    headed(
      list,
      Array.from(list.querySelectorAll('li'), ({ textContent }) => textContent),
    ),
  );
const social = ['Instagram /social/instagram', 'Pinterest /social/pinterest', 'YouTube /social/youtube'];
const app = ['App Store /app/app-store', 'Google Play /app/google-play'];
const partners = ['Halvard Post', 'Colibri Kurier', 'Meridian Express'];

test('built-in links: the footer links to the club, legal, social and app pages', async () => {
  await show(Foot, entrance(false));
  const text = (key: MessageKey) => textOf('en', key);
  const methods = ['card', 'invoice', 'directDebit', 'bankTransfer', 'instalments', 'wallet'] as const;
  expect([columns(), lists()]).toEqual([
    [
      [text('layout.language'), ...LOCALES.map((other) => `${LANGUAGES[other].name} /acquisition/${other}/entrance`)],
      [
        text('layout.house'),
        linkText('layout.aboutUs', '/acquisition/about-us'),
        linkText('layout.club', '/acquisition/about-us/3'),
        linkText('layout.stores', '/acquisition/stores'),
        linkText('layout.jobs', '/jobs'),
        linkText('layout.sustainability', '/sustainability'),
        linkText('action.enterCode', '/acquisition/registration/code'),
      ],
      [
        text('layout.finePrint'),
        linkText('layout.privacy', '/legal/privacy'),
        linkText('layout.terms', '/legal/terms'),
        linkText('layout.imprint', '/legal/imprint'),
      ],
      [text('layout.follow'), ...social],
      [text('layout.app'), ...app],
    ],
    [
      [text('layout.payment'), ...methods.map((method) => text(`payment.${method}`))],
      [text('layout.delivery'), ...partners],
    ],
  ]);
});

describe('configuration', () => {
  const configure = configuring();

  test('replaces built-in links once loaded; shows a payment method without a message as written', async () => {
    await show(Foot, entrance(false));
    await configure({
      jobsUrl: 'https://jobs.example/',
      sustainabilityUrl: 'https://shop.example/sustainability',
      socialLinks: [{ name: 'Journal', url: 'https://journal.example/' }],
      appLinks: [],
      paymentMethods: ['wallet', 'toString', 'Postanweisung'],
      deliveryPartners: [],
    });
    const [, club, , ...rest] = columns();
    expect([club?.slice(4, 6), rest, lists()]).toEqual([
      [
        linkText('layout.jobs', 'https://jobs.example/'),
        linkText('layout.sustainability', 'https://shop.example/sustainability'),
      ],
      [[textOf('en', 'layout.follow'), 'Journal https://journal.example/']],
      [[textOf('en', 'layout.payment'), textOf('en', 'payment.wallet'), 'toString', 'Postanweisung']],
    ]);
    await configure({});
    expect([columns().length, lists().length]).toEqual([5, 2]);
  });
});
