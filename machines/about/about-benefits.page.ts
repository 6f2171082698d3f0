import type { PageDefinition } from '../page/page.types.ts';
import { aboutNavigation, waysIn } from './about.offers.ts';

export const aboutBenefitsPage = {
  id: 'aboutBenefits',
  path: '/about-us/1',
  screen: 'AboutBenefits',
  layout: 'default',
  foot: 'full',
  accent: 'brass',
  indexed: true,
  messages: ['aboutBenefits', 'about', 'carousel'],
  offers: { ...aboutNavigation, ...waysIn },
} as const satisfies PageDefinition;
