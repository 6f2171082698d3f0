/** Transition for an account that another tab or device activated (D26). */
export const activatedElsewhere = {
  target: '#activated.elsewhere',
  actions: { type: 'storeActivated', params: 'elsewhere' },
} as const;

/** The response to this page's own request says so: the visitor is a member and is sent on. */
export const activeElsewhere = {
  guard: { type: 'activationMeans', params: 'alreadyActive' },
  ...activatedElsewhere,
} as const;
