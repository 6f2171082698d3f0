import { TRUSTED_DOCUMENTS } from '../http/trusted-documents.ts';

/** The persisted-query extension of an operation. @throws Error if the pages have no operation of this name. */
export const persistedQueryOf = (operationName: string) => {
  const named = new RegExp(`^\\w+ ${operationName}\\b`);
  const sha256Hash = TRUSTED_DOCUMENTS.entries().find(([, text]) => named.test(text))?.[0];
  if (sha256Hash === undefined) throw new Error(`The pages have no operation ${operationName}`);
  return { version: 1, sha256Hash };
};
