/** Built-in addresses of the other systems (spec 7.1). */

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Paths on this origin, absolute URLs, or URLs with the app's own scheme. */
export interface OtherSystems {
  readonly loginUrl: string;
  readonly shopUrl: string;
  readonly passwordResetUrl: string;
  /** When a new member sets their password (D52): after the activation, or at the first login. */
  readonly passwordSetAt: 'activation' | 'login';
  readonly customerServiceUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly imprintUrl: string;
  /** The accessibility statement; empty for our own page. */
  readonly accessibilityUrl: string;
  readonly jobsUrl: string;
  readonly sustainabilityUrl: string;
  /** Contact for data protection requests. */
  readonly dataProtectionUrl: string;
  readonly socialLinks: readonly NamedLink[];
  /** App store links. */
  readonly appLinks: readonly NamedLink[];
  /** Entries of `PAYMENT_METHODS` are translated; others are shown as written. */
  readonly paymentMethods: readonly string[];
  /** Display names. */
  readonly deliveryPartners: readonly string[];
}

/** Payment methods that have a message in every language. */
export const PAYMENT_METHODS = ['card', 'invoice', 'directDebit', 'bankTransfer', 'instalments', 'wallet'] as const;

export const otherSystems: OtherSystems = {
  loginUrl: '/login',
  shopUrl: '/shop',
  passwordResetUrl: '/login?reset',
  passwordSetAt: 'activation',
  customerServiceUrl: '/customer-service',
  termsUrl: '/legal/terms',
  privacyUrl: '/legal/privacy',
  imprintUrl: '/legal/imprint',
  accessibilityUrl: '',
  jobsUrl: '/jobs',
  sustainabilityUrl: '/sustainability',
  dataProtectionUrl: '/legal/data-protection',
  socialLinks: [
    { name: 'Instagram', url: '/social/instagram' },
    { name: 'Pinterest', url: '/social/pinterest' },
    { name: 'YouTube', url: '/social/youtube' },
  ],
  appLinks: [
    { name: 'App Store', url: '/app/app-store' },
    { name: 'Google Play', url: '/app/google-play' },
  ],
  paymentMethods: PAYMENT_METHODS,
  deliveryPartners: ['Halvard Post', 'Colibri Kurier', 'Meridian Express'],
};
