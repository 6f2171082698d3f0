/** Head tags in addition to title and description, which come from the screen (spec, section 3; D2). */
import { conventionsOf, LOCALES, type Locale } from '../../locales/languages.ts';
import sharePicture from '../ui/art/share.png';
import touchIcon from '../ui/art/apple-touch-icon.png';
import favicon from '../ui/art/favicon.svg';
import { DARK_PAPER, PAPER } from '../ui/paper.ts';
import { alternates, canonicalAddress } from './addresses.ts';
import { link, meta } from './markup.ts';
import { textIn } from './texts.ts';

/** Open Graph's form of a language: with a country. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(conventionsOf(locale)).maximize();
  return `${language}_${region}`;
}

/** Colour of the browser's chrome: the page's background, in both schemes. */
const themeColours = Object.entries({ light: PAPER, dark: DARK_PAPER }).map(([scheme, colour]) =>
  meta('name', 'theme-color', colour, ` media="(prefers-color-scheme: ${scheme})"`),
);

interface Described {
  path: string;
  indexed?: true | undefined;
}

export function headOf({ path, indexed }: Described, locale: Locale, origin: string): string {
  const text = textIn(locale);
  const canonical = canonicalAddress(path, locale, origin);
  const others = LOCALES.filter((other) => other !== locale);
  return [
    ...(indexed ? [] : [meta('name', 'robots', 'noindex')]),
    link('canonical', canonical),
    ...alternates(path, origin).map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`)),
    ...themeColours,
    meta('name', 'application-name', text('head.name')),
    meta('name', 'apple-mobile-web-app-title', text('head.appleMobileWebappTitle')),
    meta('property', 'og:title', text('head.og:title')),
    meta('property', 'og:description', text('head.og:description')),
    meta('property', 'og:site_name', text('head.og:site_name')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', openGraphLocale(locale)),
    ...others.map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    meta('property', 'og:image', origin + sharePicture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', text('head.og:image:alt')),
    link('icon', favicon, ' type="image/svg+xml"'),
    link('apple-touch-icon', touchIcon),
  ].join('');
}
