/**
 * By what a request names its operation (D59): its text, and the hash that the code generator wrote beside it, as Apollo’s protocol
 * of persisted queries does. A back end that knows the protocol refuses a text that is not of its hash.
 */

/** SHA-256 of the text, in hexadecimal digits. The generated types do not tell of it. */
export const hashOf = (document: object): string => (document as { __meta__: { hash: string } }).__meta__.hash;

/** A printed document as the code generator hashes it. */
export const oneLine = (printed: string): string => printed.replace(/\s+/g, ' ').trim();
