/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsentInput = {
  accepted: boolean;
  /** The document's key, from the chosen country's option. */
  documentPk: string;
  type: ConsentType;
};

export type ConsentType =
  | 'DATA_POLICY'
  | 'NEWSLETTER'
  | 'TERMS';

/** Where the visitor came from inside the shop or its campaigns. */
export type DeepLinkingPageDataInput = {
  previousPDPPage?: string | null | undefined;
  sourcePath?: string | null | undefined;
};

/** Exactly one of registrationId and accountActivationId, with the data that the step collected. */
export type FinalizeRegistrationInput = {
  accountActivationId?: string | null | undefined;
  firstName?: string | null | undefined;
  gender?: string | null | undefined;
  lastName?: string | null | undefined;
  registrationId?: string | null | undefined;
  shoppingPreferences?: Array<ShoppingPreference> | null | undefined;
};

export type JoinWaitingListOutcome =
  | 'ALREADY_LISTED'
  | 'JOINED'
  /** The token was refused. */
  | 'TOKEN_INVALID';

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
  approvalToken?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  country: string;
  email: string;
  firstName?: string | null | undefined;
  flow: RegistrationFlow;
  /** woman or man; left out by flows that ask for it later. */
  gender?: string | null | undefined;
  lastName?: string | null | undefined;
  /** The language of the visit; mails are written in it. */
  locale: string;
  /** The signed end of validity of the invitation link, as it stood there. */
  validityTimestamp?: string | null | undefined;
  /** The welcome voucher that the form named. One that the invitation does not allow is answered with the invitation's own. */
  voucher?: string | null | undefined;
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
  accountActivationId?: string | null | undefined;
  email?: string | null | undefined;
  locale: string;
  registrationCode?: string | null | undefined;
};

export type ShoppingPreference =
  | 'ACCESSORIES'
  | 'HOME'
  | 'KIDS'
  | 'MEN'
  | 'SHOES'
  | 'WOMEN';

export type SocialRegistrationInput = {
  /** The signed token of the social sign-up. */
  token: string;
};

export type UnsubscribeNewsletterOutcome =
  | 'TOKEN_INVALID'
  | 'UNSUBSCRIBED';

export type ApplyForMembershipMutationVariables = Exact<{
  email: string;
  locale: string;
}>;


export type ApplyForMembershipMutation = { applyForMembership: { accepted: boolean, retryAfter: number | null } };

export type ChangeRegistrationEmailMutationVariables = Exact<{
  email: string;
  locale: string;
}>;


export type ChangeRegistrationEmailMutation = { changeRegistrationEmail: { registration: { id: string, status: RegistrationStatus, voucher: string | null } | null, registrationProblems: Array<{ message: string, reason: RegistrationProblemReason, reasonDetails: string | null }> } };

export type FinalizeRegistrationMutationVariables = Exact<{
  consents: Array<ConsentInput> | ConsentInput;
  finalizeRegistrationInput: FinalizeRegistrationInput;
}>;


export type FinalizeRegistrationMutation = { finalizeRegistration: { hybrisAccountActivationUrl: string | null, consentCredentials: { hmacToken: string, passphrase: string } | null, registration: { cmpCustomerConsentToken: string | null, customerId: string | null, id: string, saltedHashedCustomerId: string | null, status: RegistrationStatus, voucher: string | null } | null, registrationProblems: Array<{ message: string, reason: RegistrationProblemReason, reasonDetails: string | null }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type RegistrationCodeDetailsQueryVariables = Exact<{
  registrationCode: string;
  validityTimestamp?: string | null | undefined;
}>;


export type RegistrationCodeDetailsQuery = { registrationCodeDetails: { campaign: string | null, errors: Array<RegistrationCodeErrorType>, invitorName: string | null, vouchers: Array<string>, countryOptions: Array<{ dataPolicyPkString: string, isoCode: string, termsPkString: string }>, errorDetails: Array<{ error: string }>, heldRegistration: { email: string | null, id: string, status: RegistrationStatus } | null } };

export type RegistrationStatusChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RegistrationStatusChangedSubscription = { registrationStatusChanged: { id: string, status: RegistrationStatus } };

export type RegistrationSubmitFormMutationVariables = Exact<{
  consents: Array<ConsentInput> | ConsentInput;
  deepLinkingPageData?: DeepLinkingPageDataInput | null | undefined;
  formInput: RegistrationFormInput;
  registrationCode: string;
  socialRegistrationInput?: SocialRegistrationInput | null | undefined;
}>;


export type RegistrationSubmitFormMutation = { submit: { token: string | null, consentCredentials: { hmacToken: string, passphrase: string } | null, registration: { cmpCustomerConsentToken: string | null, customerId: string | null, id: string, saltedHashedCustomerId: string | null, status: RegistrationStatus, voucher: string | null } | null, registrationProblems: Array<{ message: string, reason: RegistrationProblemReason, reasonDetails: string | null }> } };

export type ResendActivationMutationVariables = Exact<{
  input: ResendActivationInput;
}>;


export type ResendActivationMutation = { resendActivation: { accepted: boolean, retryAfter: number | null, status: RegistrationStatus | null } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { outcome: UnsubscribeNewsletterOutcome } };

export type JoinWaitingListMutationVariables = Exact<{
  token: string;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { outcome: JoinWaitingListOutcome } };

export type RequestWaitingListMutationVariables = Exact<{
  email: string;
  locale: string;
}>;


export type RequestWaitingListMutation = { requestWaitingList: { accepted: boolean, retryAfter: number | null } };


export const ApplyForMembershipDocument = {"__meta__":{"hash":"dc2954d74f234778289781b817a43628eed3a9b6fb838485c0d193c4813b199c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"applyForMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<ApplyForMembershipMutation, ApplyForMembershipMutationVariables>;
export const ChangeRegistrationEmailDocument = {"__meta__":{"hash":"6dac9afbbb62958b70af5bfe9967838558368f580da556fb2f606334f4c3ee83"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"changeRegistrationEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRegistrationEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"voucher"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonDetails"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRegistrationEmailMutation, ChangeRegistrationEmailMutationVariables>;
export const FinalizeRegistrationDocument = {"__meta__":{"hash":"b33138db3096e12f77074af40bc8206b618c63201bcdaaad2db0a582db0af025"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"finalizeRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consents"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"finalizeRegistrationInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinalizeRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finalizeRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"consents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consents"}}},{"kind":"Argument","name":{"kind":"Name","value":"finalizeRegistrationInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"finalizeRegistrationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hmacToken"}},{"kind":"Field","name":{"kind":"Name","value":"passphrase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hybrisAccountActivationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmpCustomerConsentToken"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"saltedHashedCustomerId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"voucher"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonDetails"}}]}}]}}]}}]} as unknown as DocumentNode<FinalizeRegistrationMutation, FinalizeRegistrationMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"a67ecdf293d415f19332a01d4bb12f227a7e21ff1b4b8bc976a5e66f234b28f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const RegistrationCodeDetailsDocument = {"__meta__":{"hash":"78555b90005cc752c4fbc9ae5d99d525e670a9d6cf308c0e063bfef3e1d7d727"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"registrationCodeDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registrationCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"validityTimestamp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationCodeDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"registrationCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registrationCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"validityTimestamp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"validityTimestamp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"countryOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataPolicyPkString"}},{"kind":"Field","name":{"kind":"Name","value":"isoCode"}},{"kind":"Field","name":{"kind":"Name","value":"termsPkString"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"heldRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitorName"}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"}}]}}]}}]} as unknown as DocumentNode<RegistrationCodeDetailsQuery, RegistrationCodeDetailsQueryVariables>;
export const RegistrationStatusChangedDocument = {"__meta__":{"hash":"0216002a07ba179c28c7d6c65f05ad5f526d66e583c5e76cf4665e9b232c83c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"registrationStatusChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationStatusChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RegistrationStatusChangedSubscription, RegistrationStatusChangedSubscriptionVariables>;
export const RegistrationSubmitFormDocument = {"__meta__":{"hash":"eb83bc526ed22b2056c8ade3b4875ec2459d3536051c09b249b639d5c0633015"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"registrationSubmitForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consents"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deepLinkingPageData"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeepLinkingPageDataInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationFormInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registrationCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"socialRegistrationInput"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialRegistrationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"consents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consents"}}},{"kind":"Argument","name":{"kind":"Name","value":"deepLinkingPageData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deepLinkingPageData"}}},{"kind":"Argument","name":{"kind":"Name","value":"registrationCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registrationCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"formInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formInput"}}},{"kind":"Argument","name":{"kind":"Name","value":"socialRegistrationInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"socialRegistrationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hmacToken"}},{"kind":"Field","name":{"kind":"Name","value":"passphrase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmpCustomerConsentToken"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"saltedHashedCustomerId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"voucher"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<RegistrationSubmitFormMutation, RegistrationSubmitFormMutationVariables>;
export const ResendActivationDocument = {"__meta__":{"hash":"d5a3260da1a63f4501a33e8fc90dfc54005d169e8a04feccff1bf1af4d278153"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resendActivation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendActivationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendActivation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ResendActivationMutation, ResendActivationMutationVariables>;
export const UnsubscribeNewsletterDocument = {"__meta__":{"hash":"d2b1c2cfbf83c1705055eb819bb9d268d95844d93f163f13a762912eaef97d88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"unsubscribeNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>;
export const JoinWaitingListDocument = {"__meta__":{"hash":"2366fb609850ba3ca71220280121c19a9b340ba68adb4125ed9584c5683bc998"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"joinWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]} as unknown as DocumentNode<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const RequestWaitingListDocument = {"__meta__":{"hash":"4c3251d917957d14162065034ef1cbd47520802859dea73db76bc96dc9a44496"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"requestWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RequestWaitingListMutation, RequestWaitingListMutationVariables>;