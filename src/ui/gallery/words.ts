import { LANGUAGES, LOCALES } from '../../../machines/domain/languages.ts';
import type { LinkItem } from '../link-item.ts';
import type { SelectOption } from '../select-field/SelectField.tsx';
import type { PageMessages } from '../../layouts/page-messages.ts';

export const home: LinkItem = { href: '?', label: 'Vestibule' };
const links = (...labels: readonly string[]): readonly LinkItem[] =>
  labels.map((label) => ({ href: `#${label.toLowerCase().replaceAll(' ', '-')}`, label }));

export const languages = LOCALES.map((value) => ({ value, label: LANGUAGES[value].name, href: `#${value}` }));

export const countries: readonly SelectOption[] = [
  { value: 'AT', label: 'Austria' },
  { value: 'DE', label: 'Germany' },
  { value: 'PL', label: 'Poland' },
  { value: 'SE', label: 'Sweden' },
];

export const salutations = [
  { value: 'FEMALE', label: 'Ms/Mrs' },
  { value: 'MALE', label: 'Mr' },
] as const;

export const figures = [
  { id: 'brands', figure: '3,000', meaning: 'brands under one roof' },
  { id: 'price', figure: '−75%', meaning: 'on what you have wanted for a while' },
  { id: 'members', figure: '5 million', meaning: 'members in Europe' },
  { id: 'free', figure: 'Free', meaning: 'to join, to be, and to leave' },
] as const;

export const providers = [
  { id: 'email', label: 'Email' },
  { id: 'phone', label: 'Phone' },
  { id: 'google', label: 'Google' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'apple', label: 'Apple' },
] as const;

export const preferences = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'kids', label: 'Kids' },
  { value: 'home', label: 'Home' },
  { value: 'shoes', label: 'Shoes' },
  { value: 'accessories', label: 'Accessories' },
] as const;

export const left = [
  { id: 'days', figure: 2, unit: 'days' },
  { id: 'hours', figure: 9, unit: 'hours' },
  { id: 'minutes', figure: 41, unit: 'minutes' },
] as const;

export const pages = ['Benefits', 'Invitation', 'Club'].map((label, index) => ({
  href: `#${label}`,
  label,
  current: index === 1,
}));

export const steps = [
  { id: 'asked', curtain: 'closed', heading: 'Someone asks you in', words: 'A member sends you a link or a code.' },
  { id: 'named', curtain: 'finger', heading: 'You give your name', words: 'A few lines, and one link in a mail.' },
  { id: 'in', curtain: 'open', heading: 'You are in', words: 'Every night at twelve, what has newly come.' },
] as const;

export const doors = [
  { href: '#benefits', label: 'Benefits', words: 'What members get.' },
  { href: '#invitation', label: 'Invitation', words: 'How one is asked in.' },
  { href: '#club', label: 'Club', words: 'What members are to each other.' },
] as const;

export const points = [
  { id: 'midnight', heading: 'New at midnight', words: 'Pieces arrive every day, as the date turns.' },
  { id: 'club', heading: 'A club within the house', words: 'Shopping and recommending earn points.' },
  { id: 'towns', heading: 'ChoiceCards in three towns', words: 'Our stores open to members with a card.' },
] as const;

export const questions = [
  { id: 'join', question: 'How do I become a member?', answer: 'By invitation of someone who is one already.' },
  { id: 'cost', question: 'What does membership cost?', answer: 'Nothing; and it binds you to nothing.' },
] as const;

const finePrint = {
  heading: 'Legal information',
  links: links('Privacy policy', 'Terms and conditions', 'Imprint', 'Cookie settings'),
};

/** Header, footer and other texts of the gallery's pages. */
export const pageMessages = (language: string, onLanguage: (value: string) => void): PageMessages => ({
  skip: 'Skip to main content',
  finePrint,
  header: {
    home,
    house: {
      name: 'Main menu',
      links: [
        { href: '#about', label: 'About us', current: true },
        { href: '#club', label: 'Club', current: false },
        { href: '#stores', label: 'Stores', current: false },
      ],
    },
    account: [{ href: '#login', label: 'Login' }],
  },
  footer: {
    home,
    about: 'Members-only fashion in about 28 European countries.',
    second: 'By invitation.',
    columns: [
      { heading: 'Company', links: links('About us', 'Stores', 'Jobs', 'Sustainability') },
      finePrint,
      { heading: 'Follow us', links: links('Journal', 'The app', 'Newsletter', 'Voices of members') },
    ],
    lists: [
      { heading: 'Payment', items: ['Card', 'Invoice', 'Bank transfer'] },
      { heading: 'Delivery', items: ['Halvard Post', 'Colibri Courier'] },
    ],
    help: links('Customer service', 'Accessibility'),
    language: { label: 'Language', value: language, options: languages, onChange: onLanguage },
    services: 'Shipping and returns are free.',
    copyright: '© Vestibule',
  },
});

export const facts = [
  { id: 'brands', figure: '3,000', meaning: 'premium and luxury brands, and more.' },
  { id: 'off', figure: 'Up to 75%', meaning: 'off, for members only.' },
  { id: 'midnight', figure: 'Every midnight', meaning: 'about 500 new products arrive.' },
  { id: 'free', figure: 'Free', meaning: 'shipping and returns.' },
] as const;
