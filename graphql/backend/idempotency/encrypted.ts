import { CompactEncrypt, compactDecrypt, errors } from 'jose';

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

/** A text as a compact JWE (RFC 7516), encrypted by AES-256-GCM. @param key 256 bits. */
export const encrypt = (key: Uint8Array, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(HEADER).encrypt(key);

/** The text of `encrypt`; null for anything else: altered, of another key, or of another format. */
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
