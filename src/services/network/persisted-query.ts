/**
 * Identification of operations (D59), following Apollo's protocol of persisted queries: the query text, and the hash
 * that the code generator stored with it. A back end that supports the protocol rejects a text that does not match its
 * hash.
 */

/** SHA-256 of the text, in hexadecimal digits. Missing from the generated types. */
export const hashOf = (document: object): string => (document as { __meta__: { hash: string } }).__meta__.hash;

/** A printed document in the form that the code generator hashes. */
export const oneLine = (printed: string): string => printed.replace(/\s+/g, ' ').trim();
