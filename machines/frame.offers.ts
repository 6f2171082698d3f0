/**
 * The controls that stand around every page, in header and footer. Inside the app’s wrapper there are none (D34); in another
 * company’s in-app browser those of the slim foot (D47).
 */
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
/** What the law and the visitor's own choices ask for. */
export const finePrintOffers = {
  privacy: { url: 'privacyUrl', role: 'link', message: 'layout.privacy' },
  terms: { url: 'termsUrl', role: 'link', message: 'layout.terms' },
  imprint: { url: 'imprintUrl', role: 'link', message: 'layout.imprint' },
  accessibility: { page: 'accessibility', role: 'link', message: 'layout.accessibility' },
  cookieSettings,
} as const satisfies Offers;
export const slimFootOffers = { ...languageOffers, ...finePrintOffers } as const satisfies Offers;
export const footerOffers = {
  aboutUs: { page: 'aboutUs', role: 'link', message: 'layout.aboutUs' },
  stores: { page: 'stores', role: 'link', message: 'layout.stores' },
  jobs: { url: 'jobsUrl', role: 'link', message: 'layout.jobs' },
  sustainability: { url: 'sustainabilityUrl', role: 'link', message: 'layout.sustainability' },
  enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode' },
  logOut,
  ...finePrintOffers,
} as const satisfies Offers;
