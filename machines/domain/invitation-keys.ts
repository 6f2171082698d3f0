/**
 * Names of an invitation's parts: query parameters (D5) and keys in browser storage (D7). The referrer exists only in
 * storage (D11).
 */
export const INVITATION_KEYS = { code: 'rc', timestamp: 'ts', referrer: 'fref' } as const;
