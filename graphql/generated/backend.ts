import type { GraphQLResolveInfo } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** The same whether or not anything is known of the address. */
export type Acknowledgement = {
  accepted: Scalars['Boolean']['output'];
  /** Seconds until another one is allowed. */
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
  /** The document's key, from the chosen country's option. */
  documentPk: Scalars['String']['input'];
  type: ConsentType;
};

export type ConsentType =
  | 'DATA_POLICY'
  | 'NEWSLETTER'
  | 'TERMS';

export type CountryDetails = {
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
};

export type CountryOption = {
  dataPolicyPkString: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  isoCode: Scalars['String']['output'];
  termsPkString: Scalars['String']['output'];
};

export type CreateRegistrationLinkResult = {
  errors: Array<RegistrationCodeErrorType>;
  /** Absent when the code is refused. */
  link?: Maybe<RegistrationLink>;
};

/** Where the visitor came from inside the shop or its campaigns. */
export type DeepLinkingPageDataInput = {
  previousPDPPage?: InputMaybe<Scalars['String']['input']>;
  sourcePath?: InputMaybe<Scalars['String']['input']>;
};

/** Exactly one of registrationId and accountActivationId, with the data that the step collected. */
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
  /** Where an active account goes on to. */
  hybrisAccountActivationUrl?: Maybe<Scalars['String']['output']>;
  registration?: Maybe<Registration>;
  registrationProblems: Array<RegistrationProblem>;
  token?: Maybe<Scalars['String']['output']>;
};

export type HeldRegistration = {
  /** Where its mail goes; of an active one its bearer is told no more than the status. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** PENDING_ACTIVATION or ACTIVE. */
  status: RegistrationStatus;
};

export type JoinWaitingListOutcome =
  | 'ALREADY_LISTED'
  | 'JOINED'
  /** The token was refused. */
  | 'TOKEN_INVALID';

export type JoinWaitingListResult = {
  outcome: JoinWaitingListOutcome;
};

export type Mutation = {
  applyForMembership: Acknowledgement;
  /** Moves a registration that is not active yet to another address. Needs its bearer token. */
  changeRegistrationEmail: ChangeRegistrationEmailResult;
  /** Needs the admin role. */
  createRegistrationLink: CreateRegistrationLinkResult;
  /** Completes a registration: a second step (with its bearer token) or the activation by the mailed id. */
  finalizeRegistration: FinalizeRegistrationResult;
  joinWaitingList: JoinWaitingListResult;
  /** Clears the bearer cookie. */
  logout: Scalars['Boolean']['output'];
  /** Mails a link to the waiting-list lobby. */
  requestWaitingList: Acknowledgement;
  /** Sends the activation mail again: by bearer token, by an expired activation id, or by the address and code just submitted. */
  resendActivation: ResendActivationResult;
  /** Creates a registration. Operation name: registrationSubmitForm. */
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

/**
 * The contract between the pages and their back end. Fields that a visitor fills are strings on purpose: a bad value is
 * answered with its reason, not with a transport error. Clients must bear values of an enum that they do not know yet.
 */
export type Query = {
  /** Where the visitor seems to be; empty when unknown. */
  countryDetails: CountryDetails;
  /** What an invitation is worth. Never cached. More than one error may hold at once. */
  registrationCodeDetails: RegistrationCodeDetails;
  /** Who holds the bearer token of this request. */
  viewer: Viewer;
};


/**
 * The contract between the pages and their back end. Fields that a visitor fills are strings on purpose: a bad value is
 * answered with its reason, not with a transport error. Clients must bear values of an enum that they do not know yet.
 */
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
  /** The welcome voucher that was granted, such as 15-percent-mov. Absent when the registration has expired. */
  voucher?: Maybe<Scalars['String']['output']>;
};

export type RegistrationCodeDetails = {
  /** The campaign the code belongs to, for analytics. */
  campaign?: Maybe<Scalars['String']['output']>;
  countryOptions: Array<CountryOption>;
  errorDetails: Array<RegistrationCodeErrorDetail>;
  errors: Array<RegistrationCodeErrorType>;
  /** The registration that holds a place of this code, for the bearer of its token: that place is not counted against them. */
  heldRegistration?: Maybe<HeldRegistration>;
  invitorName?: Maybe<Scalars['String']['output']>;
  /** The welcome vouchers that a registration with this code may be granted, the code's own first; empty where it is refused. */
  vouchers: Array<Scalars['String']['output']>;
};

/** Known values of error: EXPIRED, TIMESTAMP_MISSING. */
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

/** Written from the table of flows (machines/flows/flows.ts) by npm run tool -- codegen. */
export type RegistrationFlow =
  | 'DEFAULT'
  | 'LEAN_STEP_2'
  | 'SOCIAL_REGISTRATION'
  | 'WAITING_LIST_APPROVED';

export type RegistrationFormInput = {
  /** The signed token of someone approved from the waiting list. */
  approvalToken?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  flow: RegistrationFlow;
  /** woman or man; left out by flows that ask for it later. */
  gender?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The language of the visit; mails are written in it. */
  locale: Scalars['String']['input'];
  /** The signed end of validity of the invitation link, as it stood there. */
  validityTimestamp?: InputMaybe<Scalars['String']['input']>;
  /** The welcome voucher that the form named. One that the invitation does not allow is answered with the invitation's own. */
  voucher?: InputMaybe<Scalars['String']['input']>;
};

export type RegistrationLink = {
  url: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  validUntil: Scalars['String']['output'];
};

export type RegistrationProblem = {
  /** For logs, not for people. */
  message: Scalars['String']['output'];
  reason: RegistrationProblemReason;
  /**
   * With ActivationAccountUrlInvalid: EXPIRED, REPLACED (by a newer link), INCOMPLETE (no whole id) or ALREADY_ACTIVE. With
   * FinalizationRegistrationIdNotExists: ALREADY_ACTIVE, for the bearer of what was activated. With EmailInvalid of
   * changeRegistrationEmail: CHANGED_TOO_OFTEN (the registration stays at the address that it has).
   */
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
  /** Uses a place of the code. */
  | 'ACTIVE'
  /** Not activated within 14 days; its place went back. */
  | 'EXPIRED'
  /** Complete, mail sent. Reserves a place of the code. Replaced by the next registration of its address, unless a token proved that. */
  | 'PENDING_ACTIVATION'
  /** Created, data missing. Never blocks the address, and takes it from nobody. */
  | 'STARTED';

/** All left out: the registration of the bearer token. */
export type ResendActivationInput = {
  accountActivationId?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
  registrationCode?: InputMaybe<Scalars['ID']['input']>;
};

/** The same whether or not anything is known of an address that is named. */
export type ResendActivationResult = {
  accepted: Scalars['Boolean']['output'];
  /** Seconds until another one is allowed. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** ACTIVE, or null: said to its bearer, and to whoever holds a link to its address; then nothing is sent. */
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
  /** The signed token of the social sign-up. */
  token: Scalars['String']['input'];
};

export type SubmitResult = {
  consentCredentials?: Maybe<ConsentCredentials>;
  registration?: Maybe<Registration>;
  registrationProblems: Array<RegistrationProblem>;
  /** The bearer token of the new registration. */
  token?: Maybe<Scalars['String']['output']>;
};

export type Subscription = {
  /** The registration of the bearer token, each time its status changes; of an active one its id and status alone, and nothing after. */
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



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Acknowledgement: ResolverTypeWrapper<Acknowledgement>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeRegistrationEmailResult: ResolverTypeWrapper<ChangeRegistrationEmailResult>;
  ConsentCredentials: ResolverTypeWrapper<ConsentCredentials>;
  ConsentInput: ConsentInput;
  ConsentType: ConsentType;
  CountryDetails: ResolverTypeWrapper<CountryDetails>;
  CountryOption: ResolverTypeWrapper<CountryOption>;
  CreateRegistrationLinkResult: ResolverTypeWrapper<CreateRegistrationLinkResult>;
  DeepLinkingPageDataInput: DeepLinkingPageDataInput;
  FinalizeRegistrationInput: FinalizeRegistrationInput;
  FinalizeRegistrationResult: ResolverTypeWrapper<FinalizeRegistrationResult>;
  HeldRegistration: ResolverTypeWrapper<HeldRegistration>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JoinWaitingListOutcome: JoinWaitingListOutcome;
  JoinWaitingListResult: ResolverTypeWrapper<JoinWaitingListResult>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Registration: ResolverTypeWrapper<Registration>;
  RegistrationCodeDetails: ResolverTypeWrapper<RegistrationCodeDetails>;
  RegistrationCodeErrorDetail: ResolverTypeWrapper<RegistrationCodeErrorDetail>;
  RegistrationCodeErrorType: RegistrationCodeErrorType;
  RegistrationFlow: RegistrationFlow;
  RegistrationFormInput: RegistrationFormInput;
  RegistrationLink: ResolverTypeWrapper<RegistrationLink>;
  RegistrationProblem: ResolverTypeWrapper<RegistrationProblem>;
  RegistrationProblemReason: RegistrationProblemReason;
  RegistrationStatus: RegistrationStatus;
  ResendActivationInput: ResendActivationInput;
  ResendActivationResult: ResolverTypeWrapper<ResendActivationResult>;
  Role: Role;
  ShoppingPreference: ShoppingPreference;
  SocialRegistrationInput: SocialRegistrationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitResult: ResolverTypeWrapper<SubmitResult>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UnsubscribeNewsletterOutcome: UnsubscribeNewsletterOutcome;
  UnsubscribeNewsletterResult: ResolverTypeWrapper<UnsubscribeNewsletterResult>;
  Viewer: ResolverTypeWrapper<Viewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Acknowledgement: Acknowledgement;
  Boolean: Scalars['Boolean']['output'];
  ChangeRegistrationEmailResult: ChangeRegistrationEmailResult;
  ConsentCredentials: ConsentCredentials;
  ConsentInput: ConsentInput;
  CountryDetails: CountryDetails;
  CountryOption: CountryOption;
  CreateRegistrationLinkResult: CreateRegistrationLinkResult;
  DeepLinkingPageDataInput: DeepLinkingPageDataInput;
  FinalizeRegistrationInput: FinalizeRegistrationInput;
  FinalizeRegistrationResult: FinalizeRegistrationResult;
  HeldRegistration: HeldRegistration;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JoinWaitingListResult: JoinWaitingListResult;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  Registration: Registration;
  RegistrationCodeDetails: RegistrationCodeDetails;
  RegistrationCodeErrorDetail: RegistrationCodeErrorDetail;
  RegistrationFormInput: RegistrationFormInput;
  RegistrationLink: RegistrationLink;
  RegistrationProblem: RegistrationProblem;
  ResendActivationInput: ResendActivationInput;
  ResendActivationResult: ResendActivationResult;
  SocialRegistrationInput: SocialRegistrationInput;
  String: Scalars['String']['output'];
  SubmitResult: SubmitResult;
  Subscription: Record<PropertyKey, never>;
  UnsubscribeNewsletterResult: UnsubscribeNewsletterResult;
  Viewer: Viewer;
};

export type AcknowledgementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Acknowledgement'] = ResolversParentTypes['Acknowledgement']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeRegistrationEmailResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChangeRegistrationEmailResult'] = ResolversParentTypes['ChangeRegistrationEmailResult']> = {
  registration?: Resolver<Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  registrationProblems?: Resolver<Array<ResolversTypes['RegistrationProblem']>, ParentType, ContextType>;
};

export type ConsentCredentialsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConsentCredentials'] = ResolversParentTypes['ConsentCredentials']> = {
  hmacToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passphrase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountryDetails'] = ResolversParentTypes['CountryDetails']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountryOption'] = ResolversParentTypes['CountryOption']> = {
  dataPolicyPkString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsPkString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateRegistrationLinkResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreateRegistrationLinkResult'] = ResolversParentTypes['CreateRegistrationLinkResult']> = {
  errors?: Resolver<Array<ResolversTypes['RegistrationCodeErrorType']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['RegistrationLink']>, ParentType, ContextType>;
};

export type FinalizeRegistrationResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FinalizeRegistrationResult'] = ResolversParentTypes['FinalizeRegistrationResult']> = {
  consentCredentials?: Resolver<Maybe<ResolversTypes['ConsentCredentials']>, ParentType, ContextType>;
  hybrisAccountActivationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  registrationProblems?: Resolver<Array<ResolversTypes['RegistrationProblem']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HeldRegistrationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HeldRegistration'] = ResolversParentTypes['HeldRegistration']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RegistrationStatus'], ParentType, ContextType>;
};

export type JoinWaitingListResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JoinWaitingListResult'] = ResolversParentTypes['JoinWaitingListResult']> = {
  outcome?: Resolver<ResolversTypes['JoinWaitingListOutcome'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  applyForMembership?: Resolver<ResolversTypes['Acknowledgement'], ParentType, ContextType, RequireFields<MutationApplyForMembershipArgs, 'email' | 'locale'>>;
  changeRegistrationEmail?: Resolver<ResolversTypes['ChangeRegistrationEmailResult'], ParentType, ContextType, RequireFields<MutationChangeRegistrationEmailArgs, 'email' | 'locale'>>;
  createRegistrationLink?: Resolver<ResolversTypes['CreateRegistrationLinkResult'], ParentType, ContextType, RequireFields<MutationCreateRegistrationLinkArgs, 'registrationCode'>>;
  finalizeRegistration?: Resolver<ResolversTypes['FinalizeRegistrationResult'], ParentType, ContextType, RequireFields<MutationFinalizeRegistrationArgs, 'consents' | 'finalizeRegistrationInput'>>;
  joinWaitingList?: Resolver<ResolversTypes['JoinWaitingListResult'], ParentType, ContextType, RequireFields<MutationJoinWaitingListArgs, 'token'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestWaitingList?: Resolver<ResolversTypes['Acknowledgement'], ParentType, ContextType, RequireFields<MutationRequestWaitingListArgs, 'email' | 'locale'>>;
  resendActivation?: Resolver<ResolversTypes['ResendActivationResult'], ParentType, ContextType, RequireFields<MutationResendActivationArgs, 'input'>>;
  submit?: Resolver<ResolversTypes['SubmitResult'], ParentType, ContextType, RequireFields<MutationSubmitArgs, 'consents' | 'formInput' | 'registrationCode'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['UnsubscribeNewsletterResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'token'>>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  countryDetails?: Resolver<ResolversTypes['CountryDetails'], ParentType, ContextType>;
  registrationCodeDetails?: Resolver<ResolversTypes['RegistrationCodeDetails'], ParentType, ContextType, RequireFields<QueryRegistrationCodeDetailsArgs, 'registrationCode'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  cmpCustomerConsentToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  saltedHashedCustomerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RegistrationStatus'], ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegistrationCodeDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegistrationCodeDetails'] = ResolversParentTypes['RegistrationCodeDetails']> = {
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryOptions?: Resolver<Array<ResolversTypes['CountryOption']>, ParentType, ContextType>;
  errorDetails?: Resolver<Array<ResolversTypes['RegistrationCodeErrorDetail']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['RegistrationCodeErrorType']>, ParentType, ContextType>;
  heldRegistration?: Resolver<Maybe<ResolversTypes['HeldRegistration']>, ParentType, ContextType>;
  invitorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vouchers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegistrationCodeErrorDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegistrationCodeErrorDetail'] = ResolversParentTypes['RegistrationCodeErrorDetail']> = {
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationLinkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegistrationLink'] = ResolversParentTypes['RegistrationLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationProblemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegistrationProblem'] = ResolversParentTypes['RegistrationProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RegistrationProblemReason'], ParentType, ContextType>;
  reasonDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResendActivationResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResendActivationResult'] = ResolversParentTypes['ResendActivationResult']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RegistrationStatus']>, ParentType, ContextType>;
};

export type SubmitResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SubmitResult'] = ResolversParentTypes['SubmitResult']> = {
  consentCredentials?: Resolver<Maybe<ResolversTypes['ConsentCredentials']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  registrationProblems?: Resolver<Array<ResolversTypes['RegistrationProblem']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  registrationStatusChanged?: SubscriptionResolver<ResolversTypes['Registration'], "registrationStatusChanged", ParentType, ContextType>;
};

export type UnsubscribeNewsletterResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UnsubscribeNewsletterResult'] = ResolversParentTypes['UnsubscribeNewsletterResult']> = {
  outcome?: Resolver<ResolversTypes['UnsubscribeNewsletterOutcome'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Acknowledgement?: AcknowledgementResolvers<ContextType>;
  ChangeRegistrationEmailResult?: ChangeRegistrationEmailResultResolvers<ContextType>;
  ConsentCredentials?: ConsentCredentialsResolvers<ContextType>;
  CountryDetails?: CountryDetailsResolvers<ContextType>;
  CountryOption?: CountryOptionResolvers<ContextType>;
  CreateRegistrationLinkResult?: CreateRegistrationLinkResultResolvers<ContextType>;
  FinalizeRegistrationResult?: FinalizeRegistrationResultResolvers<ContextType>;
  HeldRegistration?: HeldRegistrationResolvers<ContextType>;
  JoinWaitingListResult?: JoinWaitingListResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  RegistrationCodeDetails?: RegistrationCodeDetailsResolvers<ContextType>;
  RegistrationCodeErrorDetail?: RegistrationCodeErrorDetailResolvers<ContextType>;
  RegistrationLink?: RegistrationLinkResolvers<ContextType>;
  RegistrationProblem?: RegistrationProblemResolvers<ContextType>;
  ResendActivationResult?: ResendActivationResultResolvers<ContextType>;
  SubmitResult?: SubmitResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UnsubscribeNewsletterResult?: UnsubscribeNewsletterResultResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

