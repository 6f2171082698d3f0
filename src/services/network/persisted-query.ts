/**
 * What is sent of an operation in place of its text: the hash that the code generator wrote beside it, as Apollo's protocol of
 * persisted queries names one.
 */
export const persistedQuery = (document: object) => ({
  version: 1,
  // The generated types do not tell of it.
  sha256Hash: (document as { __meta__: { hash: string } }).__meta__.hash,
});
