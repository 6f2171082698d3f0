/** What each field of `DEFAULTS_FILE` must be: whatever goes to every page is looked at once, at the start (D43). */

type Fields = Readonly<Record<string, unknown>>;

interface Rule {
  /** Completes "… must be". */
  expected: string;
  holds(value: unknown): boolean;
}

const STAND_IN = 'http://origin.invalid';

/** Nothing that would mean something else in a header. */
const hasPlainHost = (url: URL): boolean => /^[\w.:[\]-]+$/.test(url.host);

/** Whether a text is a path of this origin, whatever a browser makes of backslashes and tabs, or has one of the schemes. */
const isAddress = (value: unknown, schemes: readonly string[]): boolean => {
  if (typeof value !== 'string') return false;
  const url = URL.parse(value, STAND_IN);
  if (url === null) return false;
  if (value.startsWith('/')) return url.origin === STAND_IN;
  return URL.canParse(value) && schemes.includes(url.protocol) && hasPlainHost(url);
};

const WEB = ['https:', 'http:'];
/** Of the app around the pages (D34). */
const APP_SCHEME = 'vestibule:';

const among = (expected: string, schemes: readonly string[], mayBeNone: boolean): Rule => ({
  expected: `a path${mayBeNone ? ', empty' : ''} or ${expected}`,
  holds: (value) => (mayBeNone && value === '') || isAddress(value, schemes),
});
const address = among('an http(s) address', WEB, false);
const addressOrNone = among('an http(s) address', WEB, true);
const link = among('an address with http(s) or vestibule:', [...WEB, APP_SCHEME], false);
const socketAddressOrNone = among('a ws(s) address', [...WEB, 'wss:', 'ws:'], true);

const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^https?:/.test(value) &&
  URL.parse(value)?.origin === value &&
  hasPlainHost(new URL(value));

const matching = (expected: string, pattern: RegExp): Rule => ({
  expected,
  holds: (value) => typeof value === 'string' && pattern.test(value),
});
const name = matching('up to 80 letters, digits, - or _', /^[\w-]{1,80}$/);

/** A redirect to these runs a script, or shows what the address itself holds; `https:` alone would be anywhere (D6). */
const NO_TARGETS = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', ...WEB];
const isTarget = (value: unknown): boolean =>
  isOrigin(value) || (typeof value === 'string' && /^[a-z][a-z\d+.-]*:$/.test(value) && !NO_TARGETS.includes(value));

const own: Readonly<Record<string, Rule>> = {
  environment: name,
  gtmContainerId: matching('a container such as GTM-ABC123, or empty', /^(?:GTM-[A-Z\d]{1,20})?$/),
  acqBackendGraphqlURL: address,
};

const config: Readonly<Record<string, Rule>> = {
  loginUrl: link,
  shopUrl: link,
  passwordResetUrl: link,
  customerServiceUrl: link,
  termsUrl: link,
  privacyUrl: link,
  imprintUrl: link,
  jobsUrl: link,
  subscriptionUrl: socketAddressOrNone,
  consentScriptUrl: addressOrNone,
  experimentsClientKey: name,
  experimentsHost: {
    expected: 'empty or an http(s) origin without a path',
    holds: (value) => value === '' || isOrigin(value),
  },
  errorReportsUrl: addressOrNone,
  errorReportsToken: matching('up to 200 printable characters', /^[!-~]{1,200}$/),
  allowedTargets: {
    expected: 'a list of http(s) origins and schemes such as app:',
    holds: (value) => Array.isArray(value) && value.every(isTarget),
  },
  technicalIssue: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
};

const problemsIn = (fields: Fields, rules: Readonly<Record<string, Rule>>, place: string): string[] =>
  Object.entries(rules)
    .filter(([name, rule]) => fields[name] !== undefined && !rule.holds(fields[name]))
    .map(([name, { expected }]) => `${place}${name} must be ${expected}`);

/**
 * What is wrong with the fields that the product reads; of others nothing is asked.
 * @param payload of `DEFAULTS_FILE`.
 */
export const defaultsProblems = (payload: Fields, entrancePageConfig: Fields): string[] => [
  ...problemsIn(payload, own, 'DEFAULTS_FILE: '),
  ...problemsIn(entrancePageConfig, config, 'DEFAULTS_FILE: entrancePageConfig.'),
];
