/** Texts of header and footer in the visit's language. */
import { cookieSettings, logOut } from '../machines/page/frame.offers.ts';
import { useHref, useLocation } from 'react-router-dom';
import { isLocale, LANGUAGES, LOCALES } from '../locales/languages.ts';
import { PAYMENT_METHODS, type NamedLink } from '../machines/domain/other-systems.ts';
import { useSend, useVisit } from './engine/visit/hooks.tsx';
import { useChangeLanguage, useLanguage } from './engine/language/language.tsx';
import { usePageLink } from './engine/visit/links.ts';
import { useMessageText } from './engine/language/message.tsx';
import { useConfiguration } from './engine/visit/useConfiguration.ts';
import type { PageMessages } from './layouts/page-messages.ts';
import { BASE } from '../machines/domain/site.ts';

/** Configured links, under their configured names. */
const named = (links: readonly NamedLink[]) => links.map(({ name: label, url: href }) => ({ label, href }));

export function usePageMessages(): PageMessages {
  const text = useMessageText();
  const { locale } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const systems = useConfiguration();
  const send = useSend();
  const { pathname } = useLocation();
  const here = useHref(pathname);
  const signedIn = useVisit(({ context }) => context.signedIn);
  const settingsMissing = useVisit(({ context }) => context.load.settingsMissing);
  const home = { ...usePageLink('landing'), label: text('layout.home') };
  const clubLinks = [
    { ...usePageLink('aboutUs'), label: text('layout.aboutUs') },
    { ...usePageLink('aboutClub'), label: text('layout.club') },
    { ...usePageLink('stores'), label: text('layout.stores') },
  ];
  const code = usePageLink('codeEntry');
  const statement = usePageLink('accessibility');
  const payment = (method: string) => {
    const known = PAYMENT_METHODS.find((one) => one === method);
    return known ? text(`payment.${known}`) : method;
  };
  const finePrint = {
    heading: text('layout.finePrint'),
    links: [
      { href: systems.privacyUrl, label: text('layout.privacy') },
      { href: systems.termsUrl, label: text('layout.terms') },
      { href: systems.imprintUrl, label: text('layout.imprint') },
    ],
    actions: [
      {
        label: text(cookieSettings.message),
        onPress: () => send(cookieSettings.event),
        undecided: text('layout.cookiesUndecided'),
        outcome: settingsMissing ? text('layout.cookiesMissing') : '',
      },
    ],
  };
  const logOutItems = signedIn ? [{ label: text(logOut.message), onPress: () => send(logOut.event) }] : [];
  return {
    finePrint: { ...finePrint, actions: [...finePrint.actions, ...logOutItems] },
    skip: text('layout.skip'),
    header: {
      home,
      menu: { name: text('layout.menu'), links: clubLinks.map((link) => ({ ...link, current: link.href === here })) },
      account: [{ href: systems.loginUrl, label: text('layout.login') }],
    },
    footer: {
      help: [
        { href: systems.customerServiceUrl, label: text('layout.customerService') },
        {
          ...(systems.accessibilityUrl ? { href: systems.accessibilityUrl } : statement),
          label: text('layout.accessibility'),
        },
      ],
      home,
      about: text('layout.about'),
      second: text('layout.aboutSecond'),
      columns: [
        {
          heading: text('layout.house'),
          links: [
            ...clubLinks,
            { href: systems.jobsUrl, label: text('layout.jobs') },
            { href: systems.sustainabilityUrl, label: text('layout.sustainability') },
            { ...code, label: text('action.enterCode') },
          ],
          actions: logOutItems,
        },
        finePrint,
        { heading: text('layout.follow'), links: named(systems.socialLinks) },
        { heading: text('layout.app'), links: named(systems.appLinks) },
      ],
      lists: [
        { heading: text('layout.payment'), items: systems.paymentMethods.map(payment) },
        { heading: text('layout.delivery'), items: systems.deliveryPartners },
      ],
      language: {
        label: text('layout.language'),
        value: locale,
        options: LOCALES.map((value) => ({ value, label: LANGUAGES[value].name, href: `${BASE}/${value}${pathname}` })),
        onChange: (value) => {
          if (isLocale(value)) changeLanguage(value);
        },
      },
      services: text('layout.services'),
      copyright: text('layout.copyright'),
    },
  };
}
