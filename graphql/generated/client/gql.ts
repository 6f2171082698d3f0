/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation applyForMembership($email: String!, $locale: String!) {\n  applyForMembership(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}": typeof types.ApplyForMembershipDocument,
    "mutation changeRegistrationEmail($email: String!, $locale: String!) {\n  changeRegistrationEmail(email: $email, locale: $locale) {\n    registration {\n      id\n      status\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n  }\n}": typeof types.ChangeRegistrationEmailDocument,
    "mutation finalizeRegistration($consents: [ConsentInput!]!, $finalizeRegistrationInput: FinalizeRegistrationInput!) {\n  finalizeRegistration(\n    consents: $consents\n    finalizeRegistrationInput: $finalizeRegistrationInput\n  ) {\n    hybrisAccountActivationUrl\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}": typeof types.FinalizeRegistrationDocument,
    "mutation logout {\n  logout\n}": typeof types.LogoutDocument,
    "query registrationCodeDetails($registrationCode: String!, $validityTimestamp: String) {\n  registrationCodeDetails(\n    registrationCode: $registrationCode\n    validityTimestamp: $validityTimestamp\n  ) {\n    errors\n    errorDetails {\n      error\n    }\n    invitorName\n    countryOptions {\n      isoCode\n      dataPolicyPkString\n      termsPkString\n    }\n    campaign\n    vouchers\n    heldRegistration {\n      id\n      status\n      email\n    }\n  }\n}": typeof types.RegistrationCodeDetailsDocument,
    "subscription registrationStatusChanged {\n  registrationStatusChanged {\n    id\n    status\n  }\n}": typeof types.RegistrationStatusChangedDocument,
    "mutation registrationSubmitForm($consents: [ConsentInput!]!, $deepLinkingPageData: DeepLinkingPageDataInput, $registrationCode: ID!, $formInput: RegistrationFormInput!, $socialRegistrationInput: SocialRegistrationInput) {\n  submit(\n    consents: $consents\n    deepLinkingPageData: $deepLinkingPageData\n    registrationCode: $registrationCode\n    formInput: $formInput\n    socialRegistrationInput: $socialRegistrationInput\n  ) {\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    token\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}": typeof types.RegistrationSubmitFormDocument,
    "mutation resendActivation($input: ResendActivationInput!) {\n  resendActivation(input: $input) {\n    accepted\n    retryAfter\n    status\n  }\n}": typeof types.ResendActivationDocument,
    "mutation unsubscribeNewsletter($token: String!) {\n  unsubscribeNewsletter(token: $token) {\n    outcome\n  }\n}": typeof types.UnsubscribeNewsletterDocument,
    "mutation joinWaitingList($token: String!) {\n  joinWaitingList(token: $token) {\n    outcome\n  }\n}\n\nmutation requestWaitingList($email: String!, $locale: String!) {\n  requestWaitingList(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}": typeof types.JoinWaitingListDocument,
};
const documents: Documents = {
    "mutation applyForMembership($email: String!, $locale: String!) {\n  applyForMembership(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}": types.ApplyForMembershipDocument,
    "mutation changeRegistrationEmail($email: String!, $locale: String!) {\n  changeRegistrationEmail(email: $email, locale: $locale) {\n    registration {\n      id\n      status\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n  }\n}": types.ChangeRegistrationEmailDocument,
    "mutation finalizeRegistration($consents: [ConsentInput!]!, $finalizeRegistrationInput: FinalizeRegistrationInput!) {\n  finalizeRegistration(\n    consents: $consents\n    finalizeRegistrationInput: $finalizeRegistrationInput\n  ) {\n    hybrisAccountActivationUrl\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}": types.FinalizeRegistrationDocument,
    "mutation logout {\n  logout\n}": types.LogoutDocument,
    "query registrationCodeDetails($registrationCode: String!, $validityTimestamp: String) {\n  registrationCodeDetails(\n    registrationCode: $registrationCode\n    validityTimestamp: $validityTimestamp\n  ) {\n    errors\n    errorDetails {\n      error\n    }\n    invitorName\n    countryOptions {\n      isoCode\n      dataPolicyPkString\n      termsPkString\n    }\n    campaign\n    vouchers\n    heldRegistration {\n      id\n      status\n      email\n    }\n  }\n}": types.RegistrationCodeDetailsDocument,
    "subscription registrationStatusChanged {\n  registrationStatusChanged {\n    id\n    status\n  }\n}": types.RegistrationStatusChangedDocument,
    "mutation registrationSubmitForm($consents: [ConsentInput!]!, $deepLinkingPageData: DeepLinkingPageDataInput, $registrationCode: ID!, $formInput: RegistrationFormInput!, $socialRegistrationInput: SocialRegistrationInput) {\n  submit(\n    consents: $consents\n    deepLinkingPageData: $deepLinkingPageData\n    registrationCode: $registrationCode\n    formInput: $formInput\n    socialRegistrationInput: $socialRegistrationInput\n  ) {\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    token\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}": types.RegistrationSubmitFormDocument,
    "mutation resendActivation($input: ResendActivationInput!) {\n  resendActivation(input: $input) {\n    accepted\n    retryAfter\n    status\n  }\n}": types.ResendActivationDocument,
    "mutation unsubscribeNewsletter($token: String!) {\n  unsubscribeNewsletter(token: $token) {\n    outcome\n  }\n}": types.UnsubscribeNewsletterDocument,
    "mutation joinWaitingList($token: String!) {\n  joinWaitingList(token: $token) {\n    outcome\n  }\n}\n\nmutation requestWaitingList($email: String!, $locale: String!) {\n  requestWaitingList(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}": types.JoinWaitingListDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation applyForMembership($email: String!, $locale: String!) {\n  applyForMembership(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}"): (typeof documents)["mutation applyForMembership($email: String!, $locale: String!) {\n  applyForMembership(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation changeRegistrationEmail($email: String!, $locale: String!) {\n  changeRegistrationEmail(email: $email, locale: $locale) {\n    registration {\n      id\n      status\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n  }\n}"): (typeof documents)["mutation changeRegistrationEmail($email: String!, $locale: String!) {\n  changeRegistrationEmail(email: $email, locale: $locale) {\n    registration {\n      id\n      status\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation finalizeRegistration($consents: [ConsentInput!]!, $finalizeRegistrationInput: FinalizeRegistrationInput!) {\n  finalizeRegistration(\n    consents: $consents\n    finalizeRegistrationInput: $finalizeRegistrationInput\n  ) {\n    hybrisAccountActivationUrl\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}"): (typeof documents)["mutation finalizeRegistration($consents: [ConsentInput!]!, $finalizeRegistrationInput: FinalizeRegistrationInput!) {\n  finalizeRegistration(\n    consents: $consents\n    finalizeRegistrationInput: $finalizeRegistrationInput\n  ) {\n    hybrisAccountActivationUrl\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation logout {\n  logout\n}"): (typeof documents)["mutation logout {\n  logout\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query registrationCodeDetails($registrationCode: String!, $validityTimestamp: String) {\n  registrationCodeDetails(\n    registrationCode: $registrationCode\n    validityTimestamp: $validityTimestamp\n  ) {\n    errors\n    errorDetails {\n      error\n    }\n    invitorName\n    countryOptions {\n      isoCode\n      dataPolicyPkString\n      termsPkString\n    }\n    campaign\n    vouchers\n    heldRegistration {\n      id\n      status\n      email\n    }\n  }\n}"): (typeof documents)["query registrationCodeDetails($registrationCode: String!, $validityTimestamp: String) {\n  registrationCodeDetails(\n    registrationCode: $registrationCode\n    validityTimestamp: $validityTimestamp\n  ) {\n    errors\n    errorDetails {\n      error\n    }\n    invitorName\n    countryOptions {\n      isoCode\n      dataPolicyPkString\n      termsPkString\n    }\n    campaign\n    vouchers\n    heldRegistration {\n      id\n      status\n      email\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription registrationStatusChanged {\n  registrationStatusChanged {\n    id\n    status\n  }\n}"): (typeof documents)["subscription registrationStatusChanged {\n  registrationStatusChanged {\n    id\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation registrationSubmitForm($consents: [ConsentInput!]!, $deepLinkingPageData: DeepLinkingPageDataInput, $registrationCode: ID!, $formInput: RegistrationFormInput!, $socialRegistrationInput: SocialRegistrationInput) {\n  submit(\n    consents: $consents\n    deepLinkingPageData: $deepLinkingPageData\n    registrationCode: $registrationCode\n    formInput: $formInput\n    socialRegistrationInput: $socialRegistrationInput\n  ) {\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    token\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}"): (typeof documents)["mutation registrationSubmitForm($consents: [ConsentInput!]!, $deepLinkingPageData: DeepLinkingPageDataInput, $registrationCode: ID!, $formInput: RegistrationFormInput!, $socialRegistrationInput: SocialRegistrationInput) {\n  submit(\n    consents: $consents\n    deepLinkingPageData: $deepLinkingPageData\n    registrationCode: $registrationCode\n    formInput: $formInput\n    socialRegistrationInput: $socialRegistrationInput\n  ) {\n    registration {\n      id\n      status\n      customerId\n      cmpCustomerConsentToken\n      saltedHashedCustomerId\n      voucher\n    }\n    token\n    registrationProblems {\n      message\n      reason\n      reasonDetails\n    }\n    consentCredentials {\n      hmacToken\n      passphrase\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation resendActivation($input: ResendActivationInput!) {\n  resendActivation(input: $input) {\n    accepted\n    retryAfter\n    status\n  }\n}"): (typeof documents)["mutation resendActivation($input: ResendActivationInput!) {\n  resendActivation(input: $input) {\n    accepted\n    retryAfter\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation unsubscribeNewsletter($token: String!) {\n  unsubscribeNewsletter(token: $token) {\n    outcome\n  }\n}"): (typeof documents)["mutation unsubscribeNewsletter($token: String!) {\n  unsubscribeNewsletter(token: $token) {\n    outcome\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation joinWaitingList($token: String!) {\n  joinWaitingList(token: $token) {\n    outcome\n  }\n}\n\nmutation requestWaitingList($email: String!, $locale: String!) {\n  requestWaitingList(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}"): (typeof documents)["mutation joinWaitingList($token: String!) {\n  joinWaitingList(token: $token) {\n    outcome\n  }\n}\n\nmutation requestWaitingList($email: String!, $locale: String!) {\n  requestWaitingList(email: $email, locale: $locale) {\n    accepted\n    retryAfter\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;