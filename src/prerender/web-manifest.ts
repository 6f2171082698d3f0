/** The web app manifest in each language (W3C Web Application Manifest). */
import type { Locale } from '../../locales/languages.ts';
import { BASE } from '../../machines/domain/site.ts';
import smallIcon from '../ui/art/icon-192.png';
import largeIcon from '../ui/art/icon-512.png';
import { PAPER } from '../ui/paper.ts';
import { textIn } from './texts.ts';

export function webManifest(locale: Locale) {
  const text = textIn(locale);
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    // The same for all languages: it is one application.
    id: `${BASE}/`,
    name: text('head.name'),
    short_name: text('head.appleMobileWebappTitle'),
    description: text('head.description'),
    lang: locale,
    start_url: `${BASE}/${locale}/`,
    scope: `${BASE}/`,
    // Links lead to other systems, so a Back button is needed.
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon(smallIcon, 192),
      icon(largeIcon, 512),
      // The logo is within the safe zone of every mask.
      { ...icon(largeIcon, 512), purpose: 'maskable' },
    ],
  };
}
