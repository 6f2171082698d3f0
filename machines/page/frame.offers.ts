/**
 * Controls in the header and footer of every page. Inside the app's wrapper there are no such controls (D34); other
 * companies' in-app browsers show those of the slim footer (D47).
 */
import type { Offer, Offers } from './offer.types.ts';

/** Company links: in the footer, and in the header of the same pages if it has enough space. */
const companyOffers = {
  aboutUs: { page: 'aboutUs', role: 'link', message: 'layout.aboutUs' },
  club: { page: 'aboutClub', role: 'link', message: 'layout.club' },
  stores: { page: 'stores', role: 'link', message: 'layout.stores' },
} as const satisfies Offers;
export const headerOffers = {
  home: { page: 'landing', role: 'link', message: 'layout.home' },
  login: { url: 'loginUrl', role: 'link', message: 'layout.login' },
} as const satisfies Offers;

/**
 * Also shown where the layout has no footer: always in the same place and order (WCAG 3.2.6). The languages follow them
 * under their own names, which have no message.
 */
export const helpOffers = {
  customerService: { url: 'customerServiceUrl', role: 'link', message: 'layout.customerService' },
  accessibility: { page: 'accessibility', role: 'link', message: 'layout.accessibility' },
} as const satisfies Offers;

export const logOut = {
  event: 'logout.chosen',
  role: 'button',
  message: 'layout.logOut',
  when: ['signedIn'],
} as const satisfies Offer;
export const cookieSettings = {
  event: 'settings.chosen',
  role: 'button',
  message: 'layout.cookies',
} as const satisfies Offer;
/** Legal links, and the visitor's cookie settings. */
const finePrintOffers = {
  privacy: { url: 'privacyUrl', role: 'link', message: 'layout.privacy' },
  terms: { url: 'termsUrl', role: 'link', message: 'layout.terms' },
  imprint: { url: 'imprintUrl', role: 'link', message: 'layout.imprint' },
  cookieSettings,
} as const satisfies Offers;
export const slimFootOffers = { ...helpOffers, ...finePrintOffers, logOut } as const satisfies Offers;
export const footerOffers = {
  ...companyOffers,
  jobs: { url: 'jobsUrl', role: 'link', message: 'layout.jobs' },
  sustainability: { url: 'sustainabilityUrl', role: 'link', message: 'layout.sustainability' },
  enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode' },
  logOut,
  ...finePrintOffers,
} as const satisfies Offers;
