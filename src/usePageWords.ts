/** What masthead and footer say, in the visit's language. */
import { isLocale, LOCALES } from '../machines/checks/languages.ts';
import { useIntents, useJourney } from './engine/hooks.tsx';
import { useChangeLanguage, useLanguage } from './engine/language.tsx';
import { usePageLink } from './engine/links.tsx';
import { useText } from './engine/words.tsx';
import { useConfiguration } from './engine/useConfiguration.ts';
import type { PageWords } from './layouts/page-words.ts';

export function usePageWords(): PageWords {
  const text = useText();
  const { locale } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const configuration = useConfiguration();
  const { logOut, openCookieSettings } = useIntents();
  const signedIn = useJourney(({ context }) => context.signedIn);
  const start = usePageLink('landing');
  const code = usePageLink('codeEntry');
  const login = { href: configuration.loginUrl, label: text('layout.login') };
  const home = { ...start, label: text('layout.home') };
  return {
    skip: text('layout.skip'),
    masthead: { home, navigation: text('layout.account'), links: [login] },
    footer: {
      home,
      about: text('layout.about'),
      columns: [
        {
          heading: text('layout.house'),
          links: [{ ...start, label: text('layout.start') }, { ...code, label: text('layout.code') }, login],
          action: signedIn ? { label: text('layout.logOut'), onPress: logOut } : undefined,
        },
        {
          heading: text('layout.finePrint'),
          links: [
            { href: configuration.privacyUrl, label: text('layout.privacy') },
            { href: configuration.termsUrl, label: text('layout.terms') },
            { href: configuration.imprintUrl, label: text('layout.imprint') },
          ],
          action: { label: text('layout.cookies'), onPress: openCookieSettings },
        },
      ],
      language: {
        label: text('layout.language'),
        value: locale,
        options: LOCALES.map((value) => ({ value, label: text(`languages.${value}`) })),
        onChange: (value) => {
          if (isLocale(value)) void changeLanguage(value);
        },
      },
      services: text('layout.services'),
      copyright: text('layout.copyright'),
    },
  };
}
