/** The controls that stand around every page, in header and footer. Inside the app’s wrapper there are none (D34). */
import type { Offer, Offers } from './offer.types.ts';

export const headerOffers = {
  home: { page: 'landing', role: 'link', message: 'layout.home' },
  login: { url: 'loginUrl', role: 'link', message: 'layout.login' },
} as const satisfies Offers;

/** Also where the layout has no footer. */
export const languageOffers = {
  language: { local: true, role: 'combobox', message: 'layout.language' },
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
export const footerOffers = {
  aboutUs: { page: 'aboutUs', role: 'link', message: 'layout.aboutUs' },
  stores: { page: 'stores', role: 'link', message: 'layout.stores' },
  jobs: { url: 'jobsUrl', role: 'link', message: 'layout.jobs' },
  sustainability: { url: 'sustainabilityUrl', role: 'link', message: 'layout.sustainability' },
  enterCode: { page: 'codeEntry', role: 'link', message: 'layout.code' },
  logOut,
  privacy: { url: 'privacyUrl', role: 'link', message: 'layout.privacy' },
  terms: { url: 'termsUrl', role: 'link', message: 'layout.terms' },
  imprint: { url: 'imprintUrl', role: 'link', message: 'layout.imprint' },
  cookieSettings,
} as const satisfies Offers;
