import type {
  Acknowledgement,
  ResendActivationResult,
  ChangeRegistrationEmailResult,
  ConsentInput,
  FinalizeRegistrationInput,
  FinalizeRegistrationResult,
  RegistrationCodeDetails,
  RegistrationFormInput,
  SubmitResult,
} from '../../generated/backend.ts';
import type { Clock } from '../common/clock.ts';
import { type Log, silentLog } from '../common/log.ts';
import { type Environment, type Settings, readSettings } from '../settings/settings.ts';
import { type RunningBackEnd, type StartOptions, startBackEnd } from '../start.ts';
import { openForTest } from './store-pool.ts';
import { movableClock } from './movable-clock.ts';
import { featuresOfRun } from './test-databases.ts';
import { CHANGE, DETAILS, FINALIZE, RESEND, SUBMIT } from './operations.ts';
import { persistedQueryOf } from './persisted-query.ts';

export interface Mail {
  to: string;
  subject: string;
  locale: string;
  text: string;
  html: string;
  links: string[];
  date: string;
}

export interface Answer<Data> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: { message: string; extensions?: Record<string, unknown> }[];
}

export interface CallOptions {
  bearer?: string | null;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** Tests may combine settings that startup refuses: local use behind a proxy, and production in memory. */
const settingsOf = ({ DATA_DIR = 'memory:', ...env }: Environment): Settings => {
  if (env['ENVIRONMENT'] === 'production') return { ...readSettings(env), dataDir: DATA_DIR };
  const { PUBLIC_URL = null, TRUST_PROXY = '0', ...others } = env;
  return { ...readSettings(others), dataDir: DATA_DIR, publicUrl: PUBLIC_URL, trustProxy: Number(TRUST_PROXY) };
};

/** Starts a back end on a free port, in memory, without rate limits and with a beat of 1 ms, unless overridden. */
export const startForTest = async (
  env: Environment = {},
  clock: Clock = movableClock(),
  log: Log = silentLog,
  openStore: StartOptions['openStore'] = openForTest,
) => {
  const settings = settingsOf({
    PORT: '0',
    CODE_LOOKUPS_PER_MINUTE: '0',
    SUBMITS_PER_MINUTE: '0',
    ANSWER_BEAT_MS: '1',
    DATABASE_FEATURES: featuresOfRun(),
    ...env,
  });
  const running: RunningBackEnd = await startBackEnd(settings, { log, clock, openStore });
  return { ...running, ...clientOf(running.url) };
};

export const agreed = (country = 'AT', newsletter = false): ConsentInput[] => [
  { type: 'TERMS', documentPk: `terms-${country}-2026-11`, accepted: true },
  { type: 'DATA_POLICY', documentPk: `privacy-${country}-2026-11`, accepted: true },
  { type: 'NEWSLETTER', documentPk: `privacy-${country}-2026-11`, accepted: newsletter },
];

export const formOf = (email: string, changes: Partial<RegistrationFormInput> = {}): RegistrationFormInput => ({
  flow: 'DEFAULT',
  gender: 'woman',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  country: 'AT',
  locale: 'en',
  ...changes,
});

/** First of two steps, without a name; and the name for the second. */
export const LEAN = { flow: 'LEAN_STEP_2', gender: null, firstName: null, lastName: null } as const;
export const PERSON = { gender: 'man', firstName: 'Max', lastName: 'Muster' };

export interface Submission {
  code?: string;
  consents?: ConsentInput[];
  socialToken?: string;
}

/** API client that sends requests as the pages do, over real HTTP. */
export const clientOf = (url: string) => {
  const post = async <Data>(
    said: { query?: string; operationName?: string | undefined; extensions?: object },
    variables: object,
    options: CallOptions,
  ): Promise<Answer<Data>> => {
    const { idempotencyKey } = options;
    const extensions = { ...said.extensions, ...(idempotencyKey ? { idempotencyKey } : {}) };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : {}),
        ...options.headers,
      },
      body: JSON.stringify({ ...said, variables, extensions }),
    });
    const body = (await response.json()) as Partial<Answer<Data>>;
    return { status: response.status, headers: response.headers, data: body.data ?? null, errors: body.errors ?? [] };
  };

  const graphql = <Data>(query: string, variables: object, options: CallOptions = {}): Promise<Answer<Data>> =>
    post({ query, operationName: /^(?:mutation|query) (\w+)/.exec(query)?.[1] }, variables, options);

  /** An operation of the pages by its hash, as they send it and production requires. */
  const trusted = <Data>(operationName: string, variables: object, options: CallOptions = {}): Promise<Answer<Data>> =>
    post({ operationName, extensions: { persistedQuery: persistedQueryOf(operationName) } }, variables, options);

  /** Returns the single field of the response; throws on errors. */
  const field = async <Result>(name: string, query: string, variables: object, options?: CallOptions) => {
    const { data, errors } = await graphql<Record<string, Result>>(query, variables, options);
    const result = data?.[name];
    if (result === undefined) throw new Error(JSON.stringify(errors));
    return result;
  };

  const submission = (form: RegistrationFormInput, { code, consents, socialToken }: Submission = {}) => ({
    registrationCode: code ?? 'VESTIBULE',
    formInput: form,
    consents: consents ?? agreed(form.country),
    socialRegistrationInput: socialToken === undefined ? null : { token: socialToken },
  });

  const submitAnswer = (form: RegistrationFormInput, more?: Submission, options?: CallOptions) =>
    graphql<{ submit: SubmitResult }>(SUBMIT, submission(form, more), options);

  const submit = (form: RegistrationFormInput, more?: Submission, options?: CallOptions) =>
    field<SubmitResult>('submit', SUBMIT, submission(form, more), options);

  const finalize = (input: FinalizeRegistrationInput, options?: CallOptions, consents: ConsentInput[] = []) =>
    field<FinalizeRegistrationResult>(
      'finalizeRegistration',
      FINALIZE,
      { consents, finalizeRegistrationInput: input },
      options,
    );

  const codeDetails = (registrationCode: string, validityTimestamp: string | null = null) =>
    field<RegistrationCodeDetails>('registrationCodeDetails', DETAILS, { registrationCode, validityTimestamp });

  const resend = (input: Record<string, string>, options?: CallOptions) =>
    field<ResendActivationResult>('resendActivation', RESEND, { input: { locale: 'en', ...input } }, options);

  const changeEmail = (email: string, options?: CallOptions) =>
    field<ChangeRegistrationEmailResult>('changeRegistrationEmail', CHANGE, { email, locale: 'en' }, options);

  /** Requests that need no invitation. */
  const ask = (name: 'requestWaitingList' | 'applyForMembership', email: string, locale = 'en') =>
    field<Acknowledgement>(
      name,
      `mutation ($email: String!, $locale: String!) { ${name}(email: $email, locale: $locale) { accepted retryAfter } }`,
      { email, locale },
    );
  const join = (token: string | null) =>
    field('joinWaitingList', 'mutation ($token: String!) { joinWaitingList(token: $token) { outcome } }', { token });

  const mailsTo = async (email: string): Promise<Mail[]> => {
    const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as Mail[];
    return mails.filter(({ to }) => to === email);
  };

  /** The activation id in the newest mail to an address. */
  const mailedId = async (email: string): Promise<string> => {
    const [newest] = await mailsTo(email);
    const id = new URL(newest?.links[0] ?? '').searchParams.get('accountActivationId');
    if (id === null) throw new Error('no activation id in the mail');
    return id;
  };

  return {
    url,
    graphql,
    trusted,
    field,
    submit,
    submitAnswer,
    finalize,
    codeDetails,
    resend,
    changeEmail,
    ask,
    join,
    mailsTo,
    mailedId,
  };
};

export const reasonsOf = (answer: { registrationProblems: readonly { reason: string }[] }): string[] =>
  answer.registrationProblems.map(({ reason }) => reason);
