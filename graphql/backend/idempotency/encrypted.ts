import { CompactEncrypt, compactDecrypt, errors } from 'jose';

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

/** Encrypts a text with AES-256-GCM into a compact JWE (RFC 7516). @param key 256 bits. */
export const encrypt = (key: Uint8Array, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(HEADER).encrypt(key);

/** Decrypts the result of `encrypt`; null if it was altered, or has another key or format. */
export const decrypt = async (key: Uint8Array, encrypted: string): Promise<string | null> => {
  try {
    const { plaintext } = await compactDecrypt(encrypted, key, {
      keyManagementAlgorithms: [HEADER.alg],
      contentEncryptionAlgorithms: [HEADER.enc],
    });
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};
