/** Requests to a back end, as the pages send them, over real HTTP. */
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
import { TRUSTED_DOCUMENTS } from '../http/trusted-documents.ts';

/** The persisted-query extension of an operation. @throws Error if the pages have no operation of this name. */
export const persistedQueryOf = (operationName: string) => {
  const named = new RegExp(`^\\w+ ${operationName}\\b`);
  const sha256Hash = TRUSTED_DOCUMENTS.entries().find(([, text]) => named.test(text))?.[0];
  if (sha256Hash === undefined) throw new Error(`The pages have no operation ${operationName}`);
  return { version: 1, sha256Hash };
};

/** Operations of tests, with more fields than the pages request. */
const PROBLEMS = 'registrationProblems { reason reasonDetails }';
const REGISTRATION = 'registration { id status customerId cmpCustomerConsentToken saltedHashedCustomerId voucher }';
const CREDENTIALS = 'consentCredentials { hmacToken passphrase }';

export const SUBMIT = `mutation registrationSubmitForm($consents: [ConsentInput!]!, $registrationCode: ID!, $formInput: RegistrationFormInput!, $socialRegistrationInput: SocialRegistrationInput) {
  submit(consents: $consents, registrationCode: $registrationCode, formInput: $formInput, socialRegistrationInput: $socialRegistrationInput) {
    ${REGISTRATION} token ${PROBLEMS} ${CREDENTIALS}
  }
}`;
const FINALIZE = `mutation finalizeRegistration($consents: [ConsentInput!]!, $finalizeRegistrationInput: FinalizeRegistrationInput!) {
  finalizeRegistration(consents: $consents, finalizeRegistrationInput: $finalizeRegistrationInput) {
    ${REGISTRATION} token ${PROBLEMS} ${CREDENTIALS} hybrisAccountActivationUrl
  }
}`;
const DETAILS = `query registrationCodeDetails($registrationCode: String!, $validityTimestamp: String) {
  registrationCodeDetails(registrationCode: $registrationCode, validityTimestamp: $validityTimestamp) {
    errors errorDetails { error } invitorName countryOptions { isoCode dataPolicyPkString termsPkString } campaign vouchers
  }
}`;
const RESEND = `mutation resendActivation($input: ResendActivationInput!) { resendActivation(input: $input) { accepted retryAfter status } }`;
const CHANGE = `mutation changeRegistrationEmail($email: String!, $locale: String!) {
  changeRegistrationEmail(email: $email, locale: $locale) { ${REGISTRATION} ${PROBLEMS} }
}`;

export const agreed = (country = 'AT', newsletter = false): ConsentInput[] => [
  { type: 'TERMS', documentPk: `terms-${country}-2026-11`, accepted: true },
  { type: 'DATA_POLICY', documentPk: `privacy-${country}-2026-11`, accepted: true },
  { type: 'NEWSLETTER', documentPk: `privacy-${country}-2026-11`, accepted: newsletter },
];

export interface Mail {
  to: string;
  subject: string;
  locale: string;
  text: string;
  html: string;
  links: string[];
  date: string;
}

/** First of two steps, without a name; and the name for the second. */
export const LEAN = { flow: 'LEAN_STEP_2', gender: null, firstName: null, lastName: null } as const;
export const PERSON = { gender: 'man', firstName: 'Max', lastName: 'Muster' };

interface Answer<Data> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: { message: string; extensions?: Record<string, unknown> }[];
}

export interface CallOptions {
  bearer?: string | null | undefined;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

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
  const unsubscribe = (token: string | null) =>
    field<{ outcome: string }>(
      'unsubscribeNewsletter',
      'mutation unsubscribeNewsletter($token: String!) { unsubscribeNewsletter(token: $token) { outcome } }',
      { token },
    );

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

  /** Activates the registration of an address by its newest mail. */
  const activate = async (email: string) => finalize({ accountActivationId: await mailedId(email) });
  /** The second step of a registration, as its bearer. */
  const complete = ({ registration, token }: SubmitResult, person = PERSON) =>
    finalize({ registrationId: registration?.id ?? '', ...person }, { bearer: token });

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
    unsubscribe,
    mailsTo,
    mailedId,
    activate,
    complete,
  };
};
