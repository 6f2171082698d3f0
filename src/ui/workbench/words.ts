import type { LinkItem } from '../link-item.ts';
import type { SelectOption } from '../select-field/SelectField.tsx';
import type { PageWords } from '../../layouts/page-words.ts';

const home: LinkItem = { href: '?', label: 'Vestibule' };
const links = (...labels: readonly string[]): readonly LinkItem[] =>
  labels.map((label) => ({ href: `#${label.toLowerCase().replaceAll(' ', '-')}`, label }));

export const languages: readonly SelectOption[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'it', label: 'Italiano' },
  { value: 'nl', label: 'Nederlands' },
  { value: 'pl', label: 'Polski' },
  { value: 'sv', label: 'Svenska' },
];

export const countries: readonly SelectOption[] = [
  { value: 'AT', label: 'Austria' },
  { value: 'DE', label: 'Germany' },
  { value: 'PL', label: 'Poland' },
  { value: 'SE', label: 'Sweden' },
];

export const providers = [
  { id: 'email', label: 'Email' },
  { id: 'phone', label: 'Phone' },
  { id: 'google', label: 'Google' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'apple', label: 'Apple' },
] as const;

export const tastes = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'kids', label: 'Kids' },
  { value: 'home', label: 'Home' },
  { value: 'shoes', label: 'Shoes' },
  { value: 'accessories', label: 'Accessories' },
] as const;

export const houses = [
  'Velmorane',
  'Ostrell',
  'Corveau Nuit',
  'Kaspari Nord',
  'Mirelle d’Aubac',
  'Tiarno',
  'Haldane & Rook',
  'Oriande',
  'Sant’Elvio',
  'Lindvale Söhne',
] as const;

/** The chrome of the workbench's pages. */
export const pageWords = (language: string, onLanguage: (value: string) => void): PageWords => ({
  skip: 'Skip to main content',
  masthead: { home, navigation: 'Account', links: [{ href: '#login', label: 'Login' }] },
  footer: {
    home,
    about: 'A members’ house for fashion, in about 28 European countries. Entrance by invitation.',
    columns: [
      { heading: 'The house', links: links('About us', 'Stores', 'Jobs', 'Sustainability') },
      {
        heading: 'The fine print',
        links: links('Privacy policy', 'Terms and conditions', 'Imprint', 'Cookie settings'),
      },
      { heading: 'Follow us', links: links('Journal', 'The app', 'Newsletter', 'Voices of members') },
    ],
    language: { label: 'Language', value: language, options: languages, onChange: onLanguage },
    services: 'Payment by card, invoice or bank transfer. Delivery by post and courier, free, and so are returns.',
    copyright: '© Vestibule',
  },
});
