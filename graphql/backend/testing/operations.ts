/** Operations of tests, with more fields than the pages request. */
const PROBLEMS = 'registrationProblems { reason reasonDetails }';
const REGISTRATION = 'registration { id status customerId cmpCustomerConsentToken saltedHashedCustomerId voucher }';
const CREDENTIALS = 'consentCredentials { hmacToken passphrase }';

export const SUBMIT = `mutation registrationSubmitForm($consents: [ConsentInput!]!, $registrationCode: ID!, $formInput: RegistrationFormInput!, $socialRegistrationInput: SocialRegistrationInput) {
  submit(consents: $consents, registrationCode: $registrationCode, formInput: $formInput, socialRegistrationInput: $socialRegistrationInput) {
    ${REGISTRATION} token ${PROBLEMS} ${CREDENTIALS}
  }
}`;
export const FINALIZE = `mutation finalizeRegistration($consents: [ConsentInput!]!, $finalizeRegistrationInput: FinalizeRegistrationInput!) {
  finalizeRegistration(consents: $consents, finalizeRegistrationInput: $finalizeRegistrationInput) {
    ${REGISTRATION} token ${PROBLEMS} ${CREDENTIALS} hybrisAccountActivationUrl
  }
}`;
export const DETAILS = `query registrationCodeDetails($registrationCode: String!, $validityTimestamp: String) {
  registrationCodeDetails(registrationCode: $registrationCode, validityTimestamp: $validityTimestamp) {
    errors errorDetails { error } invitorName countryOptions { isoCode dataPolicyPkString termsPkString } campaign vouchers
  }
}`;
export const RESEND = `mutation resendActivation($input: ResendActivationInput!) { resendActivation(input: $input) { accepted retryAfter status } }`;
export const CHANGE = `mutation changeRegistrationEmail($email: String!, $locale: String!) {
  changeRegistrationEmail(email: $email, locale: $locale) { ${REGISTRATION} ${PROBLEMS} }
}`;
