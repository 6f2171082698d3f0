/** The back end itself is asked, past the proxy: what it knows, or what somebody does on another device. */

const documents = {
  joinWaitingList: 'mutation joinWaitingList($token: String!) { joinWaitingList(token: $token) { outcome } }',
  finalizeRegistration: `mutation finalizeRegistration($finalizeRegistrationInput: FinalizeRegistrationInput!) {
    finalizeRegistration(consents: [], finalizeRegistrationInput: $finalizeRegistrationInput) {
      registration { status }
    }
  }`,
} as const;

/** @returns the whole answer. */
export async function ask(
  house: string,
  operationName: keyof typeof documents,
  variables: Record<string, unknown>,
): Promise<unknown> {
  const answer = await fetch(`${house}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query: documents[operationName], variables }),
  });
  return answer.json();
}
