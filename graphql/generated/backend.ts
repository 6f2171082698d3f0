export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Acknowledgement = {
  accepted: Scalars['Boolean']['output'];
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

export type ChangeRegistrationEmailResult = {
  registration?: Maybe<Registration>;
  registrationProblems: Array<RegistrationProblem>;
};

export type ConsentCredentials = {
  hmacToken: Scalars['String']['output'];
  passphrase: Scalars['String']['output'];
};

export type ConsentInput = {
  accepted: Scalars['Boolean']['input'];
  documentPk: Scalars['String']['input'];
  type: ConsentType;
};

export type ConsentType =
  | 'DATA_POLICY'
  | 'NEWSLETTER'
  | 'TERMS';

export type CountryDetails = {
  country?: Maybe<Scalars['String']['output']>;
};

export type CountryOption = {
  dataPolicyPkString: Scalars['String']['output'];
  isoCode: Scalars['String']['output'];
  termsPkString: Scalars['String']['output'];
};

export type CreateRegistrationLinkResult = {
  errors: Array<RegistrationCodeErrorType>;
  link?: Maybe<RegistrationLink>;
};

export type DeepLinkingPageDataInput = {
  previousPDPPage?: InputMaybe<Scalars['String']['input']>;
  sourcePath?: InputMaybe<Scalars['String']['input']>;
};

export type FinalizeRegistrationInput = {
  accountActivationId?: InputMaybe<Scalars['ID']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  registrationId?: InputMaybe<Scalars['ID']['input']>;
  shoppingPreferences?: InputMaybe<Array<ShoppingPreference>>;
};

export type FinalizeRegistrationResult = {
  consentCredentials?: Maybe<ConsentCredentials>;
  hybrisAccountActivationUrl?: Maybe<Scalars['String']['output']>;
  registration?: Maybe<Registration>;
  registrationProblems: Array<RegistrationProblem>;
  token?: Maybe<Scalars['String']['output']>;
};

export type HeldRegistration = {
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  status: RegistrationStatus;
};

export type JoinWaitingListOutcome =
  | 'ALREADY_LISTED'
  | 'JOINED'
  | 'TOKEN_INVALID';

export type JoinWaitingListResult = {
  outcome: JoinWaitingListOutcome;
};

export type Mutation = {
  applyForMembership: Acknowledgement;
  changeRegistrationEmail: ChangeRegistrationEmailResult;
  createRegistrationLink: CreateRegistrationLinkResult;
  finalizeRegistration: FinalizeRegistrationResult;
  joinWaitingList: JoinWaitingListResult;
  logout: Scalars['Boolean']['output'];
  requestWaitingList: Acknowledgement;
  resendActivation: ResendActivationResult;
  submit: SubmitResult;
  unsubscribeNewsletter: UnsubscribeNewsletterResult;
};


export type MutationApplyForMembershipArgs = {
  email: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};


export type MutationChangeRegistrationEmailArgs = {
  email: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};


export type MutationCreateRegistrationLinkArgs = {
  registrationCode: Scalars['ID']['input'];
};


export type MutationFinalizeRegistrationArgs = {
  consents: Array<ConsentInput>;
  finalizeRegistrationInput: FinalizeRegistrationInput;
};


export type MutationJoinWaitingListArgs = {
  token: Scalars['String']['input'];
};


export type MutationRequestWaitingListArgs = {
  email: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};


export type MutationResendActivationArgs = {
  input: ResendActivationInput;
};


export type MutationSubmitArgs = {
  consents: Array<ConsentInput>;
  deepLinkingPageData?: InputMaybe<DeepLinkingPageDataInput>;
  formInput: RegistrationFormInput;
  registrationCode: Scalars['ID']['input'];
  socialRegistrationInput?: InputMaybe<SocialRegistrationInput>;
};


export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};

export type Query = {
  countryDetails: CountryDetails;
  registrationCodeDetails: RegistrationCodeDetails;
  viewer: Viewer;
};


export type QueryRegistrationCodeDetailsArgs = {
  registrationCode: Scalars['String']['input'];
  validityTimestamp?: InputMaybe<Scalars['String']['input']>;
};

export type Registration = {
  cmpCustomerConsentToken?: Maybe<Scalars['String']['output']>;
  customerId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  saltedHashedCustomerId?: Maybe<Scalars['String']['output']>;
  status: RegistrationStatus;
  voucher?: Maybe<Scalars['String']['output']>;
};

export type RegistrationCodeDetails = {
  campaign?: Maybe<Scalars['String']['output']>;
  countryOptions: Array<CountryOption>;
  errorDetails: Array<RegistrationCodeErrorDetail>;
  errors: Array<RegistrationCodeErrorType>;
  heldRegistration?: Maybe<HeldRegistration>;
  invitorName?: Maybe<Scalars['String']['output']>;
  vouchers: Array<Scalars['String']['output']>;
};

export type RegistrationCodeErrorDetail = {
  error: Scalars['String']['output'];
};

export type RegistrationCodeErrorType =
  | 'CUSTOMIZATION_MISSING'
  | 'INVITER_INVALID'
  | 'REFERER_INVALID'
  | 'REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS'
  | 'REGISTRATION_CODE_INVALID'
  | 'REGISTRATION_CODE_NO_BALANCE_LEFT';

export type RegistrationFlow =
  | 'DEFAULT'
  | 'LEAN_STEP_2'
  | 'SOCIAL_REGISTRATION'
  | 'WAITING_LIST_APPROVED';

export type RegistrationFormInput = {
  approvalToken?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  flow: RegistrationFlow;
  gender?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
  validityTimestamp?: InputMaybe<Scalars['String']['input']>;
  voucher?: InputMaybe<Scalars['String']['input']>;
};

export type RegistrationLink = {
  url: Scalars['String']['output'];
  validUntil: Scalars['String']['output'];
};

export type RegistrationProblem = {
  message: Scalars['String']['output'];
  reason: RegistrationProblemReason;
  reasonDetails?: Maybe<Scalars['String']['output']>;
};

export type RegistrationProblemReason =
  | 'AcceptedDataPolicy'
  | 'AcceptedTerms'
  | 'ActivationAccountUrlInvalid'
  | 'AgreementsAcceptedInvalid'
  | 'AgreementsNotAccepted'
  | 'CountryInvalid'
  | 'EmailAlreadyUsedActive'
  | 'EmailAlreadyUsedInAcq'
  | 'EmailAlreadyUsedPending'
  | 'EmailInvalid'
  | 'FinalizationRegistrationIdNotExists'
  | 'FirstNameInvalid'
  | 'GenderInvalid'
  | 'Infrastructure'
  | 'LastNameInvalid'
  | 'LocaleInvalid'
  | 'RegistrationCode'
  | 'RegistrationCodeInvalid';

export type RegistrationStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'PENDING_ACTIVATION'
  | 'STARTED';

export type ResendActivationInput = {
  accountActivationId?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
  registrationCode?: InputMaybe<Scalars['ID']['input']>;
};

export type ResendActivationResult = {
  accepted: Scalars['Boolean']['output'];
  retryAfter?: Maybe<Scalars['Int']['output']>;
  status?: Maybe<RegistrationStatus>;
};

export type Role =
  | 'ADMIN';

export type ShoppingPreference =
  | 'ACCESSORIES'
  | 'HOME'
  | 'KIDS'
  | 'MEN'
  | 'SHOES'
  | 'WOMEN';

export type SocialRegistrationInput = {
  token: Scalars['String']['input'];
};

export type SubmitResult = {
  consentCredentials?: Maybe<ConsentCredentials>;
  registration?: Maybe<Registration>;
  registrationProblems: Array<RegistrationProblem>;
  token?: Maybe<Scalars['String']['output']>;
};

export type Subscription = {
  registrationStatusChanged: Registration;
};

export type UnsubscribeNewsletterOutcome =
  | 'TOKEN_INVALID'
  | 'UNSUBSCRIBED';

export type UnsubscribeNewsletterResult = {
  outcome: UnsubscribeNewsletterOutcome;
};

export type Viewer = {
  roles: Array<Role>;
};
