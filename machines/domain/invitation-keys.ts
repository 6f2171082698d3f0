/** What an invitation's parts are called in an address (D5) and in the browser's storage (D7), which alone has the referrer (D11). */
export const INVITATION_KEYS = { code: 'rc', timestamp: 'ts', referrer: 'fref' } as const;
