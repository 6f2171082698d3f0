/** A button press on a page that requires a signed token (D28). */
export interface TokenInput {
  token: string;
  key: string;
}

/** The back end's response to a signed token; new values must be tolerated (D27, D28). */
export interface JoinAnswer {
  outcome: string;
}
export interface UnsubscribeAnswer {
  outcome: string;
}
