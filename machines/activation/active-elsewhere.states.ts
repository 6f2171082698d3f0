/** The account was activated in another tab or on another device, and this page has come to know it (D26). */
export const toldActive = {
  target: '#activated.elsewhere',
  actions: { type: 'storeActivated', params: 'elsewhere' },
} as const;

/** The answer to what the page asked says so: its bearer is a member, and led on. */
export const activeElsewhere = {
  guard: { type: 'activationMeans', params: 'alreadyActive' },
  ...toldActive,
} as const;
