/** Where the other systems are: built in, and overridden by what `defaults.json` says (spec, section 7.1). */
import { BASE } from '../../site.ts';
import { flag, someFields, someText, texts } from '../readers.ts';

export interface Configuration {
  environment: string;
  gtmContainerId: string;
  graphqlUrl: string;
  loginUrl: string;
  shopUrl: string;
  passwordResetUrl: string;
  customerServiceUrl: string;
  termsUrl: string;
  privacyUrl: string;
  imprintUrl: string;
  /** Where the status of a registration is heard (D26); empty: nowhere. */
  subscriptionUrl: string;
  /** Origins and schemes that a redirect may lead to, beside our own (D6). */
  allowedTargets: readonly string[];
  /** The store is down, and the entrance says so. */
  technicalIssue: boolean;
}

export const builtIn: Configuration = {
  environment: 'local',
  gtmContainerId: '',
  graphqlUrl: '/graphql',
  loginUrl: '/login',
  shopUrl: '/shop',
  passwordResetUrl: '/login?reset',
  customerServiceUrl: '/customer-service',
  termsUrl: '/legal/terms',
  privacyUrl: '/legal/privacy',
  imprintUrl: '/legal/imprint',
  subscriptionUrl: '',
  allowedTargets: [],
  technicalIssue: false,
};

const defaults = someFields({
  environment: someText,
  gtmContainerId: someText,
  acqBackendGraphqlURL: someText,
  entrancePageConfig: someFields({
    loginUrl: someText,
    shopUrl: someText,
    passwordResetUrl: someText,
    customerServiceUrl: someText,
    termsUrl: someText,
    privacyUrl: someText,
    imprintUrl: someText,
    subscriptionUrl: someText,
    allowedTargets: texts,
    technicalIssue: flag,
  }),
});

/** Each field that the payload has and that has the right shape overrides what is built in; the rest stays. */
export function configurationFrom(payload: unknown): Configuration {
  const { acqBackendGraphqlURL: graphqlUrl = builtIn.graphqlUrl, entrancePageConfig, ...own } = defaults(payload);
  return { ...builtIn, ...own, graphqlUrl, ...entrancePageConfig };
}

let current = builtIn;
const listeners = new Set<() => void>();

/** As it is now; changes at most once, when the defaults arrive. */
export const configuration = () => current;
export const builtInConfiguration = () => builtIn;
export function onConfiguration(changed: () => void) {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Asks for the runtime defaults. Nothing waits for them; what does not come, or is not JSON, leaves the built-in ones. */
export async function loadConfiguration(): Promise<void> {
  const payload: unknown = await fetch(`${BASE}/defaults.json`, { credentials: 'include' })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  current = configurationFrom(payload);
  for (const changed of listeners) changed();
}
