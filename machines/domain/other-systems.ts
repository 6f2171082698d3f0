/** Where the other systems are, as it is built in (spec 7.1). */

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Paths of this origin, absolute addresses, or ones of the app's own scheme. */
export interface OtherSystems {
  readonly loginUrl: string;
  readonly shopUrl: string;
  readonly passwordResetUrl: string;
  /** Where a new member sets their password (D52): where the activation leads on to, or at the first login. */
  readonly passwordSetAt: 'activation' | 'login';
  readonly customerServiceUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly imprintUrl: string;
  /** What is accessible, and whom to tell what is not; empty: our own statement. */
  readonly accessibilityUrl: string;
  readonly jobsUrl: string;
  readonly sustainabilityUrl: string;
  /** Whom to write to about one's data. */
  readonly dataProtectionUrl: string;
  readonly socialLinks: readonly NamedLink[];
  /** Where the app is to be had. */
  readonly appLinks: readonly NamedLink[];
  /** Those of `PAYMENT_METHODS` are shown by their names in the visitor’s language, others as they are written. */
  readonly paymentMethods: readonly string[];
  /** Names, as they are shown. */
  readonly deliveryPartners: readonly string[];
}

/** These the messages have a name for. */
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
