/** A press on a page that a signed token opens (D28). */
export interface TokenInput {
  token: string;
  key: string;
}

/** What the back end answers to a signed token; values that it may add must be borne (D27, D28). */
export interface JoinAnswer {
  outcome: string;
}
export interface UnsubscribeAnswer {
  outcome: string;
}
