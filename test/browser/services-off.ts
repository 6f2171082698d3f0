/** Every service that stands beside a visit, and what may be answered in its stead (D35–D38). */

/** What comes in its stead: nothing, nothing before the visit has ended, or this. */
export type Answer = 'refused' | 'late' | { status?: number; contentType: string; body: string };
type Answers = Readonly<Record<string, Answer>>;

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
  /** Of the address, without query. */
  path: RegExp;
  /** Where several share an address: what is in the bodies of this one's requests. */
  body?: string;
  faults: Answers;
  /** What a browser writes to its console of such answers, beside a failed load. */
  consoleErrors?: RegExp;
  /** What is not asked for where this does not work. */
  carries?: readonly ServiceName[];
}

const answer = (contentType: string, body: string): Answer => ({ contentType, body });
const JSON_TYPE = 'application/json';
const SCRIPT_TYPE = 'text/javascript';
const json = (value: unknown) => answer(JSON_TYPE, JSON.stringify(value));
const script = (body: string) => answer(SCRIPT_TYPE, body);

const NOISE = '\u0000\u0001{]\u007F"<%\uFFFD\u2028';
const DEEP = 1_000;
const deep = answer(JSON_TYPE, `${'{"data":['.repeat(DEEP)}${']}'.repeat(DEEP)}`);
/** What can happen to every service; each has shapes of its own that are wrong. */
const faultsOf = (contentType: string, wrongShapes: Answers): Answers => ({
  off: 'refused',
  late: 'late',
  500: { status: 500, contentType: 'text/plain', body: 'Internal Server Error' },
  garbage: answer(contentType, NOISE),
  'another page': answer('text/html', '<!doctype html><title>Sign in</title><h1>Sign in to this network'),
  ...wrongShapes,
});
const ofJson = (wrongShapes: Answers) =>
  faultsOf(JSON_TYPE, { null: json(null), 'a list': json([]), 'a number': json(42), deep, ...wrongShapes });
const ofModule = faultsOf(SCRIPT_TYPE, {
  empty: script(''),
  'another module': script('export const initialise = 42, startIntegrations = null, rollbarClient = () => 42;'),
});

const HOSTILE = 'javascript:alert(1)';

const experiment = {
  changeId: 'hostile',
  key: 'hostile',
  hashAttribute: 'acqAnonymousId',
  hashVersion: 2,
  coverage: 1,
  weights: [0.5, 0.5],
  variations: [{ urlRedirect: HOSTILE }, { urlRedirect: 'https://elsewhere.invalid/' }],
  urlPatterns: [{ include: true, type: 'simple', pattern: '*' }],
};
const event = (body: string) => answer('text/event-stream', `retry: 60000\nevent: features\ndata: ${body}\n\n`);
const NOT_A_MODULE = /^Failed to load module script: Expected a JavaScript-or-Wasm module script/;
/** Its stack is empty. */
const NOT_A_SCRIPT = /^$/;

const BESIDE: readonly ServiceName[] = [
  'consent script',
  'credentials',
  'country',
  'features',
  'stream',
  'error reports',
  'tag manager',
  'experiments chunk',
  'reports chunk',
];
export const SERVICES: readonly Service[] = [
  {
    name: 'defaults',
    carries: ['tag manager'],
    path: /^\/acquisition\/defaults\.json$/,
    faults: ofJson({
      'hostile addresses': json({
        environment: {},
        gtmContainerId: '"><script>',
        acqBackendGraphqlURL: HOSTILE,
        entrancePageConfig: { loginUrl: HOSTILE, shopUrl: 'data:text/html,', consentScriptUrl: HOSTILE },
      }),
      'entrance as text': json({ entrancePageConfig: 'none', gtmContainerId: 7, acqBackendGraphqlURL: null }),
    }),
  },
  {
    name: 'consent script',
    carries: ['credentials', 'tag manager'],
    path: /^\/entrance\/cmp\/js\/cmp_min\.js$/,
    consoleErrors: NOT_A_SCRIPT,
    faults: faultsOf(SCRIPT_TYPE, {
      'defines nothing': script(''),
      'defines a number': script('window.__cmp = 42;'),
      throws: script('window.__cmp = () => { throw new Error("broken"); };'),
      'tells nonsense': script(
        'window.__cmp = (command, [, hear] = []) => { hear?.(null); hear?.({ purposes: { analytics: "yes" } }); };',
      ),
    }),
  },
  {
    name: 'credentials',
    path: /^\/entrance\/cmp\/credentials$/,
    faults: ofJson({}),
  },
  {
    name: 'country',
    path: /^\/graphql$/,
    body: '"operationName":"countryDetails"',
    faults: ofJson({
      'no data': json({ data: null, errors: 'none' }),
      'no such country': json({ data: { countryDetails: { country: '<b>' } } }),
      'an object': json({ data: { countryDetails: { country: { toString: 'AT' } } } }),
    }),
  },
  {
    name: 'features',
    carries: ['stream'],
    path: /^\/api\/features\//,
    faults: ofJson({
      'features as a list': json({ features: [] }),
      'rules as text': json({ features: { 'registration-flow': { rules: 'none' }, 'welcome-voucher': 7 } }),
      'values of no use': json({
        features: { 'registration-flow': { defaultValue: { steps: 2 } }, 'welcome-voucher': { defaultValue: HOSTILE } },
      }),
      'redirects to elsewhere': json({ features: {}, experiments: [experiment] }),
    }),
  },
  {
    name: 'stream',
    path: /^\/sub\//,
    consoleErrors: /^EventSource's response has a MIME type \("[^"]*"\) that is not "text\/event-stream"/,
    faults: {
      ...ofJson({}),
      garbage: event(NOISE.replaceAll(/\s/g, '')),
      null: event('null'),
      'features as text': event('{"features":"none"}'),
      'rules as text': event('{"features":{"registration-flow":{"rules":"none"}}}'),
    },
  },
  {
    name: 'error reports',
    path: /^\/error-reports\//,
    faults: ofJson({}),
  },
  {
    name: 'tag manager',
    path: /^\/gtm\.js$/,
    consoleErrors: /^(?:$|Uncaught Error: broken container)/,
    faults: faultsOf(SCRIPT_TYPE, {
      throws: script('throw new Error("broken container");'),
      'spoils the data layer': script('window.dataLayer = 42;'),
    }),
  },
  {
    name: 'integrations chunk',
    path: /\/assets\/integrations-[^/]*\.js$/,
    carries: BESIDE,
    consoleErrors: NOT_A_MODULE,
    faults: ofModule,
  },
  {
    name: 'experiments chunk',
    path: /\/assets\/experiments-[^/]*\.js$/,
    carries: ['features', 'stream'],
    consoleErrors: NOT_A_MODULE,
    faults: ofModule,
  },
  {
    name: 'reports chunk',
    path: /\/assets\/rollbar-client-[^/]*\.js$/,
    carries: ['error reports'],
    consoleErrors: NOT_A_MODULE,
    faults: ofModule,
  },
];
