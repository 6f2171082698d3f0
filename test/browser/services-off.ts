/** Every additional service of a visit, and its worst wrong answer (D35–D38). */

/** Replaces an answer: refused, late until the visit has ended, or this one. */
export type Answer = 'refused' | 'late' | { status?: number; contentType: string; body: string };

export type ServiceName =
  | 'defaults'
  | 'consent script'
  | 'credentials'
  | 'country'
  | 'features'
  | 'stream'
  | 'error reports'
  | 'tag manager'
  | 'integrations chunk'
  | 'experiments chunk'
  | 'reports chunk';
export interface Service {
  name: ServiceName;
  /** Matches the path of its URL. */
  path: RegExp;
  /** If several services share a URL: a string in the request body of this one. */
  body?: string;
  /** The worst wrong answer; unit tests cover all others. */
  worst: Answer;
  /** Console errors of the browser for such answers, besides a failed load. */
  consoleErrors?: RegExp;
  /** Services that are not requested if this one fails. */
  carries?: readonly ServiceName[];
}

const JSON_TYPE = 'application/json';
const SCRIPT_TYPE = 'text/javascript';
const answer = (contentType: string, body: string): Answer => ({ contentType, body });
const json = (value: unknown) => answer(JSON_TYPE, JSON.stringify(value));
const script = (body: string) => answer(SCRIPT_TYPE, body);
const event = (body: string) => answer('text/event-stream', `retry: 60000\nevent: features\ndata: ${body}\n\n`);

const BROKEN: Answer = { status: 500, contentType: 'text/plain', body: 'Internal Server Error' };
const HOSTILE = 'javascript:alert(1)';
const NOT_A_MODULE = /^Failed to load module script: Expected a JavaScript-or-Wasm module script/;
/** Its stack is empty. */
const NOT_A_SCRIPT = /^$/;

export const SERVICES: readonly Service[] = [
  {
    name: 'defaults',
    carries: ['tag manager'],
    path: /^\/acquisition\/defaults\.json$/,
    worst: json({
      environment: {},
      gtmContainerId: '"><script>',
      acqBackendGraphqlURL: HOSTILE,
      entrancePageConfig: { loginUrl: HOSTILE, shopUrl: 'data:text/html,', consentScriptUrl: HOSTILE },
    }),
  },
  {
    name: 'consent script',
    carries: ['credentials', 'tag manager'],
    path: /^\/entrance\/cmp\/js\/cmp_min\.js$/,
    consoleErrors: NOT_A_SCRIPT,
    worst: script('window.__cmp = () => { throw new Error("broken"); };'),
  },
  { name: 'credentials', path: /^\/entrance\/cmp\/credentials$/, worst: BROKEN },
  {
    name: 'country',
    path: /^\/graphql$/,
    body: '"operationName":"countryDetails"',
    worst: 'late',
  },
  {
    name: 'features',
    carries: ['stream'],
    path: /^\/api\/features\//,
    worst: json({ features: { 'registration-flow': { rules: 'none' }, 'welcome-voucher': 7 } }),
  },
  {
    name: 'stream',
    path: /^\/sub\//,
    consoleErrors: /^EventSource's response has a MIME type \("[^"]*"\) that is not "text\/event-stream"/,
    worst: event('{"features":{"registration-flow":{"rules":"none"}}}'),
  },
  { name: 'error reports', path: /^\/error-reports\//, worst: 'refused' },
  {
    name: 'tag manager',
    path: /^\/gtm\.js$/,
    consoleErrors: NOT_A_SCRIPT,
    worst: script('window.dataLayer = 42;'),
  },
  {
    name: 'integrations chunk',
    path: /\/assets\/integrations-[^/]*\.js$/,
    carries: [
      'consent script',
      'credentials',
      'country',
      'features',
      'stream',
      'error reports',
      'tag manager',
      'experiments chunk',
      'reports chunk',
    ],
    consoleErrors: NOT_A_MODULE,
    worst: 'late',
  },
  {
    name: 'experiments chunk',
    path: /\/assets\/experiments-[^/]*\.js$/,
    carries: ['features', 'stream'],
    consoleErrors: NOT_A_MODULE,
    worst: script('export const initialise = 42, startIntegrations = null, rollbarClient = () => 42;'),
  },
  {
    name: 'reports chunk',
    path: /\/assets\/rollbar-client-[^/]*\.js$/,
    carries: ['error reports'],
    consoleErrors: NOT_A_MODULE,
    worst: BROKEN,
  },
];
